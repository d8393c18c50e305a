import { isPersonaPage, type SegmentPageId } from '../../../../i18n/routes.ts'
import type { Reading } from '../../../../lib/cache/cache.ts'
import { ImprintPage } from './imprint-page.tsx'
import { PersonaPage } from './persona-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

type Props = { page: SegmentPageId; reading: Reading }

/** Any page that stands below a language, as published or as a draft. */
export function SegmentPage({ page, reading }: Props) {
  if (isPersonaPage(page)) return <PersonaPage reading={reading} slug={page} />
  return page === 'imprint' ? <ImprintPage reading={reading} /> : <PrivacyPage reading={reading} />
}
