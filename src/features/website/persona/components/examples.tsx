import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import type { PersonaSlug } from '../../../../i18n/personas.ts'
import type { PersonaView } from '../types.ts'
import { CallExample } from './call-example.tsx'
import { ChatExample } from './chat-example.tsx'
import { PaperExample } from './paper-example.tsx'

/** The component for each assistant's examples: Clara chats, Viktor calls, Alexandra files documents. */
const exampleComponents = {
  clara: ChatExample,
  viktor: CallExample,
  alexandra: PaperExample,
} satisfies Record<PersonaSlug, unknown>

type Props = { locale: Locale; persona: PersonaView }

/** The section with the three example conversations. */
export function Examples({ locale, persona }: Props) {
  const { slug, name, examples } = persona
  if (examples.conversations.length === 0) return null
  const Example = exampleComponents[slug]
  return (
    <section aria-labelledby="examples-title">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
        <SectionHeading id="examples-title" title={examples.title} />
        <ul className="mt-12 grid gap-6 lg:grid-cols-3">
          {examples.conversations.map((conversation, index) => (
            <li key={conversation.scenario}>
              <Example locale={locale} name={name} index={index} {...conversation} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
