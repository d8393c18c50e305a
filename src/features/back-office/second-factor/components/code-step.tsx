'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { codeStepMessages } from '../messages.ts'
import styles from './second-factor.module.css'
import { anyCodeAttributes, codeAttributes, entriesOf, TextInput } from './text-input.tsx'

type Props = {
  isSending: boolean
  onBack: () => void
  /** Resolves to the error message if the code is rejected. */
  send: (code: string) => Promise<string | undefined>
}

/** The login's second step. */
export function CodeStep({ isSending, onBack, send }: Props) {
  const { i18n, t } = useTranslation()
  const messages = codeStepMessages[staffLanguage(i18n.language)]
  const [isRecovery, setIsRecovery] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: switching to recovery codes replaces the input
  useEffect(() => input.current?.focus(), [isRecovery])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(undefined)
    setError(await send(entriesOf(event.currentTarget).code ?? ''))
    input.current?.select()
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <div>
        <h1>{messages.title}</h1>
        <p>{isRecovery ? messages.recoveryIntro : messages.intro}</p>
      </div>
      <TextInput
        {...(isRecovery ? { ...anyCodeAttributes, autoComplete: 'off' } : codeAttributes)}
        error={error}
        key={String(isRecovery)}
        label={isRecovery ? messages.recoveryCode : messages.code}
        name="code"
        ref={input}
      />
      <Button disabled={isSending} margin={false} size="large" type="submit">
        {t('authentication:login')}
      </Button>
      <button
        className={styles.link}
        onClick={() => {
          setError(undefined)
          setIsRecovery(!isRecovery)
        }}
        type="button"
      >
        {isRecovery ? messages.useApp : messages.useRecovery}
      </button>
      <button className={styles.link} onClick={onBack} type="button">
        {messages.back}
      </button>
    </form>
  )
}
