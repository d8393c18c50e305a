import type { AdminViewServerProps } from 'payload'
import { reportsPath } from '../../../../../i18n/desk-paths.ts'
import { requestLanguage, requireAdminSession } from '../../../../../lib/auth/require-role.ts'
import { StaffView } from '../../../../../lib/cms/staff-view.tsx'
import { callMessages } from '../../call-messages.ts'
import { loadReports } from '../data.ts'
import { reportMessages } from '../messages.ts'
import styles from './reports.module.css'
import { Reports } from './reports.tsx'

/** The desks' statistics as a view of the CMS. */
export async function ReportsView(view: AdminViewServerProps) {
  const { headers, payload } = view.initPageResult.req
  const language = await requestLanguage(headers)
  const { onlyAdmins, title } = reportMessages[language]
  return (
    <StaffView
      className={styles.view}
      forbidden={`${callMessages[language].forbidden} ${onlyAdmins}`}
      path={reportsPath}
      requireUser={requireAdminSession}
      title={title}
      view={view}
    >
      {async () => (
        <>
          <h1>{title}</h1>
          <Reports language={language} reports={await loadReports(payload, new Date())} />
        </>
      )}
    </StaffView>
  )
}
