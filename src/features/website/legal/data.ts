import { cached, type ReadMode } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { typesetCopy } from '../../../lib/content/copy.ts'
import type { Placeholders } from '../../../lib/content/placeholders.ts'
import type { LegalPage } from '../../../payload-types.ts'
import type { LegalSlug } from './constants.ts'
import type { ImprintView, PrivacyView } from './types.ts'

/** Loads the imprint in a language; undefined if it is not published in it. */
export async function loadImprint(
  readMode: ReadMode,
  placeholders: Placeholders,
): Promise<ImprintView | undefined> {
  const page = await loadLegalPage('imprint', readMode)
  return page ? typesetCopy(toImprintView(page), placeholders, readMode.locale) : undefined
}

/** Loads the privacy policy, which exists only in German; undefined if it is not published. */
export async function loadPrivacy(
  readMode: ReadMode,
  placeholders: Placeholders,
): Promise<PrivacyView | undefined> {
  const page = await loadLegalPage('privacy', readMode)
  return page ? typesetCopy(toPrivacyView(page), placeholders, readMode.locale) : undefined
}

function loadLegalPage(slug: LegalSlug, readMode: ReadMode): Promise<LegalPage | null> {
  return cached(readMode, {
    key: ['legal', slug],
    tags: [['legal-pages', slug]],
    load: async (query) => {
      const cms = await getCms()
      const { docs } = await cms.find({
        collection: 'legal-pages',
        where: { slug: { equals: slug } },
        depth: 0,
        limit: 1,
        ...query,
      })
      return docs[0] ?? null
    },
  })
}

function toImprintView(page: LegalPage): ImprintView {
  return {
    title: page.title,
    companyInfo: page.companyInfo ?? '',
    represented: page.represented ?? '',
    contact: page.contact ?? '',
    register: page.register ?? '',
    vatId: page.vatId ?? '',
    authority: page.authority ?? '',
    profession: page.profession ?? '',
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

function toPrivacyView({ title, sections }: LegalPage): PrivacyView {
  return {
    title,
    sections: (sections ?? []).map(({ heading, body }) => ({ heading, body: body as never })),
  }
}
