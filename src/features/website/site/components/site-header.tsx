import type { ReactNode } from 'react'
import { Logo } from '../../../../components/layout/logo.tsx'
import { Disclosure } from '../../../../components/ui/disclosure.tsx'
import { LinkButton } from '../../../../components/ui/link-button.tsx'
import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import { assistiveMessages } from '../../../../i18n/messages.ts'
import type { SiteView } from '../types.ts'

type Props = { locale: Locale; site: SiteView; languageMenu: ReactNode }

/** The landing page's sticky header; its links scroll to the sections of the same page. */
export function SiteHeader({ locale, site, languageMenu }: Props) {
  const texts = assistiveMessages[locale]
  const links = (['features', 'testimonials', 'contact'] as const)
    .map((anchor) => ({ anchor, text: site.navigation[anchor] }))
    .filter(({ text }) => text)
  return (
    <header className="sticky top-0 z-30 border-line/70 border-b bg-paper/95">
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-3 px-4 py-2.5 sm:px-6">
        <Logo brand={site.brand} href={site.home} label={texts.home} />
        <nav aria-label={texts.mainNavigation} className="hidden lg:block">
          <ul className="flex gap-1">
            {links.map(({ anchor, text }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="flex min-h-11 items-center rounded-full px-4 font-medium hover:bg-sand"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          {languageMenu}
          <div className="hidden md:block">
            <LinkButton href="#contact" small>
              {site.navigation.consultation}
            </LinkButton>
          </div>
          <Disclosure
            className="lg:hidden"
            label={texts.menu}
            summary={
              <span className="flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-sand">
                <SpriteIcon name="menu" className="size-6" />
              </span>
            }
          >
            <nav
              aria-label={texts.mainNavigation}
              className="absolute inset-x-0 top-full border-line border-b bg-paper px-4 pt-2 pb-6 shadow-float"
            >
              <ul>
                {links.map(({ anchor, text }) => (
                  <li key={anchor}>
                    <a
                      href={`#${anchor}`}
                      className="flex min-h-13 items-center border-line border-b font-semibold text-lg"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
              <LinkButton href="#contact" className="mt-5 w-full">
                {site.navigation.consultation}
              </LinkButton>
            </nav>
          </Disclosure>
        </div>
      </div>
    </header>
  )
}
