import { Logo } from '../../../../components/layout/logo.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import { assistiveMessages } from '../../../../i18n/messages.ts'
import { pathOf } from '../../../../i18n/routes.ts'
import { contactLinks } from '../contact-links.ts'
import type { SiteView } from '../types.ts'

type Props = { locale: Locale; site: SiteView }

/** The footer of every page. */
export function SiteFooter({ locale, site }: Props) {
  const { footer, navigation, home } = site
  const columns = [
    {
      title: footer.navigationTitle,
      links: [
        { href: home, text: footer.home },
        { href: `${home}#features`, text: navigation.features },
        { href: `${home}#testimonials`, text: navigation.testimonials },
        { href: `${home}#contact`, text: navigation.contact },
      ],
    },
    {
      title: footer.contactTitle,
      links: contactLinks(site),
    },
    {
      title: footer.legalTitle,
      links: [
        { href: pathOf('imprint', locale), text: footer.imprint },
        { href: pathOf('privacy', locale), text: footer.privacy },
      ],
    },
  ]
  return (
    <footer data-dark className="bg-ink-deep text-paper">
      <div className="mx-auto max-w-7xl px-4 pt-16 pb-10 sm:px-6">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="sm:col-span-2 lg:col-span-1">
            <Logo brand={site.brand} href={home} label={assistiveMessages[locale].home} />
            {footer.tagline && <p className="mt-3 max-w-xs text-paper/75">{footer.tagline}</p>}
          </div>
          <nav aria-label={assistiveMessages[locale].footerNavigation} className="contents">
            {columns.map(({ title, links }) => (
              <div key={title}>
                {title && (
                  <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
                )}
                <ul className="mt-2">
                  {links.filter(hasText).map(({ href, text }) => (
                    <li key={href}>
                      <a
                        href={href}
                        className="inline-flex min-h-9 max-w-full items-center text-paper/80 underline-offset-4 hover:text-paper hover:underline"
                      >
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 border-paper/15 border-t pt-6 text-paper/75 text-sm sm:flex sm:gap-10">
          {footer.copyright && <p className="shrink-0">{footer.copyright}</p>}
          {site.aiNotice && <p className="mt-3 sm:mt-0">{site.aiNotice}</p>}
        </div>
      </div>
    </footer>
  )
}

function hasText({ text }: { text: string }): boolean {
  return Boolean(text)
}
