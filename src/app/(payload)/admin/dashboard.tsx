import { env } from '../../../env.ts'
import { getTranslation } from '@payloadcms/translations'
import type { ServerProps } from 'payload'
import { DashboardFrame } from '../../../features/back-office/dashboard/components/dashboard-frame.tsx'
import { DraftsCard } from '../../../features/back-office/dashboard/components/drafts-card.tsx'
import { JobsCard } from '../../../features/back-office/dashboard/components/jobs-card.tsx'
import { LaunchCard } from '../../../features/back-office/dashboard/components/launch-card.tsx'
import { PlannedCard } from '../../../features/back-office/dashboard/components/planned-card.tsx'
import { FailedPlansCard } from '../../../features/back-office/dashboard/components/failed-plans-card.tsx'
import { RecentCard } from '../../../features/back-office/dashboard/components/recent-card.tsx'
import { RequestsCard } from '../../../features/back-office/dashboard/components/requests-card.tsx'
import { ContentSearch } from '../../../features/back-office/dashboard/components/content-search.tsx'
import { loadOpenDrafts } from '../../../features/back-office/dashboard/data.ts'
import { loadPlanned } from '../../../features/back-office/dashboard/planned.ts'
import { loadFailedPlans } from '../../../features/back-office/dashboard/failed-plans.ts'
import { loadLaunchSteps } from '../../../features/back-office/dashboard/launch.ts'
import { loadRecentEdits } from '../../../features/back-office/dashboard/recent-edits.ts'
import { loadWaiting } from '../../../features/back-office/desk/follow-up/data.ts'
import { loadFailedJobs } from '../../../features/intake/notifications/data.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { isAdminSession } from '../../../lib/auth/roles.ts'
import { searchTexts } from '../../../lib/content/search-texts.ts'
import { claimSource, contactFacts, operatorFacts } from '../../../seed/facts.ts'

/** Pending work on the CMS's dashboard. Editors do not see cards about personal data. */
export async function Dashboard({ i18n, payload, searchParams, user }: ServerProps) {
  if (!user) return null
  const locale = staffLanguage(i18n.language)
  const isAdmin = isAdminSession(user)
  const query = searchQuery(searchParams)
  const [found, waiting, failed, drafts, planned, recent, plans, steps] = await Promise.all([
    query ? searchTexts(payload, query, locale) : undefined,
    isAdmin ? loadWaiting(payload, new Date()) : undefined,
    isAdmin ? loadFailedJobs(payload) : undefined,
    loadOpenDrafts({ i18n, payload }),
    loadPlanned({ payload, uiLocale: locale }),
    loadRecentEdits({ payload, uiLocale: locale }),
    loadFailedPlans({ payload, uiLocale: locale }),
    loadLaunchSteps({
      payload,
      samples: { operator: operatorFacts, contact: contactFacts, claimSource },
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
    <DashboardFrame
      locale={locale}
      name={user.name ?? ''}
      search={<ContentSearch found={found} locale={locale} query={query} />}
    >
      {requests && <RequestsCard locale={locale} requests={requests} />}
      {failed && <JobsCard failed={failed} locale={locale} />}
      <PlannedCard locale={locale} planned={planned} />
      <FailedPlansCard locale={locale} plans={plans} />
      <DraftsCard drafts={drafts} locale={locale} />
      <RecentCard edits={recent} locale={locale} />
      <LaunchCard isAdmin={isAdmin} locale={locale} steps={steps} />
    </DashboardFrame>
  )
}

function searchQuery(searchParams: ServerProps['searchParams']): string {
  const { search } = searchParams ?? {}
  return typeof search === 'string' ? search.trim() : ''
}
