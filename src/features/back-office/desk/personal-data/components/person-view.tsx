import type { AdminViewServerProps } from 'payload'
import { env } from '../../../../../env.ts'
import { personPath } from '../../../../../i18n/desk-paths.ts'
import { requestLanguage, requireAdminSession } from '../../../../../lib/auth/require-role.ts'
import { StaffView } from '../../../../../lib/cms/staff-view.tsx'
import { removalDelayHours } from '../../../../../lib/files/removal-delay.ts'
import { callMessages } from '../../call-messages.ts'
import { deskMessages } from '../../messages.ts'
import { personMessages } from '../messages.ts'
import styles from './person.module.css'
import { PersonSearch } from './person-search.tsx'

/** Search, export and erasure of a person's data, as a view of the CMS. */
export async function PersonView(view: AdminViewServerProps) {
  const language = await requestLanguage(view.initPageResult.req.headers)
  const messages = personMessages[language]
  const periods = {
    backupDays: env.BACKUP_DAYS,
    fileHours: removalDelayHours,
    logMonths: env.ACCESS_LOG_MONTHS,
  }
  return (
    <StaffView
      className={styles.view}
      forbidden={`${callMessages[language].forbidden} ${deskMessages[language].onlyAdmins}`}
      path={personPath}
      requireUser={requireAdminSession}
      title={messages.title}
      view={view}
    >
      {() => (
        <>
          <h1>{messages.title}</h1>
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
        </>
      )}
    </StaffView>
  )
}
