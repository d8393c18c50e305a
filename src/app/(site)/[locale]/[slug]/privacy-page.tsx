import { notFound } from 'next/navigation'
import { Privacy } from '../../../../features/website/legal/components/privacy.tsx'
import { loadPrivacy } from '../../../../features/website/legal/data.ts'
import { secondsToMidnightInBerlin } from '../../../../features/website/legal/midnight.ts'
import { LegalFrame } from '../../../../features/website/site/components/legal-frame.tsx'
import { loadSite } from '../../../../features/website/site/data.ts'
import { keepFor, type ReadMode } from '../../../../lib/cache/cache.ts'

/** The privacy policy; cached until the date at its end changes. */
export async function PrivacyPage({ readMode }: { readMode: ReadMode }) {
  const site = await loadSite(readMode)
  const privacy = await loadPrivacy(readMode, site.placeholders)
  if (!privacy) notFound()
  if (!readMode.draft) await keepFor(secondsToMidnightInBerlin())
  return (
    <LegalFrame locale={readMode.locale} site={site}>
      <Privacy privacy={privacy} />
    </LegalFrame>
  )
}
