import { notFound } from 'next/navigation'
import { env } from '../../../../env.ts'
import { draftDays } from '../../../../features/intake/onboarding/draft-age.ts'
import { ipAddressDays, trashDays } from '../../../../features/intake/retention/constants.ts'
import { Privacy } from '../../../../features/website/legal/components/privacy.tsx'
import { loadPrivacy } from '../../../../features/website/legal/data.ts'
import { secondsToMidnightInBerlin } from '../../../../features/website/legal/midnight.ts'
import { privacyFacts } from '../../../../features/website/legal/privacy-facts.ts'
import { LegalFrame } from '../../../../features/website/site/components/legal-frame.tsx'
import { loadSite } from '../../../../features/website/site/data.ts'
import { limitRevalidate, type ReadMode } from '../../../../lib/cache/cache.ts'
import { removalDelayHours } from '../../../../lib/files/removal-delay.ts'

/** The privacy policy. Cached only until midnight, because it contains today's date. */
export async function PrivacyPage({ readMode }: { readMode: ReadMode }) {
  const site = await loadSite(readMode)
  const { hosting, mail, automation } = site.providers
  const facts = privacyFacts({
    hosting,
    automation,
    logDays: ipAddressDays,
    trashDays,
    draftDays,
    mailProvider: mail,
    contactMonths: env.RETENTION_CONTACT_MONTHS,
    onboardingMonths: env.RETENTION_ONBOARDING_MONTHS,
    accessLogMonths: env.ACCESS_LOG_MONTHS,
    backupDays: env.BACKUP_DAYS,
    removalHours: removalDelayHours,
  })
  const privacy = await loadPrivacy(readMode, { ...site.placeholders, ...facts })
  if (!privacy) notFound()
  if (!readMode.draft) await limitRevalidate(secondsToMidnightInBerlin())
  return (
    <LegalFrame locale={readMode.locale} site={site}>
      <Privacy privacy={privacy} />
    </LegalFrame>
  )
}
