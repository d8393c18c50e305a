import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { pageLocationAt, pathsOf } from '../../i18n/page-location.ts'
import { previewSection } from '../../i18n/routes.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { hasContentIn } from '../../lib/content/has-content-in.ts'
import { loadPlans, type Plan, plansOf } from '../../lib/content/plans.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { wasUnpublished } from '../../lib/content/unpublished-documents.ts'
import { contentChanges, isSameContent } from './content-part.ts'
import { configOf, hasLocalizedStatus, publishableLocales, readDocument } from './documents.ts'

/**
 * The status of a document in a language. `changed` means that the draft differs from what is
 * published, `missing` that no text has been written yet.
 */
export type PublicationState = 'published' | 'changed' | 'draft' | 'unpublished' | 'missing'

export type LanguagePublication = { locale: Locale; state: PublicationState; address?: string }

/** The publication status that a document's form shows. */
export type Publication = {
  /** If false, the only entry of `languages` stands for all of them. */
  isByLanguage: boolean
  /** Whether the draft changes shared fields, which publishing one language publishes in all. */
  isSharedChanged: boolean
  languages: LanguagePublication[]
  plans: Pick<Plan, 'at' | 'id' | 'locale' | 'type'>[]
}

type User = PayloadRequest['user']

/**
 * Returns the status of each language by comparing the published content with the latest draft.
 * Dates and version counts cannot tell, because they cover all languages.
 */
export async function readLanguageStates(
  payload: Payload,
  ref: DocumentRef,
  user: User,
): Promise<LanguagePublication[]> {
  return languageStates(payload, ref, await readBoth(payload, ref, user))
}

type Both = { published: Doc; draft: Doc }

async function readBoth(payload: Payload, ref: DocumentRef, user: User): Promise<Both> {
  const read = (draft: boolean) => readDocument(payload, ref, { locale: 'all', draft, user })
  const [published, draft] = await Promise.all([read(false), read(true)])
  return { published, draft }
}

function languageStates(
  payload: Payload,
  ref: DocumentRef,
  { published, draft }: Both,
): Promise<LanguagePublication[]> {
  const config = configOf(payload, ref)
  const { flattenedFields: fields } = config
  const stateIn = async (locale: Locale): Promise<PublicationState> => {
    if (isPublishedIn(published, locale)) {
      const [one, other] = [published, draft].map((doc) => inLanguage(fields, doc, locale))
      return isSameContent(one ?? {}, other ?? {}) ? 'published' : 'changed'
    }
    if (await wasUnpublished(payload, ref, locale)) return 'unpublished'
    return !hasLocalizedStatus(config) || hasContentIn(fields, draft, locale) ? 'draft' : 'missing'
  }
  return Promise.all(
    publishableLocales(config, draft).map(async (locale) => ({
      locale,
      state: await stateIn(locale),
      address: publicPathOf(config, draft, locale),
    })),
  )
}

/** Resolves to what the form shows of a document: its status per language, and its plans. */
export async function readPublication(
  payload: Payload,
  ref: DocumentRef,
  user: User,
): Promise<Publication> {
  const config = configOf(payload, ref)
  const [both, plans] = await Promise.all([readBoth(payload, ref, user), loadPlans(payload)])
  const changes = contentChanges(config.flattenedFields, both.published, both.draft, defaultLocale)
  return {
    isByLanguage: hasLocalizedStatus(config),
    isSharedChanged: changes.some(({ isLocalized }) => !isLocalized),
    languages: await languageStates(payload, ref, both),
    plans: plansOf(plans, ref).map(({ at, id, locale, type }) => ({ at, id, locale, type })),
  }
}

/** Returns the public path of a document, derived from its preview URL. */
function publicPathOf(
  { admin }: ReturnType<typeof configOf>,
  doc: Doc,
  locale: Locale,
): string | undefined {
  const url = admin.livePreview?.url
  const preview =
    typeof url === 'function' ? url({ data: doc, locale: { code: locale } } as never) : url
  const [path = '', anchor] = String(preview ?? '').split(previewSection)
  const shown = pageLocationAt(path)
  if (!shown) return undefined
  return pathsOf(shown).page + (anchor ? `#${anchor}` : '')
}
