import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import type { LandingView } from '../types.ts'
import { TeamCard } from './team-card.tsx'

type Props = { locale: Locale; team: LandingView['team'] }

/** The section with the cards of the three assistants. */
export function Team({ locale, team }: Props) {
  if (team.personas.length === 0) return null
  return (
    <section aria-labelledby="team-title">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
        <SectionHeading id="team-title" title={team.title} subtitle={team.subtitle} />
        <ul className="mt-12 grid gap-6 lg:grid-cols-3">
          {team.personas.map((persona) => (
            <li key={persona.slug} data-accent={persona.slug}>
              <TeamCard persona={persona} locale={locale} linkLabel={team.linkLabel} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
