import { notFound } from 'next/navigation'
import { Privacy } from '../../../../features/legal/components/privacy.tsx'
import { loadPrivacy } from '../../../../features/legal/data.ts'
import { secondsToMidnightInBerlin } from '../../../../features/legal/midnight.ts'
import { LegalFrame } from '../../../../features/site/components/legal-frame.tsx'
import { loadSite } from '../../../../features/site/data.ts'
import { keepFor, type Reading } from '../../../../lib/cache.ts'

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
