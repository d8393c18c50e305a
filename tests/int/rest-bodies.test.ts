import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi, messagesOf, sendJson } from '../support/catch-all.ts'
import { cms } from '../support/cms.ts'
import { adminHeaders } from '../support/stored-submissions.ts'

const megabyte = 1024 ** 2
const json = { 'Content-Type': 'application/json' }

let admin: Record<string, string>
let key: Record<string, string>

beforeAll(async () => {
  const payload = await cms()
  admin = await adminHeaders()
  const apiKey = randomUUID()
  const data = { email: `${randomUUID()}@example.com`, password: 'a-long-password' }
  await payload.create({
    collection: 'users',
    data: { ...data, role: 'admin', enableAPIKey: true, apiKey },
  })
  key = { Authorization: `users API-Key ${apiKey}` }
})

/** Returns a stream of that many megabytes and a counter of the megabytes that were read. */
function endless(megabytes: number) {
  const read = { megabytes: 0 }
  const chunk = Buffer.alloc(megabyte, '{},')
  const body = new ReadableStream({
    pull(controller) {
      if (read.megabytes === megabytes) return controller.close()
      read.megabytes++
      controller.enqueue(chunk)
    },
  })
  return { body, read }
}

describe('a body of more than 16 KB', () => {
  it.each([
    ['users/login', 'application/json'],
    ['users/forgot-password', 'application/json'],
    ['users/login', 'multipart/form-data; boundary=x'],
    ['users/login', 'application/x-www-form-urlencoded'],
    ['users/login', 'text/plain'],
    ['personas', 'application/json'],
    ['media', 'multipart/form-data; boundary=x'],
    ['nothing', 'application/json'],
  ])('is not read to its end from an anonymous client: %s, %s', async (path, type) => {
    const lengths: Record<string, string>[] = [{}, { 'Content-Length': String(260 * megabyte) }]
    for (const headers of lengths) {
      const { body, read } = endless(260)
      const response = await callApi(path, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Accept-Language': 'en', ...headers },
        body,
      })
      expect(response.status).toBe(413)
      expect(await messagesOf(response)).toBe(
        'That’s more data than the server accepts. The limit is 16 KB without a login.',
      )
      expect(read.megabytes).toBeLessThan(32)
    }
  })

  it('is not read with an API key either', async () => {
    const { body } = endless(20)
    const headers = { ...json, ...key }
    expect((await callApi('personas', { method: 'POST', headers, body })).status).toBe(403)
  })

  it('is accepted from staff, with up to 1 MB for documents and 32 MB for pictures', async () => {
    const headers = { ...admin, 'Accept-Language': 'de' }
    const text = 'x'.repeat(megabyte - 100)
    const taken = await sendJson(
      'personas/1?draft=true&locale=de',
      { motto: text },
      {
        method: 'PATCH',
        headers,
      },
    )
    expect([taken.status, await messagesOf(taken)]).toEqual([400, expect.stringContaining('Motto')])
    const { body, read } = endless(260)
    const document = JSON.stringify({ motto: 'x'.repeat(megabyte) })
    const tooLong = await callApi('personas/1?draft=true', {
      method: 'PATCH',
      headers: { ...json, ...headers },
      body: document,
    })
    expect([tooLong.status, await messagesOf(tooLong)]).toEqual([
      413,
      'Das sind mehr Daten, als der Server annimmt: höchstens 1 MB.',
    ])
    const rejected = await callApi('media', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
      body,
    })
    expect([rejected.status, await messagesOf(rejected)]).toEqual([
      413,
      'Das sind mehr Daten, als der Server annimmt: höchstens 32 MB.',
    ])
    expect(read.megabytes).toBeLessThan(64)
  })
})

describe('a body of 16 KB', () => {
  const limit = 16 * 1024
  const nested = (open: string, close: string) => {
    const levels = Math.floor((limit - 1000) / (open.length + close.length))
    return `${open.repeat(levels)}1${close.repeat(levels)}`
  }
  const many = (item: string) =>
    `[${Array(Math.floor((limit - 1000) / (item.length + 1))).fill(item)}]`

  it.each([
    ['users/login', `{"email":${many('{}')},"password":"x"}`],
    ['users/login', `{"email":${nested('[', ']')}}`],
    ['users/forgot-password', `{"email":${many('{}')}}`],
    ['users/reset-password', `{"token":${many('1')},"password":"x"}`],
    ['users/first-register', `{"email":${nested('{"a":', '}')}}`],
    ['personas', `{"examples":{"conversations":${many('1')}}}`],
    ['personas', `{"features":${many('0')}}`],
    ['features', `{"benefits":${many('0')}}`],
    ['features', nested('{"benefits":', '}')],
    ['contact-requests', many('[]')],
    ['globals/landing', `{"statistics":{"items":${many('0')}}}`],
    ['legal-pages', `{"sections":${many('{"body":{"root":{"type":"x"}}}')}}`],
    ['payload-preferences/x', `{"value":${many('{}')}}`],
    ['reorder', `{"docsToMove":${many('"1"')}}`],
  ])('does not block the event loop, whatever its shape: %s', async (path, body) => {
    expect(body.length).toBeLessThan(limit)
    const asForm = new FormData()
    asForm.append('_payload', body)
    for (const init of [{ headers: json, body }, { body: asForm }]) {
      const before = process.threadCpuUsage()
      const response = await callApi(path, { method: 'POST', ...init })
      const text = await response.text()
      // The CPU time of this thread is not affected by other processes.
      const { user, system } = process.threadCpuUsage(before)
      expect((user + system) / 1000).toBeLessThan(1000)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(text.length).toBeLessThan(10_000)
    }
  })
})

describe('a query in the body of a POST', () => {
  const override = { 'X-Payload-HTTP-Method-Override': 'GET' }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const slugs = async (response: Response) =>
    ((await response.json()) as { docs: { slug: string }[] }).docs.map(({ slug }) => slug)

  it.each([
    ['X-Payload-HTTP-Method-Override', 'personas'],
    ['X-HTTP-Method-Override', 'personas?depth=0'],
  ])('is answered like the GET that it replaces: %s', async (name, path) => {
    const response = await callApi(path, {
      method: 'POST',
      headers: { [name]: 'GET', ...form },
      body: 'where[slug][equals]=viktor&limit=1',
    })
    expect(await slugs(response)).toEqual(['viktor'])
  })

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'is rejected unless it is URL-encoded: %s',
    async (type) => {
      const response = await callApi('personas', {
        method: 'POST',
        headers: { ...override, 'Content-Type': type },
        body: '{"where":{"slug":{"equals":"viktor"}}}',
      })
      expect(response.status).toBe(400)
      expect(await messagesOf(response)).toMatch(/\.$/)
    },
  )

  it('is limited to 128 KB', async () => {
    const body = `where[slug][equals]=${'x'.repeat(129 * 1024)}`
    const response = await callApi('personas', {
      method: 'POST',
      headers: { ...override, ...form, ...admin },
      body,
    })
    expect(response.status).toBe(413)
  })
})

it.each(['multipart/form-dataX; boundary=x', 'multipart/mixed; boundary=x'])(
  'a body of the type %s is rejected, because Payload cannot read it',
  async (type) => {
    const headers = { 'Content-Type': type }
    const response = await callApi('users/login', { method: 'POST', headers, body: '--x--' })
    expect(response.status).toBe(415)
  },
)
