import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import type { PersonaView } from '../types.ts'

type Props = { targetGroups: PersonaView['targetGroups'] }

/** The section with the six target groups. */
export function TargetGroups({ targetGroups }: Props) {
  if (targetGroups.groups.length === 0) return null
  return (
    <section aria-labelledby="target-groups-title" className="bg-sand">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
        <SectionHeading id="target-groups-title" title={targetGroups.title} />
        <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {targetGroups.groups.map(({ name, benefit }) => (
            <li key={name} className="border-accent border-t-4 pt-5">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-2 text-ink-soft">{benefit}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
