import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type ViewProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>

/** Renders a custom view inside Payload's layout with navigation, header and account. */
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

/**
 * Returns the path of the CMS login, which redirects back to this path and query after the login.
 */
export function loginPath(path: string, searchParams: ViewProps['searchParams']): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    if (typeof value === 'string') query.set(name, value)
  }
  const redirect = query.size > 0 ? `${path}?${query}` : path
  return `/admin/login?${new URLSearchParams({ redirect })}`
}
