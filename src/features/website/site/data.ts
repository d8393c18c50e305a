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
 * What every page shows, with the marketing figures and contact data as placeholders. A
 * language whose settings are not published has no pages: they are not found.
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
      // What is not published is an empty object.
      return settings.id ? reshape(settings, claims, readMode.locale) : null
    },
  })
  if (!site) notFound()
  return { ...site, home: homeOf(readMode.locale, await loadLanguages('landing', readMode)) }
}

function reshape(settings: SiteSetting, claims: Claim, locale: Locale): Omit<SiteView, 'home'> {
  const { phone, email, aiNotice, navigation, contact, footer } = settings
  const brand = settings.brand || settings.operator.company
  const titleSuffix = settings.titleSuffix ?? ''
  // A text that quotes them is marked as itself.
  const quotable = withoutMarks({ brand, phone, email, operator: settings.operator })
  const placeholders = sitePlaceholders(quotable, claims.items ?? [], locale)
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
