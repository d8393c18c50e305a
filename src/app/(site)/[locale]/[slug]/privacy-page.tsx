import { notFound } from 'next/navigation'
import { Privacy } from '../../../../features/website/legal/components/privacy.tsx'
import { loadPrivacy } from '../../../../features/website/legal/data.ts'
import { secondsToMidnightInBerlin } from '../../../../features/website/legal/midnight.ts'
import { LegalFrame } from '../../../../features/website/site/components/legal-frame.tsx'
import { loadSite } from '../../../../features/website/site/data.ts'
import { keepFor, type Reading } from '../../../../lib/cache/cache.ts'

/** The privacy policy; cached until the date at its end changes. */
export async function PrivacyPage({ reading }: { reading: Reading }) {
  const site = await loadSite(reading)
  const privacy = await loadPrivacy(reading, site.placeholders)
  if (!privacy) notFound()
  if (!reading.draft) await keepFor(secondsToMidnightInBerlin())
  return (
    <LegalFrame locale={reading.locale} site={site}>
      <Privacy privacy={privacy} />
    </LegalFrame>
  )
}
