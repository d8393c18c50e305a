import { isPersonaPage, type SegmentPageId } from '../../../../i18n/routes.ts'
import type { ReadMode } from '../../../../lib/cache/cache.ts'
import { ImprintPage } from './imprint-page.tsx'
import { PersonaPage } from './persona-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

type Props = { page: SegmentPageId; readMode: ReadMode }

/** Renders a page below the landing page, published or as a draft. */
export function SegmentPage({ page, readMode }: Props) {
  if (isPersonaPage(page)) return <PersonaPage readMode={readMode} slug={page} />
  return page === 'imprint' ? (
    <ImprintPage readMode={readMode} />
  ) : (
    <PrivacyPage readMode={readMode} />
  )
}
