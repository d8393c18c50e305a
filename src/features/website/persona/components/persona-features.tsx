import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { PersonaView } from '../types.ts'

type Props = { features: PersonaView['features'] }

/** The section with the assistant's four feature cards. */
export function PersonaFeatures({ features }: Props) {
  if (features.items.length === 0) return null
  return (
    <section aria-labelledby="persona-features-title">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
        <SectionHeading id="persona-features-title" title={features.title} />
        <ul className="mt-12 grid gap-5 md:grid-cols-2">
          {features.items.map(({ icon, title, description }) => (
            <li
              key={title}
              className="flex flex-col gap-5 rounded-card border border-line bg-card p-6 shadow-card sm:flex-row sm:p-8"
            >
              <span className="flex size-13 shrink-0 items-center justify-center rounded-2xl bg-accent-wash text-accent-deep">
                <SpriteIcon name={icon} className="size-7" />
              </span>
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2.5 text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
