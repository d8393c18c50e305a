'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { withTimeout } from '../../../../lib/http/with-timeout.ts'

const sendAgainMessages = {
  de: {
    button: 'Jetzt noch einmal versuchen',
    done: 'Wird gleich noch einmal versucht.',
    failed: 'Das hat nicht geklappt. Bitte laden Sie die Seite neu.',
  },
  en: {
    button: 'Try again now',
    done: 'It will be tried again shortly.',
    failed: 'That didn’t work. Please reload the page.',
  },
}

/** Moves a job that has failed, or waits for its next attempt, to the front of the queue. */
export function SendAgain() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const messages = sendAgainMessages[staffLanguage(i18n.language)]

  async function sendAgain() {
    const path = `/api/payload-jobs/${id}/send-again`
    const sending = withTimeout({ method: 'POST' }, (init) => fetch(path, init))
    const response = await sending.catch(() => undefined)
    if (!response?.ok) {
      toast.error(messages.failed)
      return
    }
    toast.success(messages.done)
    router.refresh()
  }

  // A job that was not tried yet is due at its own time.
  if (!savedDocumentData?.hasError && !savedDocumentData?.totalTried) return null
  return (
    <Button buttonStyle="secondary" size="small" onClick={() => void sendAgain()}>
      {messages.button}
    </Button>
  )
}
