import type { ServerProps } from 'payload'
import { deskPaths, personPath, reportsPath } from '../../../../i18n/desk-paths.ts'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { isAdminSession } from '../../../../lib/auth/roles.ts'
import { NavLink } from '../../../../lib/cms/nav-link.tsx'
import { contactDeskMessages } from '../contact-messages.ts'
import { personMessages } from '../personal-data/messages.ts'
import { registrationDeskMessages } from '../registration-messages.ts'
import { reportMessages } from '../reports/messages.ts'
import { DeskCard } from './desk-card.tsx'

function linksIn(language: string) {
  const locale = staffLanguage(language)
  return [
    { path: deskPaths['voice-bot-onboardings'], ...registrationDeskMessages[locale] },
    { path: deskPaths['contact-requests'], ...contactDeskMessages[locale] },
  ]
}

/** Links to the desks, the reports and the personal data requests in the CMS's navigation, for admins. */
export function DesksInNavigation({ i18n, user }: ServerProps) {
  if (!isAdminSession(user)) return null
  const locale = staffLanguage(i18n.language)
  const links = [
    ...linksIn(i18n.language),
    { navigation: reportMessages[locale].title, path: reportsPath },
    { navigation: personMessages[locale].title, path: personPath },
  ]
  return links.map(({ navigation, path }) => <NavLink key={path} label={navigation} path={path} />)
}

/** Links to the desks on the CMS's dashboard, for admins. */
export function DesksOnDashboard({ i18n, user }: ServerProps) {
  if (!isAdminSession(user)) return null
  return linksIn(i18n.language).map(({ card, path, title }) => (
    <DeskCard card={card} key={path} path={path} title={title} />
  ))
}
