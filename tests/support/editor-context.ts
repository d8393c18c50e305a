import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { restAs } from './call-rest.ts'
import { cms } from './cms.ts'
import { restoreAfterEach } from './restore-after-each.ts'

export type Data = Record<string, unknown>
export type ContentCollection =
  | 'personas'
  | 'features'
  | 'testimonials'
  | 'legal-pages'
  | 'page-meta'

/** An editor and the seeded documents that they edit. */
type EditorContext = {
  payload: Payload
  user: { id: number }
  /** The CMS's REST API with the editor's session. */
  rest: Awaited<ReturnType<typeof restAs>>
  viktor: number
  feature: number
  testimonial: number
  privacy: number
}

export const context = {} as EditorContext

/** The published content before the tests. */
const originals = new Map<string, Record<Locale, Data>>()

/**
 * Creates an editor for the tests of the calling file and restores the database after each test.
 */
export function setUpEditor(): void {
  beforeAll(setUp)
  restoreAfterEach()
}

async function setUp(): Promise<void> {
  const payload = await cms()
  const who = { email: `${randomUUID()}@example.com`, password: 'a-long-editor-password' }
  const account = await payload.create({ collection: 'users', data: { ...who, role: 'editor' } })
  const { docs: testimonials } = await payload.find({
    collection: 'testimonials',
    limit: 1,
    depth: 0,
  })
  Object.assign(context, {
    payload,
    user: { ...account, collection: 'users' },
    rest: await restAs(who.email),
    viktor: await findId('personas', 'slug', 'viktor'),
    // A seeded document, because other tests create more.
    feature: await findId('features', 'slug', 'availability'),
    testimonial: testimonials[0]?.id ?? 0,
    privacy: await findId('legal-pages', 'slug', 'privacy'),
  })
  for (const slug of ['landing', 'claims', 'site-settings'] as const) {
    await rememberOriginal(slug, (locale) => payload.findGlobal({ slug, locale, depth: 0 }))
  }
  await rememberOriginalDocument('personas', context.viktor)
  await rememberOriginalDocument('features', context.feature)
  await rememberOriginalDocument('testimonials', context.testimonial)
}

async function rememberOriginal(path: string, read: (locale: Locale) => Promise<unknown>) {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await read(locale)]))
  originals.set(path, Object.fromEntries(entries))
}

const rememberOriginalDocument = (collection: ContentCollection, id: number) =>
  rememberOriginal(`${collection}/${id}`, (locale) =>
    context.payload.findByID({ collection, id, locale, depth: 0 }),
  )

/** Returns the id of the first document with this value, or 0 if there is none. */
export async function findId(
  collection: ContentCollection,
  field: string,
  value: string,
): Promise<number> {
  const where = { [field]: { equals: value } }
  const { docs } = await (await cms()).find({ collection, where, limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}

/** Returns what was published before the tests, of a global or of `collection/id`. */
export function originalContent<T>(path: string, locale: Locale): T {
  return originals.get(path)?.[locale] as T
}

/** Creates a picture that no document uses, with alternative text only in German. */
export async function createPicture(): Promise<number> {
  const { default: sharp } = await import('sharp')
  const create = { width: 40, height: 40, channels: 3, background: '#888' } as const
  const data = await sharp({ create }).png().toBuffer()
  const { id } = await context.payload.create({
    collection: 'media',
    data: { alt: 'Ein Bild' },
    file: { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length },
    locale: 'de',
  })
  return id
}
