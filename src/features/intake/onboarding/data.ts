import { notFound } from 'next/navigation'
import { cached, type ReadMode } from '../../../lib/cache/cache.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { typesetCopy } from '../../../lib/content/copy.ts'
import type { Placeholders } from '../../../lib/content/placeholders.ts'
import type { OnboardingPage } from '../../../payload-types.ts'
import { draftDays } from './draft-age.ts'
import type { OnboardingCopy } from './types.ts'

/** Loads the copy of the onboarding page. The page is a 404 if its copy is not published. */
export async function loadOnboardingCopy(
  readMode: ReadMode,
  placeholders: Placeholders,
): Promise<OnboardingCopy> {
  const copy = await cached(readMode, {
    key: ['onboarding-page'],
    tags: ['onboarding-page'],
    load: async (query) => {
      const cms = await getCms()
      const page = await cms.findGlobal({ slug: 'onboarding-page', depth: 0, ...query })
      // Payload returns an empty object for an unpublished global.
      return page.id ? toOnboardingCopy(page) : null
    },
  })
  if (!copy) notFound()
  return typesetCopy(copy, { ...placeholders, draftDays: String(draftDays) }, readMode.locale)
}

type Lines = OnboardingPage['guide']['needed']

function toOnboardingCopy(page: OnboardingPage): OnboardingCopy {
  const { guide, documents, draftNotice, privacyNote, privacyLink, thanks } = page
  return {
    guide: { ...guide, needed: textsOf(guide.needed) },
    documents: { ...documents, info: textsOf(documents.info) },
    draftNotice,
    privacyNote,
    privacyLink,
    thanks,
  }
}

function textsOf(lines: Lines): string[] {
  return (lines ?? []).map(({ text }) => text)
}
