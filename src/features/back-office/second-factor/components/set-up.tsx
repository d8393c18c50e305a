'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { setUpMessages } from '../messages.ts'
import { postToUsers } from '../post-to-users.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { StepTitle } from './step-title.tsx'
import { codeAttributes, entriesOf, TextInput } from './text-input.tsx'

/** `pending` is the sealed secret, which the confirmation sends back. */
type Pending = { secret: string; picture: string; pending: string }

/** Sets up the second factor in three steps: password, QR code with first code, recovery codes. */
export function SetUp({ redirectTo }: { redirectTo: string }) {
  const { i18n } = useTranslation()
  const messages = setUpMessages[staffLanguage(i18n.language)]
  const isHydrated = useHydrated()
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const [pending, setPending] = useState<Pending>()
  const [codes, setCodes] = useState<string[]>()

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(undefined)
    const body = entriesOf(event.currentTarget)
    setIsSending(true)
    const result = await postToUsers<Pending>('second-factor/set-up', body, i18n.language)
    setIsSending(false)
    if (result.ok) setPending(result.value)
    else setError(result.message)
  }

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(undefined)
    const body = { ...entriesOf(event.currentTarget), pending: pending?.pending ?? '' }
    setIsSending(true)
    const result = await postToUsers<{ recoveryCodes: string[] }>(
      'second-factor/confirm',
      body,
      i18n.language,
    )
    setIsSending(false)
    if (result.ok) setCodes(result.value.recoveryCodes)
    else setError(result.message)
  }

  if (codes) return <RecoveryCodes codes={codes} redirectTo={redirectTo} />
  if (!pending) {
    return (
      <form className={styles.form} method="post" onSubmit={start}>
        <p>{messages.intro}</p>
        <TextInput
          autoComplete="current-password"
          error={error}
          label={messages.password}
          name="currentPassword"
          type="password"
        />
        <Button disabled={!isHydrated || isSending} margin={false} size="large" type="submit">
          {messages.next}
        </Button>
      </form>
    )
  }
  return (
    <form className={styles.form} method="post" onSubmit={confirm}>
      <StepTitle>{messages.scanTitle}</StepTitle>
      <p>{messages.scan}</p>
      <img alt={messages.picture} className={styles.picture} src={pending.picture} />
      <p>
        {messages.typeSecret}
        <code className={styles.secret}>{pending.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextInput {...codeAttributes} error={error} label={messages.code} name="code" />
      <Button disabled={isSending} margin={false} size="large" type="submit">
        {messages.turnOn}
      </Button>
    </form>
  )
}
