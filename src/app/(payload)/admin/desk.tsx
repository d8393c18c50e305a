import { env } from '../../../env.ts'
import { getTranslation } from '@payloadcms/translations'
import type { ServerProps } from 'payload'
import { Desk } from '../../../features/back-office/dashboard/components/desk.tsx'
import { DraftsCard } from '../../../features/back-office/dashboard/components/drafts-card.tsx'
import { JobsCard } from '../../../features/back-office/dashboard/components/jobs-card.tsx'
import { LaunchCard } from '../../../features/back-office/dashboard/components/launch-card.tsx'
import { PlannedCard } from '../../../features/back-office/dashboard/components/planned-card.tsx'
import { PlansCard } from '../../../features/back-office/dashboard/components/plans-card.tsx'
import { RequestsCard } from '../../../features/back-office/dashboard/components/requests-card.tsx'
import { loadOpenDrafts } from '../../../features/back-office/dashboard/data.ts'
import { loadPlanned } from '../../../features/back-office/dashboard/planned.ts'
import { loadFailedPlans } from '../../../features/back-office/dashboard/failed-plans.ts'
import { loadLaunchSteps } from '../../../features/back-office/dashboard/launch.ts'
import { loadWaiting } from '../../../features/back-office/desk/follow-up/data.ts'
import { loadFailedJobs } from '../../../features/intake/notifications/data.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { isAdminInPerson } from '../../../lib/auth/roles.ts'
import { claimSource, contactFacts, operatorFacts } from '../../../seed/facts.ts'

/** What waits, on the CMS's start page. Editors see nothing that holds personal data. */
export async function DeskOnDashboard({ i18n, payload, user }: ServerProps) {
  if (!user) return null
  const locale = staffLanguage(i18n.language)
  const isAdmin = isAdminInPerson(user)
  const [waiting, failed, drafts, planned, plans, steps] = await Promise.all([
    isAdmin ? loadWaiting(payload, new Date()) : undefined,
    isAdmin ? loadFailedJobs(payload) : undefined,
    loadOpenDrafts({ i18n, payload }),
    loadPlanned({ payload, uiLocale: locale }),
    loadFailedPlans({ payload, uiLocale: locale }),
    loadLaunchSteps({
      payload,
      samples: { operator: operatorFacts, email: contactFacts.email, claimSource },
      settings: {
        siteUrl: env.SITE_URL,
        smtpUrl: env.SMTP_URL,
        isRetentionDryRun: env.RETENTION_DRY_RUN,
      },
    }),
  ])
  const requests = waiting?.map((each) => ({
    ...each,
    label: getTranslation(payload.collections[each.collection].config.labels.plural, i18n),
  }))
  return (
    <Desk locale={locale} name={user.name ?? ''}>
      {requests && <RequestsCard locale={locale} requests={requests} />}
      {failed && <JobsCard failed={failed} locale={locale} />}
      <PlannedCard locale={locale} planned={planned} />
      <PlansCard locale={locale} plans={plans} />
      <DraftsCard drafts={drafts} locale={locale} />
      <LaunchCard locale={locale} steps={steps} />
    </Desk>
  )
}
