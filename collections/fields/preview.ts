import { previewWidths } from '../../src/features/editing/preview/constants.ts'
import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales.ts'
import {
  languagesOf,
  metaPageAt,
  metaPathOf,
  onboardingPreviewPath,
  type PageId,
  pageIds,
  pathOf,
  previewRoot,
} from '../../src/i18n/routes.ts'
import type { Doc } from '../../src/lib/content/stored-values.ts'

/** The public address at which a document shows; nothing while it shows nowhere. */
type Shown = (doc: Doc, locale: Locale) => string | undefined

/** The preview of a document, beside the editor and in a tab of its own. */
export function previewed(shown: Shown) {
  const url = (doc: Doc, code: unknown) => {
    const path = shown(doc, isLocale(code) ? code : defaultLocale)
    return path === undefined ? null : previewRoot + path
  }
  return {
    preview: (doc: Doc, { locale }: { locale: string }) => url(doc, locale),
    livePreview: {
      url: ({ data, locale }: { data: Doc; locale: { code: string } }) => url(data, locale.code),
      breakpoints: previewWidths,
    },
  }
}

/** On the landing page, at one of its sections if it has an anchor. */
export const onLanding =
  (anchor?: string): Shown =>
  (_, locale) =>
    pathOf('landing', locale) + (anchor ? `#${anchor}` : '')

/** On the page that its slug names, in a language that the page has. */
export const onOwnPage: Shown = ({ slug }, locale) => {
  const page = pageIds.find((id) => id === slug)
  return page && pathOf(page, languageFor(page, locale))
}

/** On the onboarding page, which is German in every language. */
export const onOnboarding: Shown = () => onboardingPreviewPath

/** Where search engines and link previews show its page. */
export const asMeta: Shown = ({ page }, locale) => {
  const known = metaPageAt(page)
  if (!known) return undefined
  return metaPathOf(known, known === 'onboarding' ? defaultLocale : languageFor(known, locale))
}

function languageFor(page: PageId, locale: Locale): Locale {
  return languagesOf(page).includes(locale) ? locale : defaultLocale
}
