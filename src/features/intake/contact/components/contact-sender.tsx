'use client'

import { type ReactNode, useRef } from 'react'
import { loadToaster } from '../../../../components/ui/toast-outlet.tsx'
import { dismissToast, showToast } from '../../../../components/ui/toast-store.ts'
import { fillTime, fillTimeField } from '../../../../lib/http/bot-signals.ts'
import { maxFieldLength } from '../constants.ts'
import { type Sent, sendContact } from '../send.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

type RejectedContact = Extract<Sent, { ok: false }>

type Props = {
  language: string
  messages: {
    errorTitle: string
    failed: string
    missing: string
    /** `{field}` becomes the name of the field. */
    tooLong: string
    fields: Record<string, string>
    successTitle: string
    successDescription: string
  }
  className?: string
  children: ReactNode
}

/**
 * Sends the form around the fields that the server rendered. It is a form action, so that a form
 * which is sent before this code has arrived waits for it instead of leaving the page.
 */
export function ContactSender({ language, messages, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null)

  async function send(data: FormData) {
    const controls = [...(form.current?.querySelectorAll<Control>('input, textarea') ?? [])]
    const missing = controls.filter(({ required, value }) => required && !value.trim())
    for (const control of controls) control.ariaInvalid = missing.includes(control) ? 'true' : null
    if (missing.length > 0) {
      preserveValues(controls)
      showToast({ title: messages.errorTitle, description: messages.missing, destructive: true })
      missing[0]?.focus()
      return
    }
    const long = controls.find(({ value }) => value.length > maxFieldLength)
    if (long) {
      preserveValues(controls)
      long.ariaInvalid = 'true'
      const description = tooLong(messages, long.name)
      showToast({ title: messages.errorTitle, description, destructive: true })
      long.focus()
      return
    }
    dismissToast()
    const sent = await sendContact({
      ...Object.fromEntries(data),
      language,
      [fillTimeField]: await fillTime(),
    })
    if (sent.ok) {
      showToast({ title: messages.successTitle, description: messages.successDescription })
      for (const control of controls) {
        const isSent = control.value === data.get(control.name)
        control.defaultValue = isSent ? '' : control.value
      }
    } else {
      preserveValues(controls)
      showToast({
        title: messages.errorTitle,
        description: inWords(sent.reason, messages),
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
      onFocus={() => void loadToaster().catch(() => undefined)}
      onInput={({ target }) => {
        ;(target as Control).ariaInvalid = null
      }}
    >
      {children}
    </form>
  )
}

function inWords(reason: RejectedContact['reason'], messages: Props['messages']): string {
  if (reason === 'tooLong') return tooLong(messages, 'message')
  return reason?.words ?? messages.failed
}

function tooLong({ fields, ...messages }: Props['messages'], name: string): string {
  return messages.tooLong.replace('{field}', fields[name] ?? name)
}

/** React resets a form after its action; what was typed survives that as the fields' defaults. */
function preserveValues(controls: Control[]): void {
  for (const control of controls) control.defaultValue = control.value
}
