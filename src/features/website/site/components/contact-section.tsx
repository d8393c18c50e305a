import type { ReactNode } from 'react'
import { SectionHeading } from '../../../../components/ui/section-heading.tsx'
import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import { contactLinks } from '../contact-links.ts'
import type { SiteView } from '../types.ts'

type Props = { site: SiteView; form: ReactNode }

/** The contact section (anchor `contact`): phone, e-mail address and the form. */
export function ContactSection({ site, form }: Props) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-sand">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-20 sm:px-6 lg:grid-cols-[1fr_1.15fr] lg:gap-16 lg:py-28">
        <div>
          <SectionHeading
            id="contact-title"
            title={site.contact.title}
            subtitle={site.contact.description}
          />
          <ul className="mt-8 space-y-2 font-semibold text-lg">
            {contactLinks(site).map(({ icon, href, text }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
                >
                  <SpriteIcon name={icon} className="size-5 shrink-0 text-accent-strong" />
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-start rounded-card bg-card p-5 shadow-card sm:p-8">{form}</div>
      </div>
    </section>
  )
}
