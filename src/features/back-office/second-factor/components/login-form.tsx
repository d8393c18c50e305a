'use client'

import { Button, Link, toast, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { call } from '../call.ts'
import { CodeStep } from './code-step.tsx'
import { entriesOf } from './text-input.tsx'

/**
 * The login, in two steps where the account has a second factor: the code is sent together with address
 * and password, as there is no session before. Looks like the CMS's own form, so it carries its names.
 */
export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const { i18n, t } = useTranslation()
  const isHydrated = useHydrated()
  const [isSending, setIsSending] = useState(false)
  const [credentials, setCredentials] = useState<Record<string, string>>()

  async function send(body: Record<string, string>): Promise<string | undefined> {
    setIsSending(true)
    const answer = await call('login', body, i18n.language)
    if (answer.ok) {
      // As a whole, so that nothing of the page before stays.
      window.location.assign(redirectTo)
      return undefined
    }
    setIsSending(false)
    if (answer.asksForCode) setCredentials(body)
    return answer.asksForCode ? undefined : answer.message
  }

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = await send(entriesOf(event.currentTarget))
    if (message) toast.error(message)
  }

  if (credentials) {
    return (
      <CodeStep
        isSending={isSending}
        onBack={() => setCredentials(undefined)}
        send={(code) => send({ ...credentials, code })}
      />
    )
  }
  return (
    // Before the page is ready a browser would put the password into its address.
    <form className="login__form" method="post" onSubmit={logIn}>
      <div className="login__form__inputWrap">
        <div className="field-type email">
          <label className="field-label" htmlFor="field-email">
            {t('general:email')}
          </label>
          <div className="field-type__wrap">
            <input autoComplete="email" id="field-email" name="email" required type="email" />
          </div>
        </div>
        <div className="field-type password">
          <label className="field-label" htmlFor="field-password">
            {t('general:password')}
          </label>
          <div className="field-type__wrap">
            <input
              autoComplete="current-password"
              id="field-password"
              name="password"
              required
              type="password"
            />
          </div>
        </div>
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <Button disabled={!isHydrated || isSending} size="large" type="submit">
        {t('authentication:login')}
      </Button>
    </form>
  )
}
