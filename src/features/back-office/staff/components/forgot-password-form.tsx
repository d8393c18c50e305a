'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { withTimeout } from '../../../../lib/http/with-timeout.ts'
import { useHydrated } from '../../../../lib/use-hydrated.ts'

/**
 * Requests the mail with the password reset link. `notSent` is the message if it could not be sent.
 * Reuses the class names of Payload's forms.
 */
export function ForgotPasswordForm({ notSent }: { notSent: string }) {
  const { i18n, t } = useTranslation()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setState('sending')
    const email = new FormData(event.currentTarget).get('email')
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify({ email }),
    }
    const sending = withTimeout(init, (limited) => fetch('/api/users/forgot-password', limited))
    const response = await sending.catch(() => undefined)
    setState(response?.ok ? 'sent' : 'asking')
    if (!response?.ok) toast.error((await errorMessage(response)) ?? notSent)
  }

  if (state === 'sent') {
    return (
      <div className="form-header" role="status">
        <h1>{t('authentication:emailSent')}</h1>
        <p>{t('authentication:checkYourEmailForPasswordReset')}</p>
      </div>
    )
  }
  return (
    // POST keeps the address out of the URL before hydration.
    <form method="post" onSubmit={submit}>
      <div className="form-header">
        <h1>{t('authentication:forgotPassword')}</h1>
        <p>{t('authentication:forgotPasswordEmailInstructions')}</p>
      </div>
      <div className="field-type email">
        <label className="field-label" htmlFor="field-email">
          {t('general:email')}
        </label>
        <div className="field-type__wrap">
          <input autoComplete="email" id="field-email" name="email" required type="email" />
        </div>
      </div>
      <Button disabled={!isHydrated || state === 'sending'} size="large" type="submit">
        {t('general:submit')}
      </Button>
    </form>
  )
}

/** Returns the message of an error response, for example of the rate limit. */
async function errorMessage(response: Response | undefined): Promise<string | undefined> {
  const body = (await response?.json().catch(() => undefined)) as
    | { errors?: { message?: string }[] }
    | undefined
  return body?.errors?.[0]?.message
}
