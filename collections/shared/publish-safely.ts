import { isDeepStrictEqual } from 'node:util'
import {
  type AfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
  type SanitizedConfig,
  type Validate,
  ValidationError,
} from 'payload'
import { publishMessages } from '../../src/features/publish/messages.ts'
import { staffLocale } from '../../src/features/staff/messages.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { documentName, tellHole } from '../../src/lib/hole-messages.ts'
import {
  gapOf,
  type Hole,
  holesIn,
  isBlank,
  type Known,
  languagesShowing,
  picturesIn,
} from '../../src/lib/holes.ts'
import { storedValues } from '../../src/lib/stored-values.ts'
import { type Doc, isLive, publicPart, type Reaction, type StoredChange } from './stored-change.ts'

/** One thing that must not go live, as the form is told of it. */
export type Refusal = {
  /** Where the form marks it; nothing if that place is in another language than the form. */
  path: string
  /** Where it is, in whatever language. */
  field: string
  locales: readonly Locale[]
  message: string
}

/** As many places are named in the sentence of a refusal; all of them are in its data. */
const toldPlaces = 6

/**
 * Refuses a write after which the public would meet a hole in some language that it did not meet
 * before. What is judged is what is stored, so it makes no difference how it got there: by whoever
 * publishes one language or all, restores, duplicates, creates, or has planned it.
 */
export const publishSafely: Reaction = async (change) => {
  const holes = await newHoles(change)
  if (holes.size === 0) return
  const { req, config, after } = change
  const language = staffLocale(req.i18n.language)
  const document = documentName(config, after ?? {}, language)
  refuse(
    req,
    [...holes.values()].map(({ hole, locales: inLocales }) => ({
      path: isInForm(hole, inLocales, req) ? hole.path : '',
      field: hole.path,
      locales: inLocales,
      message: tellHole(hole, { language, locales: inLocales, document }),
    })),
  )
}

/**
 * Throws what the form shows as a list and marks in its fields. In a write of many documents at
 * once it waits for the last one: Payload takes the error of one document for that document's
 * alone, and would keep what has been written of it.
 */
export function refuse(req: PayloadRequest, refusals: Refusal[]): void {
  const waiting = bulk.get(req.context)
  if (waiting) waiting.push(...refusals)
  else throw refusalOf(refusals, req)
}

/** Hooks by which a write of many documents is all or nothing. */
export const bulkHooks = () => ({
  beforeOperation: [
    (({ args, operation, req }) => {
      if (operation === 'update' && !('id' in args && args.id)) bulk.set(req.context, [])
      return args
    }) satisfies CollectionBeforeOperationHook,
  ],
  afterOperation: [judgeAll],
})

/** The CMS's list expects its documents also where none has been written. */
export const answerBulk: AfterErrorHook = ({ error, result }) => {
  const { data } = error as { data?: { isBulk?: boolean } }
  return data?.isBulk ? { response: { ...result, docs: [] } } : undefined
}

/**
 * Leaves what is missing to `publishSafely`, which knows the languages. Payload would judge only
 * the language of the request, say less, and refuse even to withdraw a language whose draft is not
 * finished. While somebody types, the form is told by Payload as ever.
 */
export function leaveHolesToPublishing(config: SanitizedConfig): SanitizedConfig {
  for (const { versions, fields } of [...config.collections, ...config.globals]) {
    if (versions?.drafts) for (const field of fields) leaveHoles(field)
  }
  return config
}

type FoundHole = { hole: Hole; locales: Locale[] }

/** The refusals of a write of many documents, until all are written. */
const bulk = new WeakMap<PayloadRequest['context'], Refusal[]>()

/** Its return type says that it changes no result. */
function judgeAll({ req, operation, result }: Parameters<CollectionAfterOperationHook>[0]): never {
  const refusals = operation === 'update' ? bulk.get(req.context) : undefined
  if (refusals?.length) throw refusalOf(refusals, req, { isBulk: true })
  return result as never
}

function refusalOf(refusals: Refusal[], req: PayloadRequest, more = {}): ValidationError {
  const say = publishMessages[staffLocale(req.i18n.language)]
  const error = new ValidationError({ errors: refusals, req }, req.t)
  // The form parts the places by commas.
  const places = refusals.map(({ message }) => message.replace(/\.$/, '').replaceAll(',', ';'))
  const untold = places.length - toldPlaces
  const told = untold > 0 ? [...places.slice(0, toldPlaces), say.more(untold)] : places
  error.message = `${say.refused}: ${told.join(', ')}`
  Object.assign(error.data, more)
  return error
}

/** The holes that the change makes public, each with the languages that it is in. */
async function newHoles(change: StoredChange): Promise<Map<string, FoundHole>> {
  const { config, before, after } = change
  const found = new Map<string, FoundHole>()
  if (!after) return found
  const changed = languagesShowing(config.slug, after).filter(
    (locale) =>
      isLive(after, locale) &&
      !isDeepStrictEqual(publicPart(config, before, locale), publicPart(config, after, locale)),
  )
  if (changed.length === 0) return found
  const known = await knownTo(change)
  for (const locale of changed) {
    const examine = (doc: Doc) => holesIn({ fields: config.flattenedFields, doc, locale, known })
    // Whoever changes a fact that all languages share does not answer for old holes in the others.
    const old =
      before && isLive(before, locale) && ownTexts(change, before, locale, after)
        ? new Set(examine(before).map(keyOf))
        : new Set()
    for (const hole of examine(after).filter((each) => !old.has(keyOf(each)))) {
      const key = hole.isLocalized ? `${locale} ${keyOf(hole)}` : keyOf(hole)
      found.set(key, { hole, locales: [...(found.get(key)?.locales ?? []), locale] })
    }
  }
  return found
}

const keyOf = ({ path, gap }: Hole): string => `${path} ${JSON.stringify(gap)}`

/** Whether a language's own texts are the same before and after. */
function ownTexts({ config }: StoredChange, before: Doc, locale: Locale, after: Doc): boolean {
  const texts = (doc: Doc) =>
    storedValues(config.flattenedFields, doc, locale)
      .filter(({ isLocalized }) => isLocalized)
      .map(({ path, value }) => [path, value])
  return isDeepStrictEqual(texts(before), texts(after))
}

/** What stands elsewhere, as this transaction sees it. */
async function knownTo({ config, before, after, req }: StoredChange): Promise<Known> {
  const claims = await req.payload.db.findGlobal<Doc>({ slug: 'claims', req })
  const items = (isLive(claims, locales[0]) && claims?.items ? claims.items : []) as Doc[]
  const pictures = [before ?? {}, after ?? {}].flatMap((doc) =>
    locales.flatMap((locale) =>
      storedValues(config.flattenedFields, doc, locale).flatMap(picturesIn),
    ),
  )
  const { docs } = await req.payload.db.find<Doc & { id: number }>({
    collection: 'media',
    where: { id: { in: [...new Set(pictures)] } },
    pagination: false,
    req,
  })
  const alts = new Map(docs.map(({ id, alt }) => [Number(id), alt as Doc | undefined]))
  return {
    claims: new Set(items.map(({ key }) => String(key))),
    hasAlt: (picture, locale) => !isBlank(alts.get(picture)?.[locale]),
  }
}

/** Whether the open form shows the place: it is in its language, or the same in all of them. */
function isInForm(hole: Hole, inLocales: Locale[], { locale }: PayloadRequest): boolean {
  return !hole.isLocalized || locale === 'all' || inLocales.some((each) => each === locale)
}

function leaveHoles(field: Field): void {
  if ('validate' in field && field.validate) {
    const own = field.validate as Validate
    const judge: Validate = (value, options) =>
      options.event === 'submit' && gapOf(field as never, value) ? true : own(value, options)
    Object.assign(field, { validate: judge })
  }
  const inside =
    field.type === 'tabs'
      ? field.tabs.flatMap(({ fields }) => fields)
      : 'fields' in field
        ? field.fields
        : []
  for (const each of inside) leaveHoles(each)
}
