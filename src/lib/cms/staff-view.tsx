import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { User } from '../../payload-types.ts'
import type { Outcome } from '../http/outcome.ts'
import { loginPath } from './login-path.ts'

type Props = {
  view: Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>
  path: string
  title: string
  className?: string
  /** Authenticates and authorizes the request. */
  requireUser: (headers: Headers) => Promise<Outcome<User>>
  /** Shown to staff who may not see the view. */
  forbidden: string
  /** Renders the content, with a heading, for a user who may see it. */
  children: (user: User) => ReactNode | Promise<ReactNode>
}

/**
 * Renders a custom view inside Payload's layout with navigation, header and account. Payload does not restrict
 * custom views, so access is checked here: without a session, the view redirects to the login, which leads back.
 */
export async function StaffView(props: Props) {
  const { children, className, forbidden, path, requireUser, title, view } = props
  const { initPageResult, params, searchParams } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  const found = await requireUser(req.headers)
  if (!found.ok && found.status === 401) redirect(loginPath(path, searchParams))
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
      <main>
        <SetStepNav nav={[{ label: title, url: path }]} />
        <Gutter className={className}>
          {found.ok ? (
            await children(found.value)
          ) : (
            <>
              <h1>{title}</h1>
              <p role="alert">{forbidden}</p>
            </>
          )}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
