import { notFound } from 'next/navigation'
import type { Locale } from '../../../i18n/locales.ts'
import { cached, type ReadMode } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { typesetCopy } from '../../../lib/content/copy.ts'
import { sitePlaceholders } from '../../../lib/content/placeholders.ts'
import { withoutMarks } from '../../../lib/content/text-marks.ts'
import type { Claim, SiteSetting } from '../../../payload-types.ts'
import { homeOf, loadLanguages } from './languages.ts'
import type { SiteView } from './types.ts'

/**
 * Loads the content that all pages share, and the placeholders for claims and contact data. Pages are
 * a 404 in a language in which the site settings are not published.
 */
export async function loadSite(readMode: ReadMode): Promise<SiteView> {
  const site = await cached(readMode, {
    key: ['site'],
    tags: ['site-settings', 'claims'],
    load: async (query) => {
      const cms = await getCms()
      const [settings, claims] = await Promise.all([
        cms.findGlobal({ slug: 'site-settings', depth: 0, ...query }),
        cms.findGlobal({ slug: 'claims', depth: 0, ...query }),
      ])
      // Payload returns an empty object for an unpublished global.
      return settings.id ? toSiteView(settings, claims, readMode.locale) : null
    },
  })
  if (!site) notFound()
  return { ...site, home: homeOf(readMode.locale, await loadLanguages('landing', readMode)) }
}

function toSiteView(settings: SiteSetting, claims: Claim, locale: Locale): Omit<SiteView, 'home'> {
  const { phone, email, aiNotice, navigation, contact, footer } = settings
  const brand = settings.brand || settings.operator.company
  const titleSuffix = settings.titleSuffix ?? ''
  // Placeholder values have no marks: a click on a text with placeholders must open the text's field.
  const unmarked = withoutMarks({ brand, phone, email, operator: settings.operator })
  const placeholders = sitePlaceholders(unmarked, claims.items ?? [], locale)
  const view = { brand, titleSuffix, phone, email, aiNotice, navigation, contact, footer }
  return {
    ...typesetCopy(view, placeholders, locale),
    operator: operatorOf(settings),
    providers: withoutMarks(providersOf(settings)),
    placeholders,
  }
}

function operatorOf({ operator }: SiteSetting): SiteView['operator'] {
  const { company, address, representative, mobile, editor, vatId, authority, profession } =
    operator
  const register = [operator.registerCourt, operator.registerNumber].filter(Boolean).join(', ')
  return {
    company,
    address,
    representative,
    editor,
    register,
    mobile: mobile ?? undefined,
    vatId: vatId ?? undefined,
    authority: authority ?? undefined,
    profession: profession ?? undefined,
  }
}

function providersOf({ providers }: SiteSetting): SiteView['providers'] {
  return {
    hosting: providers?.hosting ?? undefined,
    mail: providers?.mail ?? undefined,
    automation: providers?.automation ?? undefined,
  }
}
