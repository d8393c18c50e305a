import heroArt from '../../../../components/art/hero.svg'
import { LinkButton } from '../../../../components/ui/link-button.tsx'
import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { LandingView } from '../types.ts'

type Props = { hero: LandingView['hero'] }

/** The hero section: what the product is, for whom, and how to try it. */
export function Hero({ hero }: Props) {
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden">
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:gap-8 lg:pt-16 lg:pb-24">
        <div>
          {hero.badge && (
            <p className="inline-flex items-center gap-2.5 rounded-full border border-line bg-card px-4 py-1.5 font-semibold text-sm shadow-card">
              <span aria-hidden="true" className="relative flex size-2.5">
                <span className="absolute inset-0 motion-safe:animate-ping rounded-full bg-alexandra" />
                <span className="relative size-2.5 rounded-full bg-alexandra-strong" />
              </span>
              {hero.badge}
            </p>
          )}
          <h1 id="hero-title" className="mt-6 text-[clamp(2.6rem,7.2vw,4.75rem)] leading-[1.02]">
            {hero.headline}
          </h1>
          {hero.subtitle && (
            <p className="mt-5 font-semibold text-accent-strong text-xl sm:text-2xl">
              {hero.subtitle}
            </p>
          )}
          {hero.description && (
            <p className="mt-4 max-w-xl text-ink-soft text-lg sm:text-xl">{hero.description}</p>
          )}
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <LinkButton href="#contact">{hero.tryButton}</LinkButton>
            {hero.demoButton && (
              <LinkButton href="#contact" look="outline">
                <SpriteIcon name="phone" className="mr-2.5 size-5" />
                {hero.demoButton}
              </LinkButton>
            )}
          </div>
          {hero.trialNote && (
            <p className="mt-5 flex items-center gap-2 font-medium text-ink-soft">
              <SpriteIcon name="check" className="size-5 text-alexandra-strong" />
              {hero.trialNote}
            </p>
          )}
        </div>
        <div className="relative mx-auto w-full max-w-xl lg:max-w-none">
          <div
            aria-hidden="true"
            className="absolute inset-x-0 top-6 bottom-10 rotate-2 rounded-[2.5rem] bg-sand"
          />
          <img
            src={heroArt.src}
            alt=""
            width={720}
            height={620}
            fetchPriority="high"
            className="relative h-auto w-full"
          />
        </div>
      </div>
    </section>
  )
}
