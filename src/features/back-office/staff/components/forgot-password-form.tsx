'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'

/**
 * Asks for a mail with the password reset link; `notSent` is said if there will be none. Looks
 * like the CMS's own forms, so it carries their class names.
 */
export function ForgotPasswordForm({ notSent }: { notSent: string }) {
  const { i18n, t } = useTranslation()
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setState('sending')
    const email = new FormData(event.currentTarget).get('email')
    const answer = await fetch('/api/users/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify({ email }),
    }).catch(() => undefined)
    setState(answer?.ok ? 'sent' : 'asking')
    if (!answer?.ok) toast.error((await reasonIn(answer)) ?? notSent)
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
    <form onSubmit={ask}>
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
      <Button disabled={state === 'sending'} size="large" type="submit">
        {t('general:submit')}
      </Button>
    </form>
  )
}

/** The message of a rejection, for example after too many requests for a mail. */
async function reasonIn(answer: Response | undefined): Promise<string | undefined> {
  const body = (await answer?.json().catch(() => undefined)) as
    | { errors?: { message?: string }[] }
    | undefined
  return body?.errors?.[0]?.message
}
