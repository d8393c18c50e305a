import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { contactMessages } from '../../src/i18n/messages.ts'
import { tasksAfterSubmission } from '../../src/lib/database/outbox.ts'
import { cms } from '../support/cms.ts'
import { countStored, lowRateLimit, postContact, withSettings } from '../support/submissions.ts'

const request = {
  name: 'Ioana Țepeș',
  email: 'ioana@example.com',
  phone: '+40 721 000 000',
  company: '=SUM(1;2) <b>Cabinet</b>',
  message: 'Bună ziua,\nși mulțumesc!',
}

const send = (body: unknown, headers: Record<string, string> = {}) =>
  postContact(JSON.stringify(body), headers)

describe('a contact request', () => {
  it('is stored as submitted, with language, page, IP address and time', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.1', Referer: 'http://localhost/ro/viktor' }
    const response = await send({ ...request, language: 'ro' }, headers)
    expect(response.status).toBe(200)
    const { id } = await response.json()
    const payload = await cms()
    const stored = await payload.findByID({ collection: 'contact-requests', id })
    const circumstances = { language: 'ro', page: 'viktor', ipAddress: '192.0.2.1' }
    expect(stored).toMatchObject({ ...request, ...circumstances })
    expect(Date.now() - Date.parse(stored.createdAt)).toBeLessThan(60_000)
  })

  it('may be inserted directly because its collection has no create hooks', async () => {
    const { config: collection } = (await cms()).collections['contact-requests']
    const { beforeValidate, beforeChange, afterChange } = collection.hooks
    expect(beforeValidate).toEqual([])
    const creation = { collection, data: request, operation: 'create', req: {} } as never
    // The guard of forms checks only updates, and the access log records only these.
    for (const hook of beforeChange) expect(await hook(creation)).toBe(request)
    for (const hook of afterChange) expect(await hook(creation)).toBe(undefined)
  })

  it('is accepted with only the five fields of the specification', async () => {
    expect((await send(request)).status).toBe(200)
    expect((await send({ ...request, phone: '', company: '' })).status).toBe(200)
    const response = await send({ ...request, phone: null, company: null })
    expect(response.status).toBe(200)
    const { id } = await response.json()
    const stored = await (await cms()).findByID({ collection: 'contact-requests', id })
    expect(stored).toMatchObject({ phone: '', company: '' })
  })

  it('is stored once if it is sent again with the same key', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const before = await countStored()
    const [first, concurrent] = await Promise.all([send(request, key), send(request, key)])
    const again = await send(request, key)
    const { id } = await first.json()
    expect([await concurrent.json(), await again.json()]).toEqual([{ id }, { id }])
    const after = await countStored()
    expect(after.contacts - before.contacts).toBe(1)
    expect(after.jobs - before.jobs).toBe(tasksAfterSubmission().length)
    const changed = await send({ ...request, message: 'Altceva.' }, key)
    const keyless = await send(request)
    const ids = [changed, keyless, await send(request, { 'Idempotency-Key': '1' })]
    const stored = await Promise.all(ids.map((response) => response.json()))
    expect(new Set(stored.map(({ id }) => id)).size).toBe(3)
    const entry = await (await cms()).findByID({ collection: 'contact-requests', id: stored[0].id })
    expect(entry.message).toBe('Altceva.')
  })

  it('is stored without NUL bytes, which PostgreSQL does not accept', async () => {
    const response = await send({ ...request, message: 'Rufen\0 Sie an', language: 'de' })
    expect(response.status).toBe(200)
    const { id } = await response.json()
    const stored = await (await cms()).findByID({ collection: 'contact-requests', id })
    expect(stored.message).toBe('Rufen Sie an')
    expect((await send({ ...request, message: '\0' })).status).toBe(400)
  })

  it('does not need a valid e-mail address', async () => {
    expect((await send({ ...request, email: 'ruf mich an' })).status).toBe(200)
  })

  it.each(locales)('is rejected in %s with plain text if a field is missing', async (language) => {
    const before = await countStored()
    for (const field of ['name', 'email', 'message']) {
      const response = await send({ ...request, language, [field]: '  ' })
      expect(response.status).toBe(400)
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
      const text = await response.text()
      expect(text).toBe(contactMessages[language].missing)
      expect(() => JSON.parse(text)).toThrow()
    }
    expect(await countStored()).toEqual(before)
  })

  it.each(['', 'null', '[]', '7', '"text"', '{', '{"name":{}}', '{"name":["a"],"email":1}'])(
    'is rejected and leaves no trace if its body is malformed: «%s»',
    async (body) => {
      const before = await countStored()
      expect((await postContact(body)).status).toBe(400)
      expect(await countStored()).toEqual(before)
    },
  )

  it('is rejected with 413 if it is too long, and is not read any further', async () => {
    let read = 0
    const chunk = new TextEncoder().encode(' '.repeat(64 * 1024))
    const endless = new ReadableStream({
      pull(controller) {
        read++
        controller.enqueue(chunk)
      },
    })
    expect((await postContact(endless)).status).toBe(413)
    expect(read).toBeLessThan(10)
    const long = await send({ ...request, company: 'x'.repeat(10_001), language: 'en' })
    expect([long.status, await long.text()]).toEqual([
      413,
      'The field “Company” is too long. Please shorten it.',
    ])
  })

  it('is rejected in its language with the waiting time when its sender reaches the rate limit', async () => {
    await withSettings({ ...lowRateLimit, TRUSTED_PROXIES: 1 }, async () => {
      const sendThrough = (address: string) =>
        send({ ...request, language: 'en' }, { 'X-Forwarded-For': `${address}, 10.0.0.1` })
      expect((await sendThrough('invented, 198.51.100.1')).status).toBe(200)
      expect((await sendThrough('198.51.100.1')).status).toBe(200)
      const rejected = await sendThrough('198.51.100.1')
      expect(rejected.status).toBe(429)
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3500)
      expect(await rejected.text()).toMatch(/try again in 60 minutes/)
      expect((await sendThrough('198.51.100.2')).status).toBe(200)
    })
  })

  it('is rejected when its sender has sent very much text within an hour', async () => {
    await withSettings({ SUBMISSIONS_PER_HOUR: 20 }, async () => {
      const long = 'x'.repeat(10_000)
      const texts = { name: long, email: long, phone: long, company: long, message: long }
      const sendTexts = () =>
        send({ ...texts, language: 'en' }, { 'X-Forwarded-For': '192.0.2.30' })
      expect((await sendTexts()).status).toBe(200)
      expect((await sendTexts()).status).toBe(200)
      const rejected = await sendTexts()
      expect(rejected.status).toBe(429)
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3500)
      expect(await rejected.text()).toMatch(/try again in 60 minutes/)
    })
  })
})
