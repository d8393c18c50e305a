import { Gutter, Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { deskPaths } from '../../../../i18n/desk-paths.ts'
import { requestLanguage, requireAdminSession } from '../../../../lib/auth/require-role.ts'
import { loginPath } from '../../../../lib/cms/login-path.ts'
import { StaffFrame } from '../../../../lib/cms/staff-frame.tsx'
import { callMessages } from '../call-messages.ts'
import { listId } from '../constants.ts'
import { contactDeskMessages } from '../contact-messages.ts'
import type { DeskCollection } from '../follow-up/constants.ts'
import { loadColleagues, loadPromisedHours } from '../follow-up/data.ts'
import { deskMessages } from '../messages.ts'
import { registrationDeskMessages } from '../registration-messages.ts'
import styles from './desk.module.css'
import { Desk } from './desk.tsx'

/** The view at /admin/voice-bot. */
export function RegistrationsView(view: AdminViewServerProps) {
  return <DeskView collection="voice-bot-onboardings" view={view} />
}

/** The view at /admin/contact-requests. */
export function ContactRequestsView(view: AdminViewServerProps) {
  return <DeskView collection="contact-requests" view={view} />
}

const messagesOf = {
  'voice-bot-onboardings': registrationDeskMessages,
  'contact-requests': contactDeskMessages,
} as const

type DeskViewProps = { collection: DeskCollection; view: AdminViewServerProps }

/**
 * A desk as a view of the CMS. Payload does not restrict custom views, so access is checked here:
 * without a session, the view redirects to the login; editors see that it is for admins.
 */
async function DeskView({ collection, view }: DeskViewProps) {
  const { headers, payload } = view.initPageResult.req
  const admin = await requireAdminSession(headers)
  if (!admin.ok && admin.status === 401) {
    redirect(loginPath(deskPaths[collection], view.searchParams))
  }
  const language = await requestLanguage(headers)
  const messages = deskMessages[language]
  return (
    <>
      <a className={styles.skip} href={`#${listId}`} lang={language}>
        {messages.skip}
      </a>
      <StaffFrame view={view}>
        <Gutter className={styles.desk}>
          {admin.ok ? (
            <div className={styles.content} lang={language}>
              <Desk
                collection={collection}
                colleagues={await loadColleagues(payload)}
                hours={await loadPromisedHours(payload, collection)}
                language={language}
                viewerId={admin.value.id}
              />
              <p className={styles.trash}>
                <Link href={`/admin/collections/${collection}/trash`}>{messages.trash}</Link>
              </p>
            </div>
          ) : (
            <>
              <h1>{messagesOf[collection][language].title}</h1>
              <p className={styles.forbidden} role="alert">
                {callMessages[language].forbidden} {messages.onlyAdmins}
              </p>
            </>
          )}
        </Gutter>
      </StaffFrame>
    </>
  )
}
