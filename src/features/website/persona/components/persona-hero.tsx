import type { ReactNode } from 'react'
import { portraits } from '../../../../components/art/portraits.ts'
import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { PersonaView } from '../types.ts'

type Props = { persona: PersonaView }

/** The hero section: name, age, personality and superpower of the assistant. */
export function PersonaHero({ persona }: Props) {
  const nameAndAge = [persona.name, persona.age].filter(Boolean).join(', ')
  const facts = [nameAndAge, persona.personality].filter(Boolean)
  return (
    <section aria-labelledby="persona-title" className="overflow-hidden bg-accent-wash">
      <div className="mx-auto grid max-w-7xl items-end gap-8 px-4 pt-10 sm:px-6 lg:grid-cols-[1.2fr_1fr] lg:gap-12 lg:pt-16">
        <div className="self-center pb-2 lg:pb-20">
          {persona.subtitle && (
            <p className="font-semibold text-accent-strong text-lg">{persona.subtitle}</p>
          )}
          <h1 id="persona-title" className="mt-3 text-[clamp(2.3rem,6.4vw,4.25rem)] leading-[1.04]">
            {avoidHyphenBreaks(persona.title)}
          </h1>
          {persona.motto && (
            <p className="mt-5 text-accent-deep text-xl italic sm:text-2xl">{persona.motto}</p>
          )}
          {persona.description && (
            <p className="mt-5 max-w-xl text-ink-soft text-lg sm:text-xl">{persona.description}</p>
          )}
          <ul className="mt-7 flex flex-wrap gap-2.5">
            {facts.map((fact) => (
              <li key={fact} className="rounded-full bg-card px-4 py-2 font-semibold shadow-card">
                {fact}
              </li>
            ))}
            {persona.superpower && (
              <li className="flex items-center gap-2.5 rounded-3xl bg-accent-deep px-4 py-2 font-semibold text-paper">
                <SpriteIcon name="sparkles" className="size-5 shrink-0 text-accent" />
                {persona.superpower}
              </li>
            )}
          </ul>
        </div>
        <img
          src={portraits[persona.slug].src}
          alt=""
          width={480}
          height={560}
          fetchPriority="high"
          className="mx-auto h-80 w-auto sm:h-110 lg:h-130"
        />
      </div>
    </section>
  )
}

/** Prevents line breaks at hyphens ("KI-Assistentin") unless the word does not fit on a line. */
function avoidHyphenBreaks(title: string): ReactNode[] {
  // Only matches at the start of a word: from each of its letters, a long one takes quadratic time.
  return title.split(/(?<!\S)(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
