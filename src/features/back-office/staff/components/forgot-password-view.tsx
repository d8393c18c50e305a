import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { env } from '../../../../env.ts'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { noResetMail } from '../messages.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/**
 * Replaces Payload's view for forgotten passwords, which reports success even if the mail could not be
 * sent. This one reports it only after the mail server has accepted the mail.
 */
export function ForgotPasswordView({ initPageResult }: AdminViewServerProps) {
  const { i18n, user } = initPageResult.req
  if (user) redirect('/admin/account')
  const { notSetUp, notSent } = noResetMail[staffLanguage(i18n.language)]
  return (
    <div className="forgot-password__form">
      {env.SMTP_URL ? (
        <ForgotPasswordForm notSent={notSent} />
      ) : (
        <div className="form-header">
          <h1>{i18n.t('authentication:forgotPassword')}</h1>
          <p>{notSetUp}</p>
        </div>
      )}
      <Link href="/admin/login" prefetch={false}>
        {i18n.t('authentication:backToLogin')}
      </Link>
    </div>
  )
}
