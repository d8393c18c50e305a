import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Claim, Persona, Testimonial } from '../../../src/payload-types.ts'
import { cms, outsideNext } from '../../support/cms.ts'
import { halves } from '../../support/pictures.ts'
import { withDatabase } from '../../support/stored.ts'

let payload: Payload
let claims: Claim
let viktor: Persona
let voice: Testimonial

beforeAll(async () => {
  payload = await cms()
  claims = await payload.findGlobal({ slug: 'claims', depth: 0 })
  viktor = (await payload.find({ collection: 'personas', where: { slug: { equals: 'viktor' } } }))
    .docs[0] as Persona
  voice = (await payload.find({ collection: 'testimonials', limit: 1, depth: 0 }))
    .docs[0] as Testimonial
})

afterEach(async () => {
  await publishMotto(viktor.motto)
  await publishVoice(voice.image as number | null)
  await writeClaims(claims.items)
  await payload.delete({ collection: 'media', where: { filename: { like: 'at-once' } } })
})

it('a claim stays if copy that quotes it is being published at the same time', async () => {
  await withClaim('fresh')
  const outcome = await atOnce(
    (req) => publishMotto('Ab {fresh} Euro', req),
    () => writeClaims(claims.items),
  )
  expect(outcome).toMatch(/\{fresh\} wird noch gebraucht/)
  expect(await claimKeys()).toContain('fresh')
})

it('copy is not published if the claim that it quotes is being removed at the same time', async () => {
  await withClaim('fresh')
  const outcome = await atOnce(
    (req) => writeClaims(claims.items, req),
    () => publishMotto('Ab {fresh} Euro'),
  )
  expect(outcome).toMatch(/unbekannten Platzhalter \{fresh\}/)
  expect((await payload.findByID({ collection: 'personas', id: viktor.id })).motto).toBe(
    viktor.motto,
  )
})

it('a picture stays if something that shows it is being published at the same time', async () => {
  const picture = await upload()
  const outcome = await atOnce(
    (req) => publishVoice(picture, req),
    () => payload.delete({ collection: 'media', id: picture }),
  )
  expect(outcome).toMatch(/Bild wird noch gebraucht/)
  expect(await payload.count({ collection: 'media', where: { id: { equals: picture } } })).toEqual({
    totalDocs: 1,
  })
})

it('nothing is published with a picture that is being deleted at the same time', async () => {
  const picture = await upload()
  const outcome = await atOnce(
    (req) => payload.delete({ collection: 'media', id: picture, req }),
    () => publishVoice(picture),
  )
  expect(outcome).toBeTruthy()
  const now = await payload.findByID({ collection: 'testimonials', id: voice.id, depth: 0 })
  expect(now.image ?? null).toBe(voice.image ?? null)
})

it('a draft is saved without waiting for a publication that is under way', async () => {
  const transactionID = await begin()
  await publishMotto('Immer am Telefon', { transactionID })
  const saved = await payload.update({
    collection: 'testimonials',
    id: voice.id,
    locale: 'de',
    data: { content: 'Ein Entwurf' },
    draft: true,
    autosave: true,
    context: outsideNext(),
  })
  await payload.db.rollbackTransaction(transactionID)
  expect(saved.content).toBe('Ein Entwurf')
})

type Req = { transactionID: number | string }

/**
 * Does the first in a transaction that stays open until the second has ended or waits for a lock.
 * Resolves to why the second was refused; nothing if it was not.
 */
async function atOnce(first: (req: Req) => Promise<unknown>, second: () => Promise<unknown>) {
  const transactionID = await begin()
  await first({ transactionID })
  let hasEnded = false
  const refusal = second().then(
    () => undefined,
    (error: Error) => error.message,
  )
  void refusal.then(() => {
    hasEnded = true
  })
  await withDatabase(process.env.DATABASE_URL ?? '', async (client) => {
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    while (!hasEnded && (await client.query(waiting)).rowCount === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  await payload.db.commitTransaction(transactionID)
  return refusal
}

async function begin(): Promise<number | string> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions.')
  return transactionID
}

function publishMotto(motto: string, req?: Req) {
  const data = { motto, _status: 'published' } as const
  const at = { collection: 'personas', id: viktor.id, locale: 'de' } as const
  return payload.update({ ...at, data, depth: 0, req, context: outsideNext() })
}

function publishVoice(image: number | null, req?: Req) {
  const data = { image, content: voice.content, _status: 'published' } as const
  const at = { collection: 'testimonials', id: voice.id, locale: 'de' } as const
  return payload.update({ ...at, data, depth: 0, req, context: outsideNext() })
}

function writeClaims(items: Claim['items'], req?: Req) {
  const data = { items, _status: 'published' } as const
  return payload.updateGlobal({ slug: 'claims', data, depth: 0, req, context: outsideNext() })
}

const withClaim = (key: string) =>
  writeClaims([...claims.items, { key, value: '7', kind: 'plain', source: 'Test' }])

async function claimKeys() {
  return (await payload.findGlobal({ slug: 'claims' })).items.map(({ key }) => key)
}

async function upload(): Promise<number> {
  const data = await halves()
  const file = { data, mimetype: 'image/jpeg', name: 'at-once.jpg', size: data.length }
  const alt = 'Zwei Hälften'
  const context = outsideNext()
  const { id } = await payload.create({
    collection: 'media',
    locale: 'de',
    data: { alt },
    file,
    context,
  })
  for (const locale of ['en', 'pt', 'ro'] as const) {
    await payload.update({ collection: 'media', id, locale, data: { alt }, context: outsideNext() })
  }
  return id
}
