import type {
  CollectionSlug,
  DataFromCollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
} from 'payload'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { inTransaction } from '../lib/database/transaction.ts'

type Data = Record<string, unknown>
/** A record's texts in one language, without the ids of its rows. */
type InLanguage = (locale: Locale) => Data

/** Pictures keep the names by which they are found again. */
const context = { hasFixedFileName: true }

type Translations = {
  fields: FlattenedField[]
  first: Data
  inLanguage: InLanguage
  languages: readonly Locale[]
  write: (data: Data, locale: Locale) => Promise<unknown>
}

type Document<Slug extends CollectionSlug> = {
  collection: Slug
  /** The field that identifies a record, and its value. */
  key: [field: string, value: string]
  languages: readonly Locale[]
  inLanguage: InLanguage
  file?: { data: Buffer; mimetype: string; name: string; size: number }
}

/**
 * Creates a record with all its languages, in one transaction, unless the seed has done so before:
 * what an editor changed, or deleted, stays as the editor left it.
 * Resolves to the record's id, or to nothing if there is none any more.
 */
export async function seedDocument<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, key: [field, value], languages, inLanguage, file }: Document<Slug>,
): Promise<DataFromCollectionSlug<Slug>['id'] | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
  })
  let found = docs[0]?.id
  await once(payload, `${collection}:${value}`, async () => {
    if (found) return
    await inTransaction(payload, async ({ transactionID }) => {
      const req = { transactionID, context }
      const created = await payload.create({
        collection,
        locale: defaultLocale,
        data: inLanguage(defaultLocale) as never,
        file,
        req,
        depth: 0,
      })
      const { id } = created
      found = id
      await translate({
        fields: payload.collections[collection].config.flattenedFields,
        first: created as unknown as Data,
        inLanguage,
        languages,
        write: (data, locale) =>
          payload.update({ collection, id, locale, data: data as never, req, depth: 0 }),
      })
    })
  })
  return found
}

/** Writes a global in all languages, in one transaction, unless the seed has done so before. */
export async function seedGlobal(
  payload: Payload,
  slug: GlobalSlug,
  languages: readonly Locale[],
  inLanguage: InLanguage,
): Promise<void> {
  await once(payload, `global:${slug}`, () =>
    inTransaction(payload, async ({ transactionID }) => {
      const req = { transactionID, context }
      const write = (data: Data, locale: Locale) =>
        payload.updateGlobal({ slug, locale, data: data as never, req, depth: 0 })
      const first = await write(inLanguage(defaultLocale), defaultLocale)
      const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields
      await translate({
        fields: fields ?? [],
        first: first as unknown as Data,
        inLanguage,
        languages,
        write,
      })
    }),
  )
}

async function translate(translations: Translations): Promise<void> {
  const { fields, first, inLanguage, languages, write } = translations
  for (const locale of languages) {
    if (locale === defaultLocale) continue
    await write(withRowIds(fields, inLanguage(locale), first), locale)
  }
}

/**
 * Gives the rows that all languages share the ids that they got in the first one: without them
 * Payload would take them for new rows and drop the first language's texts.
 */
function withRowIds(fields: FlattenedField[], data: Data, first: Data): Data {
  const result = { ...data }
  for (const field of fields) {
    if (!(field.name in data) || ('localized' in field && field.localized)) continue
    if (field.type === 'group' || field.type === 'tab') {
      const [now, before] = [data[field.name] as Data, first[field.name] as Data]
      result[field.name] = withRowIds(field.flattenedFields, now, before)
    }
    if (field.type === 'array') {
      const [rows, before] = [data[field.name] as Data[], first[field.name] as Data[]]
      result[field.name] = rows.map((row, index) => {
        const rowBefore = before[index] ?? {}
        return { ...withRowIds(field.flattenedFields, row, rowBefore), id: rowBefore.id }
      })
    }
  }
  return result
}

/** Runs `work` unless the database remembers that it ran; a kill in between only repeats it. */
async function once(payload: Payload, name: string, work: () => Promise<void>): Promise<void> {
  const key = `seeded:${name}`
  if (await payload.kv.has(key)) return
  await work()
  await payload.kv.set(key, { at: new Date().toISOString() })
}
