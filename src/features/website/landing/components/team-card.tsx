import { portraits } from '../../../../components/art/portraits.ts'
import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import { pathOf } from '../../../../i18n/routes.ts'
import type { PersonaCard } from '../types.ts'

type Props = { persona: PersonaCard; locale: Locale; linkLabel: string }

/** The card of an assistant, with a link to its page. */
export function TeamCard({ persona, locale, linkLabel }: Props) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow hover:shadow-float">
      <div className="bg-accent-wash px-8 pt-8">
        <img
          src={portraits[persona.slug].src}
          alt=""
          width={480}
          height={560}
          loading="lazy"
          className="mx-auto h-64 w-auto sm:h-72"
        />
      </div>
      <div className="flex grow flex-col p-6 sm:p-8">
        {persona.role && <p className="font-semibold text-accent-strong">{persona.role}</p>}
        <h3 className="mt-1 text-3xl">{[persona.name, persona.age].filter(Boolean).join(', ')}</h3>
        {persona.motto && <p className="mt-3 text-ink text-lg italic">{persona.motto}</p>}
        {persona.description && <p className="mt-3 text-ink-soft">{persona.description}</p>}
        <ul className="ticks mt-5 space-y-2 empty:hidden">
          {persona.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ul className="chips mt-5 flex flex-wrap gap-1.5 empty:hidden">
          {persona.targetGroups.map((group) => (
            <li key={group}>{group}</li>
          ))}
        </ul>
        <p className="mt-5 mb-6 text-ink-soft text-sm empty:hidden">
          {/* The no-break space prevents lines that begin with a separator. */}
          {persona.personality.join('\u00a0· ') || null}
        </p>
        <a
          href={pathOf(persona.slug, locale)}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start rounded-lg font-semibold text-accent-strong text-lg after:absolute after:inset-0"
        >
          {linkLabel || persona.name}
          {linkLabel && <span className="sr-only">: {persona.name}</span>}
          <SpriteIcon
            name="arrow-right"
            className="size-5 transition-transform motion-safe:group-hover:translate-x-1"
          />
        </a>
      </div>
    </article>
  )
}
