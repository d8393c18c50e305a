import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type ViewProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>

/** The CMS's own frame around a view of ours: navigation, header, account. */
export function StaffFrame({
  children,
  view: { initPageResult, params, searchParams },
}: {
  children: ReactNode
  view: ViewProps
}) {
  const { locale, permissions, req, visibleEntities } = initPageResult
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
      {children}
    </DefaultTemplate>
  )
}

/** The CMS's login, from where it goes back to just this address, filters included. */
export function loginPath(path: string, searchParams: ViewProps['searchParams']): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    if (typeof value === 'string') query.set(name, value)
  }
  const address = query.size > 0 ? `${path}?${query}` : path
  return `/admin/login?${new URLSearchParams({ redirect: address })}`
}
