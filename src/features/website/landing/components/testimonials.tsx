import { Initials } from '../../../../components/ui/initials.tsx'
import { Picture } from '../../../../components/ui/picture.tsx'
import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import { Stars } from '../../../../components/ui/stars.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import { assistiveMessages } from '../../../../i18n/messages.ts'
import type { LandingView } from '../types.ts'

type Props = { locale: Locale; testimonials: LandingView['testimonials'] }

/** The section with the testimonials (anchor `testimonials`). Samples are labelled as examples. */
export function Testimonials({ locale, testimonials }: Props) {
  const { title, subtitle, exampleNote, items } = testimonials
  if (items.length === 0) return null
  return (
    <section id="testimonials" aria-labelledby="testimonials-title">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
        <SectionHeading id="testimonials-title" title={title} subtitle={subtitle} />
        <ul className="mt-12 grid gap-6 lg:grid-cols-3">
          {items.map((item) => (
            <li key={item.slug}>
              <figure className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card">
                {item.isExample && exampleNote && (
                  <p className="border-line border-b bg-sand px-6 py-2.5 font-medium text-ink-soft text-sm sm:px-8">
                    {exampleNote}
                  </p>
                )}
                <div className="px-6 pt-6 sm:px-8 sm:pt-8">
                  <Stars count={item.rating} label={assistiveMessages[locale].rating} />
                </div>
                <blockquote className="mt-4 grow px-6 text-lg sm:px-8">
                  <p>{quoted(item.content, locale)}</p>
                </blockquote>
                <figcaption className="mt-6 flex items-center gap-4 px-6 pb-6 sm:px-8 sm:pb-8">
                  <span className="relative size-14 shrink-0 overflow-hidden rounded-full">
                    <Initials name={item.name} className="absolute inset-0" />
                    {item.image && (
                      <Picture
                        src={item.image.src}
                        alt={item.image.alt}
                        size={56}
                        className="relative size-14 object-cover text-transparent"
                      />
                    )}
                  </span>
                  <span>
                    <span className="block font-semibold">{item.name}</span>
                    <span className="block text-ink-soft">{item.role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const quotationMarks: Record<Locale, [string, string]> = {
  de: ['„', '“'],
  en: ['“', '”'],
  pt: ['«', '»'],
  ro: ['„', '”'],
}

function quoted(text: string, locale: Locale): string {
  const [open, close] = quotationMarks[locale]
  return `${open}${text}${close}`
}
