import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { PersonaView } from '../types.ts'

type Props = { benefits: PersonaView['benefits'] }

/** The section with the four benefits. */
export function Benefits({ benefits }: Props) {
  if (benefits.items.length === 0) return null
  return (
    <section aria-labelledby="benefits-title" className="bg-accent-wash">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:py-24">
        <SectionHeading id="benefits-title" title={benefits.title} />
        <ul className="mt-10 grid gap-4 md:grid-cols-2">
          {benefits.items.map((benefit) => (
            <li
              key={benefit}
              className="flex items-start gap-4 rounded-card bg-card p-6 font-semibold text-lg shadow-card"
            >
              <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-strong text-white">
                <SpriteIcon name="check" className="size-5" />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
