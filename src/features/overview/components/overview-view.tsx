import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { requireAdmin } from '../../../lib/auth.ts'
import { overviewPath, overviewTitle } from '../constants.ts'
import styles from './overview.module.css'
import { Overview } from './overview.tsx'

/**
 * The overview inside the CMS's frame. The CMS leaves views like this one open, so the guard is
 * here: who is not logged in goes to the login and back, who is no admin is told so.
 */
export async function OverviewView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const admin = await requireAdmin(req.headers)
  if (!admin.ok && admin.status === 401) redirect(loginPath(searchParams))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className={styles.overview}>
        {admin.ok ? (
          <Overview />
        ) : (
          <>
            <h1>{overviewTitle}</h1>
            <p className={styles.refused} role="alert">
              {admin.message} Die Anmeldungen sieht nur die Verwaltung.
            </p>
          </>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}

type SearchParams = AdminViewServerProps['searchParams']

/** The login, from where it goes back to just this address, filters included. */
function loginPath(searchParams: SearchParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    if (typeof value === 'string') query.set(name, value)
  }
  const address = query.size > 0 ? `${overviewPath}?${query}` : overviewPath
  return `/admin/login?${new URLSearchParams({ redirect: address })}`
}
