'use client'

import { type ReactNode, useRef } from 'react'
import { loadToaster } from '../../../../components/ui/toast-outlet.tsx'
import { dismissToast, showToast } from '../../../../components/ui/toast-store.ts'
import { fillTime, fillTimeField, takeHoneypot } from '../../../../lib/http/bot-signals.ts'
import { randomId } from '../../../../lib/random-id.ts'
import { maxFieldLength } from '../constants.ts'
import { type SendResult, sendContact } from '../send.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

type Failure = Extract<SendResult, { ok: false }>

type Props = {
  language: string
  messages: {
    errorTitle: string
    failed: string
    missing: string
    /** `{field}` is the name of the field. */
    tooLong: string
    fields: Record<string, string>
    successTitle: string
    successDescription: string
  }
  className?: string
  children: ReactNode
}

/**
 * The form element, which validates and sends the server-rendered fields. Uses a form action, so that
 * React queues a submission before hydration and replays it, instead of navigating.
 */
export function ContactSender({ language, messages, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef<Promise<void>>(undefined)
  const attempt = useRef<Attempt>(undefined)
  /** Whether nothing was typed since the last success. */
  const isSent = useRef(false)
  const showSuccess = () =>
    showToast({ title: messages.successTitle, description: messages.successDescription })

  /** A second click of a double click does not send again. */
  function send(data: FormData): Promise<void> {
    sending.current ??= validateAndSend(data).finally(() => {
      sending.current = undefined
    })
    return sending.current
  }

  async function validateAndSend(data: FormData) {
    // Such as by a held Enter.
    if (isSent.current) return showSuccess()
    const controls = [...(form.current?.querySelectorAll<Control>('input, textarea') ?? [])]
    const missing = controls.filter(({ required, value }) => required && !value.trim())
    for (const control of controls) control.ariaInvalid = missing.includes(control) ? 'true' : null
    if (missing.length > 0) {
      showToast({ title: messages.errorTitle, description: messages.missing, destructive: true })
      missing[0]?.focus()
      return
    }
    const tooLong = controls.find(({ value }) => value.length > maxFieldLength)
    if (tooLong) {
      tooLong.ariaInvalid = 'true'
      const description = tooLongMessage(messages, tooLong.name)
      showToast({ title: messages.errorTitle, description, destructive: true })
      tooLong.focus()
      return
    }
    dismissToast()
    const texts = Object.fromEntries(data)
    takeHoneypot(form.current)
    attempt.current = attemptFor(JSON.stringify(texts), attempt.current)
    const payload = { ...texts, language, [fillTimeField]: await fillTime() }
    const result = await sendContact(payload, attempt.current.key)
    if (result.ok) {
      attempt.current = undefined
      showSuccess()
      isSent.current = controls.every(({ name, value }) => value === data.get(name))
      for (const control of controls) {
        if (control.value === data.get(control.name)) control.value = ''
      }
    } else {
      showToast({
        title: messages.errorTitle,
        description: failureMessage(result.reason, messages),
        destructive: true,
      })
    }
  }

  return (
    <form
      ref={form}
      action={send}
      noValidate
      className={className}
      // React resets the form after its action, but only text that was sent is removed.
      onReset={(event) => event.preventDefault()}
      onFocus={() => void loadToaster().catch(() => undefined)}
      onInput={({ target }) => {
        ;(target as Control).ariaInvalid = null
        isSent.current = false
      }}
    >
      {children}
    </form>
  )
}

/** What was sent last without success, and the idempotency key that it was sent with. */
type Attempt = { content: string; key: string }

/** Returns the last attempt if it had the same content, or a new one. */
function attemptFor(content: string, last: Attempt | undefined): Attempt {
  if (last?.content === content) return last
  return { content, key: randomId() }
}

function failureMessage(reason: Failure['reason'], messages: Props['messages']): string {
  if (reason === 'tooLong') return tooLongMessage(messages, 'message')
  return reason?.message ?? messages.failed
}

function tooLongMessage({ fields, ...messages }: Props['messages'], name: string): string {
  return messages.tooLong.replace('{field}', fields[name] ?? name)
}
