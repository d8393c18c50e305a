import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../../components/ui/button.tsx'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import type { OnboardingCopy } from '../types.ts'

type Props = { copy: OnboardingCopy['thanks']; reference?: string; homeHref: string }

/** The screen after the onboarding is stored. Takes the focus. */
export function ThankYou({ copy, reference, homeHref }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  return (
    <section className="mx-auto max-w-xl rounded-card bg-card px-6 py-12 text-center shadow-card sm:px-12 sm:py-16">
      <LucideIcon of={CircleCheck} className="mx-auto mb-6 size-16 text-alexandra-strong" />
      <h1 ref={heading} tabIndex={-1} className="text-[2.5rem] outline-none">
        {copy.title}
      </h1>
      <p className="mt-5 text-lg leading-normal">{copy.received}</p>
      <p className="mt-3 text-ink-soft text-lg leading-normal">{copy.next}</p>
      {reference && (
        <p className="mt-8 inline-block rounded-2xl bg-sand px-6 py-3 leading-snug">
          Ihre Referenznummer <strong className="block font-display text-2xl">{reference}</strong>
        </p>
      )}
      <p className="mt-9">
        <a href={homeHref} className={buttonClass()}>
          {copy.home}
        </a>
      </p>
    </section>
  )
}
