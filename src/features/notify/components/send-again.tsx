'use client'

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

/** Sends a notification that has failed, or waits, once more. */
export function SendAgain() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const words =
    i18n.language === 'de'
      ? {
          button: 'Noch einmal senden',
          done: 'Wird gleich noch einmal gesendet.',
          failed: 'Das ging nicht. Bitte laden Sie die Seite neu.',
        }
      : {
          button: 'Send again',
          done: 'It is about to be sent again.',
          failed: 'That did not work. Please reload the page.',
        }

  async function sendAgain() {
    const answer = await fetch(`/api/payload-jobs/${id}/send-again`, { method: 'POST' })
    if (!answer.ok) {
      toast.error(words.failed)
      return
    }
    toast.success(words.done)
    router.refresh()
  }

  return (
    <Button buttonStyle="secondary" size="small" onClick={() => void sendAgain()}>
      {words.button}
    </Button>
  )
}
