import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import type { PersonaView } from '../types.ts'

type Props = { faq: PersonaView['faq'] }

/** The section with questions and answers; omitted if there are none. */
export function Faq({ faq }: Props) {
  if (!faq) return null
  return (
    <section aria-labelledby={faq.title ? 'faq-title' : undefined}>
      <div className="mx-auto max-w-3xl px-4 py-20 sm:px-6 lg:py-24">
        {faq.title && <SectionHeading id="faq-title" title={faq.title} />}
        <div className="mt-10 divide-y divide-line border-line border-y">
          {faq.items.map(({ question, answer }) => (
            <details key={question} className="group py-2">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 font-semibold text-lg">
                {question}
                <span aria-hidden="true" className="text-accent-strong group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="whitespace-pre-line pb-4 text-ink-soft leading-relaxed">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
