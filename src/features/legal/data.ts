import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { cached } from '../../lib/cache.ts'
import { cacheTag } from '../../lib/cache-tags.ts'
import { getCms } from '../../lib/payload.ts'
import { fillPlaceholders, type Placeholders } from '../../lib/placeholders.ts'
import type { LegalPage } from '../../payload-types.ts'
import type { LegalSlug } from './constants.ts'
import type { ImprintView, PrivacyView } from './types.ts'

/** The imprint in a language, or nothing while it is not published in it. */
export async function loadImprint(
  locale: Locale,
  placeholders: Placeholders,
): Promise<ImprintView | undefined> {
  const page = await loadLegalPage('imprint', locale)
  return page ? fillPlaceholders(imprint(page), placeholders) : undefined
}

/** The privacy policy, which exists in German only, or nothing while it is not published. */
export async function loadPrivacy(placeholders: Placeholders): Promise<PrivacyView | undefined> {
  const page = await loadLegalPage('privacy', defaultLocale)
  return page ? fillPlaceholders(privacy(page), placeholders) : undefined
}

function loadLegalPage(slug: LegalSlug, locale: Locale): Promise<LegalPage | null> {
  return cached({
    key: ['legal', slug, locale],
    tags: [cacheTag('legal-pages', locale)],
    load: async () => {
      const cms = await getCms()
      const { docs } = await cms.find({
        collection: 'legal-pages',
        where: { slug: { equals: slug } },
        locale,
        depth: 0,
        limit: 1,
        overrideAccess: false,
      })
      return docs[0] ?? null
    },
  })
}

function imprint(page: LegalPage): ImprintView {
  return {
    title: page.title,
    companyInfo: page.companyInfo ?? '',
    represented: page.represented ?? '',
    contact: page.contact ?? '',
    phoneLabel: page.phoneLabel ?? '',
    mobileLabel: page.mobileLabel ?? '',
    emailLabel: page.emailLabel ?? '',
    editorialResponsible: page.editorialResponsible ?? '',
    euDispute: page.showEuDispute
      ? {
          title: page.euDispute ?? '',
          text: page.euDisputeText ?? '',
          url: page.euDisputeUrl ?? undefined,
        }
      : undefined,
    emailNote: page.emailNote ?? '',
    consumerDispute: page.consumerDispute ?? '',
    consumerDisputeText: page.consumerDisputeText ?? '',
    source: page.source ?? '',
    sourceUrl: page.sourceUrl ?? undefined,
  }
}

function privacy({ title, sections }: LegalPage): PrivacyView {
  return {
    title,
    sections: (sections ?? []).map(({ heading, body }) => ({ heading, body: body as never })),
  }
}
