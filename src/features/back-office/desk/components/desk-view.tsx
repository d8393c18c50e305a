import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { deskPaths } from '../../../../i18n/desk-paths.ts'
import { requestLanguage, requireAdminSession } from '../../../../lib/auth/require-role.ts'
import { StaffView } from '../../../../lib/cms/staff-view.tsx'
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

/** A desk as a view of the CMS. */
async function DeskView({ collection, view }: DeskViewProps) {
  const { headers, payload } = view.initPageResult.req
  const language = await requestLanguage(headers)
  const messages = deskMessages[language]
  return (
    <>
      <a className={styles.skip} href={`#${listId}`} lang={language}>
        {messages.skip}
      </a>
      <StaffView
        className={styles.desk}
        forbidden={`${callMessages[language].forbidden} ${messages.onlyAdmins}`}
        path={deskPaths[collection]}
        requireUser={requireAdminSession}
        title={messagesOf[collection][language].title}
        view={view}
      >
        {async ({ id }) => (
          <div className={styles.content} lang={language}>
            <Desk
              collection={collection}
              colleagues={await loadColleagues(payload)}
              hours={await loadPromisedHours(payload, collection)}
              language={language}
              viewerId={id}
            />
            <p className={styles.trash}>
              <Link href={`/admin/collections/${collection}/trash`}>{messages.trash}</Link>
            </p>
          </div>
        )}
      </StaffView>
    </>
  )
}
