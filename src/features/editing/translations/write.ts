import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { defaultLocale } from '../../../i18n/locales.ts'
import type { TargetLocale } from '../../../i18n/target-locales.ts'
import { lockHolder } from '../../../lib/cms/lock-holder.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { lockForWrite } from '../../../lib/cms/serialize-writes.ts'
import { configAt } from '../../../lib/content/document-ref.ts'
import { type Doc, inLanguage } from '../../../lib/content/stored-values.ts'
import { pairOf, rowTextField, translatableTexts } from '../../../lib/content/translatable-texts.ts'
import { rememberKeys } from '../../../lib/content/translation-keys.ts'
import { isBlank } from '../../../lib/content/validate-content.ts'
import { queueContentWrite } from '../../../lib/database/content-writes.ts'
import { inTransaction } from '../../../lib/database/transaction.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import type { User } from '../../../payload-types.ts'
import type { Messages } from './messages.ts'
import type { CoveredDocument } from './types.ts'

type Change = {
  document: CoveredDocument
  language: TargetLocale
  user: User
  /** The new texts, by path. */
  texts: ReadonlyMap<string, string[]>
  isCopiedFromGerman?: boolean
  messages: Messages
}

/**
 * Writes texts of a document in one language as a draft, in one transaction; a document without drafts
 * becomes public immediately. Rejects while somebody else has the document locked, and if a text or its
 * German text differs from `document`, which means that it has changed since it was loaded.
 */
export async function writeTexts(change: Change): Promise<Outcome<undefined>> {
  const { document, isCopiedFromGerman, language, messages, texts, user } = change
  const cms = await getCms()
  const as = { locale: language, depth: 0, overrideAccess: false, user } as const
  const write = { ...as, overrideLock: false, context: { isCopiedFromGerman } } as const
  const draft = document.hasDrafts
  const { place } = document
  const fields = configAt(cms, place)?.flattenedFields ?? []
  try {
    const writing = queueContentWrite(() =>
      inTransaction(cms, async (req) => {
        await lockForWrite(cms, req, place)
        const reading = { ...as, locale: 'all', draft, req: { ...req } } as const
        const stored = (await ('global' in place
          ? cms.findGlobal({ slug: place.global, ...reading })
          : cms.findByID({ ...place, ...reading }))) as unknown as Doc
        if (!isUnchanged(change, fields, stored)) return false
        const doc = inLanguage(fields, stored, language)
        const data = changedValues({ doc, texts, fields }) as never
        const update = { data, draft, ...write, req: { ...req } }
        if ('global' in place) await cms.updateGlobal({ slug: place.global, ...update })
        else await cms.update({ ...place, ...update })
        if (!isCopiedFromGerman) await rememberKeys(cms, pairsOf(change), req)
        return true
      }),
    )
    if (!writing) return reject(503, messages.tooManyWrites)
    return (await writing) ? done(undefined) : reject(409, messages.changedMeanwhile)
  } catch (error) {
    // The hooks of the document say in the person's language what it does not accept.
    if (statusOf(error) === 400) return reject(400, (error as Error).message)
    if (statusOf(error) === 423) return reject(409, messages.locked(await lockHolder(cms, place)))
    if (statusOf(error) === 404) return reject(404, messages.noDocument)
    if (statusOf(error) === 403) return reject(403, messages.noPermission)
    await logFailure(`The translation of ${document.key} could not be written`, error)
    return reject(500, messages.notWritten)
  }
}

/** Returns whether the stored texts and their German texts are those that were loaded. */
function isUnchanged(
  { document, language, texts }: Change,
  fields: FlattenedField[],
  stored: Doc,
): boolean {
  const [german, translated] = [defaultLocale, language].map((locale) => {
    const found = translatableTexts(fields, stored, locale)
    return new Map(found.map(({ items, path }) => [path, items]))
  })
  return document.texts
    .filter(({ path }) => texts.has(path))
    .every(({ path, translations }) => {
      const pair = pairOf(language, german?.get(path) ?? [], translated?.get(path) ?? [])
      return pair === translations[language]?.pair
    })
}

/**
 * Returns the keys of the changed texts with their German ones, which were shown with them. The hook of the fields
 * does not confirm a text that was outdated before.
 */
function pairsOf({ document, language, texts }: Change): string[] {
  return document.texts.flatMap(({ german, path, translations }) => {
    const items = texts.get(path)
    if (!items || isDeepStrictEqual(items, translations[language]?.items)) return []
    return [pairOf(language, german, items.every(isBlank) ? [] : items)]
  })
}

type Changes = { doc: unknown; texts: Change['texts']; fields: FlattenedField[] }

/** Returns the top-level values of a document that contain the texts, with the new texts. */
function changedValues({ doc, texts, fields }: Changes): Doc {
  const whole = structuredClone(doc) as Doc
  const names = new Set<string>()
  for (const [path, items] of texts) {
    const segments = path.split('.')
    names.add(segments[0] ?? '')
    setItems(whole, fields, { segments, items })
  }
  return Object.fromEntries([...names].map((name) => [name, whole[name]]))
}

type PathItems = { segments: string[]; items: string[] }

/** Sets the texts of the field that the path leads to from `parent`. */
function setItems(parent: Doc, fields: FlattenedField[], { segments, items }: PathItems): void {
  const [name = '', ...rest] = segments
  const field = fields.find((each) => each.name === name)
  if (!field) throw new Error(`There is no field ${name}`)
  if (rest.length === 0) {
    parent[name] = toStoredValue(field, items, parent[name])
    return
  }
  if (!('flattenedFields' in field)) throw new Error(`The field ${name} has no subfields`)
  if (field.type === 'array') {
    const [index, ...rowSegments] = rest
    const row = (parent[name] as Doc[] | undefined)?.[Number(index)]
    if (!row) throw new Error(`The row ${index} of ${name} is gone`)
    setItems(row, field.flattenedFields, { segments: rowSegments, items })
    return
  }
  parent[name] ??= {}
  setItems(parent[name] as Doc, field.flattenedFields, { segments: rest, items })
}

/** Returns the value to store in a field for its texts; existing array rows keep their ids. */
function toStoredValue(field: FlattenedField, items: string[], old: unknown): unknown {
  const name = rowTextField(field)
  if (name) {
    const rows = Array.isArray(old) ? (old as Doc[]) : []
    return items.map((item, index) => ({ ...rows[index], [name]: item }))
  }
  return 'hasMany' in field && field.hasMany ? items : items[0]
}

function statusOf(error: unknown): unknown {
  return (error as { status?: unknown } | undefined)?.status
}
