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
  const sending = useRef<Sending>(undefined)
  const attempt = useRef<Attempt>(undefined)
  /** Whether nothing was typed since the last success. */
  const isSent = useRef(false)
  const showSuccess = () =>
    showToast({ title: messages.successTitle, description: messages.successDescription })

  /**
   * Sends what the form contained when it was submitted. The same content, such as of a double click, is not sent
   * again; different content is sent afterwards. Before hydration, React queues all submissions.
   */
  function send(data: FormData): Promise<void> {
    const content = JSON.stringify([...data])
    const last = sending.current
    if (last?.content === content) return last.ended
    const ended = Promise.resolve(last?.ended)
      .then(() => validateAndSend(data))
      .finally(() => {
        if (sending.current?.ended === ended) sending.current = undefined
      })
    sending.current = { content, ended }
    return ended
  }

  async function validateAndSend(data: FormData) {
    const controls = [...(form.current?.querySelectorAll<Control>('input, textarea') ?? [])]
    const textOf = ({ name }: Control) => String(data.get(name) ?? '')
    // Such as by a held Enter. Extensions insert text without the event `input`.
    if (isSent.current && !controls.some(textOf)) return showSuccess()
    const missing = controls.filter((control) => control.required && !textOf(control).trim())
    for (const control of controls) control.ariaInvalid = missing.includes(control) ? 'true' : null
    if (missing.length > 0) {
      showToast({ title: messages.errorTitle, description: messages.missing, destructive: true })
      missing[0]?.focus()
      return
    }
    const tooLong = controls.find((control) => textOf(control).length > maxFieldLength)
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
      isSent.current = controls.every((control) => control.value === textOf(control))
      for (const control of controls) if (control.value === textOf(control)) control.value = ''
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

/** What is being sent, and a promise for the end. */
type Sending = { content: string; ended: Promise<void> }

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
