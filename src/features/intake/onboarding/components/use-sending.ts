import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dismissToast, showToast } from '../../../../components/ui/toast-store.ts'
import { fillTime, fillTimeField } from '../../../../lib/http/bot-signals.ts'
import { type Progress, sendOnboarding } from '../send.ts'

type Results = {
  onStored: (reference: string | undefined) => void
  onFieldErrors: (messages: Record<string, string>) => void
}

/** Sends the form, with progress and cancellation, and shows the outcome as a toast. */
export function useSending({ onStored, onFieldErrors }: Results) {
  const [progress, setProgress] = useState<Progress>()
  const [isCancelled, setIsCancelled] = useState(false)
  const controller = useRef<AbortController>(null)

  async function send(body: FormData, total: number) {
    controller.current = new AbortController()
    dismissToast()
    setIsCancelled(false)
    setProgress({ loaded: 0, total })
    body.set(fillTimeField, String(await fillTime()))
    const sent = await sendOnboarding({
      body,
      signal: controller.current.signal,
      onProgress: setProgress,
    })
    // Synchronously, because the fields are inert and cannot be focused until this is rendered.
    flushSync(() => setProgress(undefined))
    if (sent.outcome === 'cancelled') {
      setIsCancelled(true)
    } else if (sent.outcome === 'rejected') {
      showToast({ title: 'Fehler', description: sent.message, destructive: true })
      onFieldErrors(sent.errors)
    } else {
      showToast({ title: 'Erfolgreich gesendet!', description: sent.message })
      onStored(sent.id)
    }
  }

  return { progress, isCancelled, send, cancel: () => controller.current?.abort() }
}
