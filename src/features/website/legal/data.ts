import { cached, type Reading } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { fillPlaceholders, type Placeholders } from '../../../lib/content/placeholders.ts'
import type { LegalPage } from '../../../payload-types.ts'
import type { LegalSlug } from './constants.ts'
import type { ImprintView, PrivacyView } from './types.ts'

/** The imprint in a language, or nothing while it is not published in it. */
export async function loadImprint(
  reading: Reading,
  placeholders: Placeholders,
): Promise<ImprintView | undefined> {
  const page = await loadLegalPage('imprint', reading)
  return page ? fillPlaceholders(imprint(page), placeholders) : undefined
}

/** The privacy policy, which exists in German only; or nothing while it is not published. */
export async function loadPrivacy(
  reading: Reading,
  placeholders: Placeholders,
): Promise<PrivacyView | undefined> {
  const page = await loadLegalPage('privacy', reading)
  return page ? fillPlaceholders(privacy(page), placeholders) : undefined
}

function loadLegalPage(slug: LegalSlug, reading: Reading): Promise<LegalPage | null> {
  return cached(reading, {
    key: ['legal', slug],
    shows: [['legal-pages', slug]],
    load: async (asking) => {
      const cms = await getCms()
      const { docs } = await cms.find({
        collection: 'legal-pages',
        where: { slug: { equals: slug } },
        depth: 0,
        limit: 1,
        ...asking,
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
