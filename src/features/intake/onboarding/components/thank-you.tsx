import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../../components/ui/button.tsx'
import { Sign } from '../../../../components/ui/sign.tsx'

type Props = { reference?: string; setupTime: string; homeHref: string }

/** Takes the place of the form once the onboarding is stored, and the focus with it. */
export function ThankYou({ reference, setupTime, homeHref }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  return (
    <section className="mx-auto max-w-xl rounded-card bg-card px-6 py-12 text-center shadow-card sm:px-12 sm:py-16">
      <Sign of={CircleCheck} className="mx-auto mb-6 size-16 text-alexandra-strong" />
      <h1 ref={heading} tabIndex={-1} className="text-[2.5rem] outline-none">
        Vielen Dank!
      </h1>
      <p className="mt-5 text-lg leading-normal">Ihre Anmeldung wurde erfolgreich übermittelt.</p>
      <p className="mt-3 text-ink-soft text-lg leading-normal">
        Ihr Voice-Bot wird innerhalb von {setupTime} konfiguriert, und wir melden uns bei Ihnen.
      </p>
      {reference && (
        <p className="mt-8 inline-block rounded-2xl bg-sand px-6 py-3 leading-snug">
          Ihre Referenznummer <strong className="block font-display text-2xl">{reference}</strong>
        </p>
      )}
      <p className="mt-9">
        <a href={homeHref} className={buttonClass()}>
          Zurück zur Startseite
        </a>
      </p>
    </section>
  )
}
