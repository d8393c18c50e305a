import { Icon } from '../../../components/ui/icon.tsx'
import { LinkButton } from '../../../components/ui/link-button.tsx'
import type { LandingView } from '../types.ts'

type Props = { cta: LandingView['cta'] }

/** The band that asks to start, both buttons leading to the contact form. */
export function CallToAction({ cta }: Props) {
  return (
    <section aria-labelledby="cta-title" data-dark className="bg-accent-deep text-paper">
      <div className="mx-auto max-w-4xl px-4 py-20 text-center sm:px-6 lg:py-24">
        <h2 id="cta-title" className="text-4xl sm:text-5xl lg:text-6xl">
          {cta.title}
        </h2>
        <p className="mx-auto mt-5 max-w-2xl text-lg text-paper/90 sm:text-xl">{cta.description}</p>
        <div className="mt-9 flex flex-col justify-center gap-3 sm:flex-row">
          <LinkButton href="#contact" look="light">
            {cta.startButton}
          </LinkButton>
          <LinkButton href="#contact" look="outlineLight">
            {cta.demoButton}
          </LinkButton>
        </div>
        <p className="mt-7 inline-flex items-center gap-2 font-medium text-paper/90">
          <Icon name="shield-check" className="size-5" />
          {cta.note}
        </p>
      </div>
    </section>
  )
}
