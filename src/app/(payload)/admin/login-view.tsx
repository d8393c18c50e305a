import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../../../features/back-office/dashboard/components/brand.tsx'
import { LoginForm } from '../../../features/back-office/second-factor/components/login-form.tsx'
import { secondFactorPathBefore } from '../../../features/back-office/second-factor/constants.ts'
import { needsSecondFactor } from '../../../lib/auth/roles.ts'

/** Replaces Payload's login view with one that supports the second factor. */
export function LoginView({ i18n, initPageResult, payload, searchParams }: AdminViewServerProps) {
  const { user } = initPageResult.req
  const target = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) redirect(needsSecondFactor(user) ? secondFactorPathBefore(target) : target)
  return (
    <main>
      <div className="login__brand">
        <Logo i18n={i18n} payload={payload} />
      </div>
      <LoginForm redirectTo={target} />
    </main>
  )
}
