import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Plugin,
} from 'payload'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { targetLocales } from '../i18n/target-locales.ts'
import { RequestMap } from '../lib/cms/request-state.ts'
import type { Doc } from '../lib/content/stored-values.ts'
import { pairOf, translatableTexts } from '../lib/content/translatable-texts.ts'
import { rememberPairs } from '../lib/content/translated-pairs.ts'

/** What a request can say about its writing that Payload does not. */
type Context = {
  /** What was there before comes back, from an older version or from what is published. */
  isPutBack?: boolean
  isDuplicating?: boolean
  /** German text is put where a translation belongs: somebody has still to translate it. */
  isCopiedFromGerman?: boolean
}

/** The latest texts of every language before a request changed them. */
const before = new RequestMap<Doc>('textsBefore')

/**
 * Writing a translation says that it fits the German of that moment, and the pair of
 * both texts is remembered. A later change of either makes a pair that is not: out of date. So
 * nothing has to be carried along with documents: what an older version or a copy brings back was
 * remembered or was not. Goes for every collection and global with texts in several languages.
 */
export const rememberTranslations: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) =>
    hasLocalized(each.fields) ? watchedCollection(each) : each,
  ),
  globals: config.globals?.map((each) => (hasLocalized(each.fields) ? watchedGlobal(each) : each)),
})

function watchedCollection(config: CollectionConfig): CollectionConfig {
  const slug = config.slug as CollectionSlug
  const beforeOperation: CollectionBeforeOperationHook = ({ args, operation }) => {
    const { duplicateFromID } = args as { duplicateFromID?: unknown }
    if (operation === 'create' && duplicateFromID != null) {
      args.req.context.isDuplicating = true
    }
    return args
  }
  const beforeChange: CollectionBeforeChangeHook = async ({
    data,
    operation,
    originalDoc,
    req,
  }) => {
    if (operation === 'update' && isTranslating(req)) {
      before.keep(req, keyOf(slug, originalDoc.id), await latest(req, slug, originalDoc.id))
    }
    return data
  }
  const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
    if (!isTranslating(req)) return
    await remember(req, {
      fields: collection.flattenedFields,
      was: before.take(req, keyOf(slug, doc.id)) ?? {},
      is: await latest(req, slug, doc.id),
    })
  }
  const { hooks = {} } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), beforeOperation],
      beforeChange: [...(hooks.beforeChange ?? []), beforeChange],
      afterChange: [...(hooks.afterChange ?? []), afterChange],
    },
  }
}

function watchedGlobal(config: GlobalConfig): GlobalConfig {
  const slug = config.slug as GlobalSlug
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    if (isTranslating(req)) before.keep(req, slug, await latestGlobal(req, slug))
    return data
  }
  const afterChange: GlobalAfterChangeHook = async ({ global, req }) => {
    if (!isTranslating(req)) return
    await remember(req, {
      fields: global.flattenedFields,
      was: before.take(req, slug) ?? {},
      is: await latestGlobal(req, slug),
    })
  }
  const { hooks = {} } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), beforeChange],
      afterChange: [...(hooks.afterChange ?? []), afterChange],
    },
  }
}

/** Whether what is written is somebody's translation. */
function isTranslating({ context, locale }: PayloadRequest): boolean {
  const { isCopiedFromGerman, isDuplicating, isPutBack } = context as Context
  const isTakenOver = isCopiedFromGerman || isDuplicating || isPutBack
  return locale !== defaultLocale && !isTakenOver
}

type Change = { fields: FlattenedField[]; was: Doc; is: Doc }

/** Remembers each translation that has changed, with the German that stands beside it now. */
async function remember(req: PayloadRequest, { fields, was, is }: Change): Promise<void> {
  // By the ids of rows: a row that changes its place has not been translated anew.
  const textsOf = (doc: Doc, locale: Locale) =>
    new Map(translatableTexts(fields, doc, locale).map(({ key, items }) => [key, items]))
  const german = textsOf(is, defaultLocale)
  const pairs = targetLocales.flatMap((locale) => {
    const old = textsOf(was, locale)
    return [...textsOf(is, locale)].flatMap(([key, items]) => {
      const isSame = JSON.stringify(items) === JSON.stringify(old.get(key) ?? [])
      return isSame ? [] : [pairOf(locale, german.get(key) ?? [], items)]
    })
  })
  await rememberPairs(req.payload, pairs, req)
}

/** Read by a request of its own: Payload would change the language of the one that writes. */
function latest(
  { payload, transactionID }: PayloadRequest,
  collection: CollectionSlug,
  id: number,
) {
  const reading = { draft: true, locale: 'all', depth: 0, req: { transactionID } } as const
  // Also of what is in the trash, or on its way there or back.
  const found = payload.findByID({ collection, id, trash: true, ...reading })
  return found as unknown as Promise<Doc>
}

function latestGlobal({ payload, transactionID }: PayloadRequest, slug: GlobalSlug) {
  const reading = { draft: true, locale: 'all', depth: 0, req: { transactionID } } as const
  return payload.findGlobal({ slug, ...reading }) as unknown as Promise<Doc>
}

function keyOf(slug: CollectionSlug, id: number): string {
  return `${slug}/${id}`
}

function hasLocalized(fields: Field[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasLocalized(tab.fields))
    return 'fields' in field && hasLocalized(field.fields)
  })
}
