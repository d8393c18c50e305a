import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { env } from '../../../../../env.ts'
import { personPath } from '../../../../../i18n/desk-paths.ts'
import { requestLanguage, requireAdminSession } from '../../../../../lib/auth/require-role.ts'
import { loginPath } from '../../../../../lib/cms/login-path.ts'
import { StaffFrame } from '../../../../../lib/cms/staff-frame.tsx'
import { removalDelayHours } from '../../../../../lib/files/removal-delay.ts'
import { callMessages } from '../../call-messages.ts'
import { deskMessages } from '../../messages.ts'
import { personMessages } from '../messages.ts'
import styles from './person.module.css'
import { PersonSearch } from './person-search.tsx'

/**
 * Search, export and erasure of a person's data, as a view of the CMS. Payload does not restrict custom
 * views, so access is checked here: without a session, the view redirects to the login; editors see that
 * it is for admins.
 */
export async function PersonView(view: AdminViewServerProps) {
  const { headers } = view.initPageResult.req
  const admin = await requireAdminSession(headers)
  if (!admin.ok && admin.status === 401) redirect(loginPath(personPath, view.searchParams))
  const language = await requestLanguage(headers)
  const messages = personMessages[language]
  const periods = {
    backupDays: env.BACKUP_DAYS,
    fileHours: removalDelayHours,
    logMonths: env.ACCESS_LOG_MONTHS,
  }
  return (
    <StaffFrame view={view}>
      <SetStepNav nav={[{ label: messages.title, url: personPath }]} />
      <Gutter className={styles.view}>
        <h1>{messages.title}</h1>
        {admin.ok ? (
          <div lang={language}>
            <p className={styles.intro}>{messages.intro}</p>
            <PersonSearch language={language} />
            <section aria-labelledby="stays" className={styles.stays}>
              <h2 id="stays">{messages.stays}</h2>
              <dl>
                {messages.staying(periods).map(({ what, why }) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>{why}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
        ) : (
          <p role="alert">
            {callMessages[language].forbidden} {deskMessages[language].onlyAdmins}
          </p>
        )}
      </Gutter>
    </StaffFrame>
  )
}
