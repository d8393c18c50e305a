'use client'

import { Button, ConfirmationModal, toast, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { accountMessages } from '../messages.ts'
import { postToUsers } from '../post-to-users.ts'

const modal = 'reset-second-factor'

/** Lets an admin remove the second factor of a user who has lost it. */
export function ResetFactor({ id }: { id: number }) {
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const router = useRouter()
  const messages = accountMessages[staffLanguage(i18n.language)]

  async function reset() {
    const result = await postToUsers(`${id}/second-factor/reset`, {}, i18n.language)
    if (!result.ok) return void toast.error(result.message)
    toast.success(messages.resetDone)
    router.refresh()
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => openModal(modal)}
        size="medium"
        type="button"
      >
        {messages.reset}
      </Button>
      <ConfirmationModal
        body={messages.resetQuestion}
        confirmLabel={messages.reset}
        heading={messages.reset}
        modalSlug={modal}
        onConfirm={reset}
      />
    </>
  )
}
