import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import { pageLocationAt, pathsOf } from '../../i18n/page-location.ts'
import { type DocumentRef, isSamePlace } from '../../lib/content/document-ref.ts'
import { loadPlans, type Plan } from '../../lib/content/plans.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { wasPublished } from '../../lib/content/was-published.ts'
import { isWrittenIn } from '../../lib/content/written.ts'
import { isSameContent } from './content-part.ts'
import { configOf, isByLanguage, languagesOf, readDocument } from './documents.ts'

/**
 * What is public of a document in a language: what is saved, something older, or nothing. Nothing is
 * public of a draft, of what was withdrawn, and where not a text has been written yet.
 */
export type PublicationState = 'published' | 'changed' | 'draft' | 'withdrawn' | 'missing'

/** A document in one language. */
export type LanguagePublication = { locale: Locale; state: PublicationState; address?: string }

/** A document in all of its languages, as its form shows it. */
export type Publication = {
  /** Whether each language is published by itself; else the only one stands for all. */
  isByLanguage: boolean
  languages: LanguagePublication[]
  plans: Pick<Plan, 'at' | 'id' | 'locale' | 'type'>[]
}

type User = PayloadRequest['user']

/**
 * The states of a document. What is compared is what is published with what is saved; dates and
 * counts of versions mix up the languages.
 */
export async function readLanguages(
  payload: Payload,
  place: DocumentRef,
  user: User,
): Promise<LanguagePublication[]> {
  const config = configOf(payload, place)
  const { flattenedFields: fields } = config
  const read = (draft: boolean) => readDocument(payload, place, { locale: 'all', draft, user })
  const [published, saved] = await Promise.all([read(false), read(true)])
  const stateIn = async (locale: Locale): Promise<PublicationState> => {
    if (isPublishedIn(published, locale)) {
      const [one, other] = [published, saved].map((doc) => inLanguage(fields, doc, locale))
      return isSameContent(one ?? {}, other ?? {}) ? 'published' : 'changed'
    }
    if (await wasPublished(payload, place, locale)) return 'withdrawn'
    return !isByLanguage(config) || isWrittenIn(fields, saved, locale) ? 'draft' : 'missing'
  }
  return Promise.all(
    languagesOf(config, saved).map(async (locale) => ({
      locale,
      state: await stateIn(locale),
      address: hrefOf(config, saved, locale),
    })),
  )
}

/** The states of a document, and what is planned for it. */
export async function readPublication(
  payload: Payload,
  place: DocumentRef,
  user: User,
): Promise<Publication> {
  const [languages, plans] = await Promise.all([
    readLanguages(payload, place, user),
    loadPlansOf(payload, place),
  ])
  return {
    isByLanguage: isByLanguage(configOf(payload, place)),
    languages,
    plans: plans.map(({ at, id, locale, type }) => ({ at, id, locale, type })),
  }
}

/** What is planned for one document. */
export async function loadPlansOf(payload: Payload, place: DocumentRef): Promise<Plan[]> {
  const plans = await loadPlans(payload)
  return plans.filter((plan) => isSamePlace(plan.place, place))
}

/** Where visitors read the document, as the address of its preview says. */
function hrefOf(
  { admin }: ReturnType<typeof configOf>,
  doc: Doc,
  locale: Locale,
): string | undefined {
  const url = admin.livePreview?.url
  const preview =
    typeof url === 'function' ? url({ data: doc, locale: { code: locale } } as never) : url
  const [path = '', anchor] = String(preview ?? '').split('#')
  const shown = pageLocationAt(path)
  if (!shown) return undefined
  return pathsOf(shown).page + (anchor ? `#${anchor}` : '')
}
