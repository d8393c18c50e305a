import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { requireAdmin } from '../../../../lib/auth/require-role.ts'
import { loginPath, StaffFrame } from '../../../../lib/cms/staff-frame.tsx'
import { overviewPath, overviewTitle } from '../constants.ts'
import styles from './overview.module.css'
import { Overview } from './overview.tsx'

/**
 * The overview inside the CMS's frame. The CMS leaves views like this one open, so the guard is
 * here: a visitor is sent to the login and back, an editor sees that the page is for admins.
 */
export async function OverviewView(view: AdminViewServerProps) {
  const admin = await requireAdmin(view.initPageResult.req.headers)
  if (!admin.ok && admin.status === 401) redirect(loginPath(overviewPath, view.searchParams))
  return (
    <StaffFrame view={view}>
      <Gutter className={styles.overview}>
        {admin.ok ? (
          <div lang="de">
            <Overview />
          </div>
        ) : (
          <>
            <h1>{overviewTitle}</h1>
            <p className={styles.refused} role="alert">
              {admin.message} Die Anmeldungen sieht nur die Verwaltung.
            </p>
          </>
        )}
      </Gutter>
    </StaffFrame>
  )
}
