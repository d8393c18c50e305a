'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { setUpMessages } from '../messages.ts'
import { postToUsers } from '../post-to-users.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { anyCodeAttributes, entriesOf, TextInput } from './text-input.tsx'

type Props = { codesLeft: number; redirectTo: string }

/** Creates new recovery codes or turns the second factor off. Both require password and code. */
export function ChangeFactor({ codesLeft, redirectTo }: Props) {
  const { i18n } = useTranslation()
  const messages = setUpMessages[staffLanguage(i18n.language)]
  const isHydrated = useHydrated()
  const [error, setError] = useState<string>()
  const [codes, setCodes] = useState<string[]>()

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(undefined)
    const { submitter } = event.nativeEvent as SubmitEvent
    const isOff = submitter?.getAttribute('value') === 'turn-off'
    const body = entriesOf(event.currentTarget)
    const path = `second-factor/${isOff ? 'turn-off' : 'recovery-codes'}`
    const result = await postToUsers<{ recoveryCodes?: string[] }>(path, body, i18n.language)
    if (!result.ok) return setError(result.message)
    setCodes(result.value.recoveryCodes)
    if (!isOff) return
    toast.success(messages.isOff)
    window.location.assign(redirectTo)
  }

  if (codes) return <RecoveryCodes codes={codes} redirectTo={redirectTo} />
  return (
    <form className={styles.form} method="post" onSubmit={change}>
      <p>{messages.isOn(codesLeft)}</p>
      <p>{messages.changeIntro}</p>
      <TextInput
        autoComplete="current-password"
        label={messages.password}
        name="currentPassword"
        type="password"
      />
      <TextInput {...anyCodeAttributes} error={error} label={messages.anyCode} name="code" />
      <div className={styles.buttons}>
        <Button disabled={!isHydrated} margin={false} size="large" type="submit">
          {messages.renew}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={!isHydrated}
          extraButtonProps={{ value: 'turn-off' }}
          margin={false}
          size="large"
          type="submit"
        >
          {messages.turnOff}
        </Button>
      </div>
    </form>
  )
}
