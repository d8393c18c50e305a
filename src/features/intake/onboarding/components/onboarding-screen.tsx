'use client'

import { type ReactNode, useState } from 'react'
import { ToastOutlet } from '../../../../components/ui/toast-outlet.tsx'
import { toastMessages } from '../../../../i18n/messages.ts'
import type { DocumentLimits, OnboardingCopy } from '../types.ts'
import type { ContactLink } from './no-script-note.tsx'
import { OnboardingForm } from './onboarding-form.tsx'
import { ThankYou } from './thank-you.tsx'

type Props = {
  limits: DocumentLimits
  copy: OnboardingCopy
  /** The contact form's note on required fields. */
  requiredNote: string
  privacyHref: string
  homeHref: string
  contacts: readonly ContactLink[]
  /** Shown beside the form, and hidden together with it. */
  guide: ReactNode
}

/** The form, replaced by the thank-you screen once the onboarding is stored. */
export function OnboardingScreen({
  limits,
  copy,
  requiredNote,
  privacyHref,
  homeHref,
  contacts,
  guide,
}: Props) {
  const [stored, setStored] = useState<{ reference?: string }>()
  return (
    <>
      {stored ? (
        <ThankYou copy={copy.thanks} reference={stored.reference} homeHref={homeHref} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-14">
          {guide}
          <OnboardingForm
            limits={limits}
            copy={copy}
            requiredNote={requiredNote}
            privacyHref={privacyHref}
            contacts={contacts}
            onStored={(reference) => setStored({ reference })}
          />
        </div>
      )}
      <ToastOutlet {...toastMessages.de} />
    </>
  )
}
