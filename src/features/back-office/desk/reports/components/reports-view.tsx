import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { reportsPath } from '../../../../../i18n/desk-paths.ts'
import { requestLanguage, requireAdminSession } from '../../../../../lib/auth/require-role.ts'
import { loginPath } from '../../../../../lib/cms/login-path.ts'
import { StaffFrame } from '../../../../../lib/cms/staff-frame.tsx'
import { callMessages } from '../../call-messages.ts'
import { loadReports } from '../data.ts'
import { reportMessages } from '../messages.ts'
import styles from './reports.module.css'
import { Reports } from './reports.tsx'

/**
 * The desks' statistics as a view of the CMS. Payload does not restrict custom views, so access is
 * checked here: without a session, the view redirects to the login; editors see that it is for admins.
 */
export async function ReportsView(view: AdminViewServerProps) {
  const { headers, payload } = view.initPageResult.req
  const admin = await requireAdminSession(headers)
  if (!admin.ok && admin.status === 401) redirect(loginPath(reportsPath, view.searchParams))
  const language = await requestLanguage(headers)
  const messages = reportMessages[language]
  return (
    <StaffFrame view={view}>
      <SetStepNav nav={[{ label: messages.title, url: reportsPath }]} />
      <Gutter className={styles.view}>
        <h1>{messages.title}</h1>
        {admin.ok ? (
          <Reports language={language} reports={await loadReports(payload, new Date())} />
        ) : (
          <p role="alert">
            {callMessages[language].forbidden} {messages.onlyAdmins}
          </p>
        )}
      </Gutter>
    </StaffFrame>
  )
}
