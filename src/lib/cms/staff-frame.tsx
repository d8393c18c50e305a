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
      <main>{children}</main>
    </DefaultTemplate>
  )
}
