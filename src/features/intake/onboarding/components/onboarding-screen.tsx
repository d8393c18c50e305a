'use client'

import { type ReactNode, useState } from 'react'
import { ToastOutlet } from '../../../../components/ui/toast-outlet.tsx'
import { toastMessages } from '../../../../i18n/messages.ts'
import type { DocumentLimits } from '../types.ts'
import type { ContactLink } from './no-script-note.tsx'
import { OnboardingForm } from './onboarding-form.tsx'
import { ThankYou } from './thank-you.tsx'

type Props = {
  limits: DocumentLimits
  /** The time within which the bot is configured, such as "48 Stunden". */
  setupTime: string
  privacyHref: string
  homeHref: string
  contacts: readonly ContactLink[]
  /** What helps to fill in the form; it goes with the form. */
  guide: ReactNode
}

/** The form, and in its place the thank-you screen once the onboarding is stored. */
export function OnboardingScreen({
  limits,
  setupTime,
  privacyHref,
  homeHref,
  contacts,
  guide,
}: Props) {
  const [stored, setStored] = useState<{ reference?: string }>()
  return (
    <>
      {stored ? (
        <ThankYou reference={stored.reference} setupTime={setupTime} homeHref={homeHref} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-14">
          {guide}
          <OnboardingForm
            limits={limits}
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
