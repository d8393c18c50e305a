import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { minFillTime } from '../../src/lib/http/bot-signals.ts'
import type { OnboardingDocument } from '../../src/payload-types.ts'
import { cms } from '../support/cms.ts'
import {
  documentFiles,
  formWithDocument,
  onboarding,
  onboardingForm,
  pdf,
} from '../support/onboarding.ts'
import {
  countStored,
  expectRejection,
  lowRateLimit,
  postOnboarding,
  withSettings,
} from '../support/submissions.ts'

describe('an onboarding', () => {
  it('is stored with every field and every document, byte by byte', async () => {
    const before = await countStored()
    const response = await postOnboarding(onboardingForm())
    expect(response.status).toBe(201)
    const { id, message } = await response.json()
    expect(message).toMatch(/eingegangen/)

    const payload = await cms()
    const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 1 })
    expect(entry).toMatchObject(onboarding)
    const documents = (entry.uploadedFiles ?? []).filter((document) => typeof document === 'object')
    expect(documents.map(({ originalName }) => originalName)).toEqual(
      documentFiles.map((file) => path.basename(file)),
    )
    for (const [index, { filename }] of documents.entries()) {
      const stored = await fs.readFile(path.join(env.DATA_DIR, 'documents', filename ?? ''))
      expect(stored.equals(await fs.readFile(documentFiles[index] ?? ''))).toBe(true)
    }
    const after = await countStored()
    expect(after.files - before.files).toBe(documentFiles.length)
    expect(after.unfinished).toBe(0)
  })

  it('is stored without NUL bytes, which PostgreSQL does not accept, and keeps everything else', async () => {
    const form = formWithDocument('preis\0liste.pdf', pdf, {
      company: 'Salon\0 Süd',
      website: '\0',
    })
    const response = await postOnboarding(form)
    expect(response.status).toBe(201)
    const { id } = await response.json()
    const payload = await cms()
    const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 1 })
    expect(entry).toMatchObject({ company: 'Salon Süd', website: '' })
    expect(entry.uploadedFiles).toMatchObject([{ originalName: 'preisliste.pdf' }])
  })

  it.each(['info@bäckerei.de', "o'neill@foo-.example.com"])(
    'is stored with the address %s, which the form accepts',
    async (email) => {
      const response = await postOnboarding(onboardingForm({ ...onboarding, email }, []))
      expect(response.status).toBe(201)
      const { id } = await response.json()
      const payload = await cms()
      const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 0 })
      expect(entry.email).toBe(email)
    },
  )

  it('needs no documents and no website', async () => {
    const { website: _, ...fields } = onboarding
    const response = await postOnboarding(onboardingForm(fields, []))
    expect(response.status).toBe(201)
  })

  it('becomes one entry if the same form is sent repeatedly, even concurrently', async () => {
    const before = await countStored()
    const send = (key: string) => {
      return postOnboarding(formWithDocument('preise.pdf', pdf, { idempotencyKey: key }))
    }
    const key = randomUUID()
    const responses = await Promise.all([send(key), send(key), send(key)])
    responses.push(await send(key))
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).id))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(ids).size).toBe(1)
    const after = await countStored()
    expect(after.entries - before.entries).toBe(1)
    expect(after.records - before.records).toBe(1)
    expect(after.files - before.files).toBe(1)
  })

  it('is still recognized as a duplicate after its entry was moved to the trash', async () => {
    const idempotencyKey = randomUUID()
    const send = (company: string) =>
      postOnboarding(formWithDocument('preise.pdf', pdf, { idempotencyKey, company }))
    const { id } = await (await send('A GmbH')).json()
    const payload = await cms()
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'voice-bot-onboardings', id, data })
    const again = await send('A GmbH')
    expect([again.status, (await again.json()).id]).toEqual([201, id])
    expect((await send('B GmbH')).status).toBe(409)
  })

  it('is recognized as a duplicate if an earlier release has stored it', async () => {
    const idempotencyKey = randomUUID()
    const send = () => postOnboarding(formWithDocument('preise.pdf', pdf, { idempotencyKey }))
    const { id } = await (await send()).json()
    const data = { contentHash: 'f'.repeat(64) }
    await (await cms()).update({ collection: 'voice-bot-onboardings', id, data })
    const again = await send()
    expect([again.status, (await again.json()).id]).toEqual([201, id])
  })

  it('is rejected with the idempotency key of a different one, which stays unchanged', async () => {
    const before = await countStored()
    const send = (name: string, content: string, company = 'A GmbH') =>
      postOnboarding(formWithDocument(name, `${pdf}${content}`, { idempotencyKey: key, company }))
    const key = randomUUID()
    expect((await send('preise.pdf', '1')).status).toBe(201)
    for (const response of [
      await send('preise.pdf', '1', 'B GmbH'),
      await send('preise.pdf', '2'),
      await send('andere.pdf', '1'),
    ]) {
      expect(response.status).toBe(409)
      expect((await response.json()).message).toMatch(/^Dieses Formular haben wir schon/)
    }
    expect((await send('preise.pdf', '1')).status).toBe(201)
    const after = await countStored()
    expect(after.entries - before.entries).toBe(1)
    expect(after.files - before.files).toBe(1)
  })

  it('is stored byte by byte fifty times concurrently with the same file name', async () => {
    const before = await countStored()
    const contents = Array.from({ length: 50 }, (_, index) =>
      Buffer.concat([Buffer.from(pdf), Buffer.alloc(300_000, String(index))]),
    )
    const responses = await Promise.all(
      contents.map((content) => postOnboarding(formWithDocument('cv.pdf', content))),
    )
    expect(responses.filter(({ status }) => status !== 201)).toEqual([])
    const after = await countStored()
    expect(after.entries - before.entries).toBe(50)
    expect(after.files - before.files).toBe(50)
    const payload = await cms()
    for (const [index, response] of responses.entries()) {
      const { id } = await response.json()
      const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 1 })
      const [document] = entry.uploadedFiles as OnboardingDocument[]
      const file = path.join(env.DATA_DIR, 'documents', document?.filename ?? '')
      const stored = await fs.readFile(file)
      expect(stored.equals(contents[index] as Buffer), `document ${index}`).toBe(true)
    }
  })

  it('is rejected with a message for each invalid field', async () => {
    const response = await postOnboarding(
      onboardingForm({ ...onboarding, name: 'A', email: 'x', voiceGender: 'robot' }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      message: 'Bitte prüfen Sie Ihre Angaben.',
      errors: {
        name: 'Name muss mindestens 2 Zeichen lang sein',
        email: 'Gültige E-Mail-Adresse erforderlich',
        voiceGender: 'Bitte wählen Sie eine Stimme aus',
      },
    })
  })
})

describe('spam', () => {
  it('with a filled honeypot or an implausibly short fill time is rejected with a request to retry', async () => {
    const fields = { ...onboarding, filledInMs: String(minFillTime - 1) }
    await expectRejection(onboardingForm(fields, []), 400, /ungewöhnlich schnell/)
    await expectRejection(onboardingForm({ ...onboarding, subject: 'x' }, []), 400, /noch einmal/)
    const honest = { ...onboarding, subject: '', filledInMs: String(minFillTime) }
    expect((await postOnboarding(onboardingForm(honest, []))).status).toBe(201)
  })

  it('from one address is rejected in German until an hour has passed', async () => {
    await withSettings(lowRateLimit, async () => {
      const send = (address: string) =>
        postOnboarding(onboardingForm(onboarding, []), { 'X-Forwarded-For': address })
      expect((await send('192.0.2.7')).status).toBe(201)
      expect((await send('192.0.2.7')).status).toBe(201)
      const rejected = await send('192.0.2.7')
      expect(rejected.status).toBe(429)
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3500)
      expect((await rejected.json()).message).toMatch(/in 60 Minuten noch einmal/)
      expect((await send('192.0.2.8')).status).toBe(201)
    })
  })

  it('with very much text is rejected until an hour has passed', async () => {
    await withSettings({ SUBMISSIONS_PER_HOUR: 20 }, async () => {
      const long = 'x'.repeat(10_000)
      const texts = { company: long, street: long, zipCode: long, city: long, country: long }
      const send = () =>
        postOnboarding(onboardingForm({ ...onboarding, ...texts, phone: '0'.repeat(10_000) }, []), {
          'X-Forwarded-For': '192.0.2.31',
        })
      expect((await send()).status).toBe(201)
      const rejected = await send()
      expect(rejected.status).toBe(429)
      expect((await rejected.json()).message).toMatch(/in 60 Minuten noch einmal/)
    })
  })
})

it('stores or rejects any value in fields and file names and never responds with 500', async () => {
  const anything = fc.string({ unit: 'binary', maxLength: 40 })
  const entry = fc.record({
    name: anything.map((text) => `Jürgen ${text}`),
    company: anything,
    city: anything.map((text) => `${text} Berlin`),
    website: anything.map((text) => `https://example.com/${text}`),
    file: anything.map((text) => `${text}.pdf`),
  })
  const answers: number[] = []
  await fc.assert(
    fc.asyncProperty(entry, async ({ file, ...fields }) => {
      const response = await postOnboarding(formWithDocument(file, pdf, fields))
      answers.push(response.status)
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 60, examples: [[{ ...onboarding, name: 'Zero \0 byte', file: 'a\0b.pdf' }]] },
  )
  expect(answers).toContain(201)
})
