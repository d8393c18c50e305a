import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { LandingView } from '../types.ts'

type Props = { features: LandingView['features'] }

/** The section with the feature cards (anchor `features`). */
export function FeatureCards({ features }: Props) {
  if (features.cards.length === 0) return null
  return (
    <section id="features" aria-labelledby="features-title" className="bg-sand">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
        <SectionHeading id="features-title" title={features.title} subtitle={features.subtitle} />
        <ul className="mt-12 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {features.cards.map((card) => (
            <li
              key={card.slug}
              data-accent={card.colours}
              className="rounded-card bg-card p-6 shadow-card sm:p-8"
            >
              <span className="flex size-13 items-center justify-center rounded-2xl bg-accent-wash text-accent-deep">
                <SpriteIcon name={card.icon} className="size-7" />
              </span>
              <h3 className="mt-5 text-2xl">{card.title}</h3>
              {card.description && <p className="mt-2.5 text-ink-soft">{card.description}</p>}
              {card.benefits.length > 0 && (
                <ul className="ticks mt-5 space-y-2 border-line border-t pt-5">
                  {card.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
