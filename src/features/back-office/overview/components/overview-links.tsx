import type { ServerProps } from 'payload'
import { isAdminInPerson } from '../../../../lib/auth/roles.ts'
import { OverviewCard } from './overview-card.tsx'
import { OverviewNavLink } from './overview-nav-link.tsx'

/** The link to the overview in the CMS's navigation, for admins. */
export function OverviewInNavigation({ user }: ServerProps) {
  return isAdminInPerson(user) ? <OverviewNavLink /> : null
}

/** The link to the overview on the CMS's start page, for admins. */
export function OverviewOnDashboard({ user }: ServerProps) {
  return isAdminInPerson(user) ? <OverviewCard /> : null
}
