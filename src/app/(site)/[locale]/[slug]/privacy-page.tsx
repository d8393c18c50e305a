import { notFound } from 'next/navigation'
import { Privacy } from '../../../../features/legal/components/privacy.tsx'
import { loadPrivacy } from '../../../../features/legal/data.ts'
import { secondsToMidnightInBerlin } from '../../../../features/legal/today.ts'
import { LegalFrame } from '../../../../features/site/components/legal-frame.tsx'
import { loadSite } from '../../../../features/site/data.ts'
import { defaultLocale } from '../../../../i18n/locales.ts'
import { keepFor } from '../../../../lib/cache.ts'

/** The privacy policy, in German only; cached until the date at its end changes. */
export async function PrivacyPage() {
  const site = await loadSite(defaultLocale)
  const privacy = await loadPrivacy(site.placeholders)
  if (!privacy) notFound()
  await keepFor(secondsToMidnightInBerlin())
  return (
    <LegalFrame locale={defaultLocale} site={site}>
      <Privacy privacy={privacy} />
    </LegalFrame>
  )
}
