'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { staffLanguage } from '../../../../i18n/staff.ts'

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

/** Moves a failed or waiting job to the front of the queue. */
export function SendAgain() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const messages = sendAgainMessages[staffLanguage(i18n.language)]

  async function sendAgain() {
    const response = await fetch(`/api/payload-jobs/${id}/send-again`, { method: 'POST' })
    if (!response.ok) {
      toast.error(messages.failed)
      return
    }
    toast.success(messages.done)
    router.refresh()
  }

  return (
    <Button buttonStyle="secondary" size="small" onClick={() => void sendAgain()}>
      {messages.button}
    </Button>
  )
}
