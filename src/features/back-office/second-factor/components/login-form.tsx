'use client'

import { Button, Link, toast, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { postToUsers } from '../post-to-users.ts'
import { CodeStep } from './code-step.tsx'
import { entriesOf } from './text-input.tsx'

/**
 * The login form, with a second step for accounts with a second factor. That step sends the code together
 * with the credentials again, because there is no session yet. Reuses the class names of Payload's form.
 */
export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const { i18n, t } = useTranslation()
  const isHydrated = useHydrated()
  const [isSending, setIsSending] = useState(false)
  const [credentials, setCredentials] = useState<Record<string, string>>()

  async function send(body: Record<string, string>): Promise<string | undefined> {
    setIsSending(true)
    const result = await postToUsers('login', body, i18n.language)
    if (result.ok) {
      // A full page load, to discard all state of the login page.
      window.location.assign(redirectTo)
      return undefined
    }
    setIsSending(false)
    if (result.asksForCode) setCredentials(body)
    return result.asksForCode ? undefined : result.message
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
    // POST, because before hydration a native GET submit would put the password into the URL.
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
