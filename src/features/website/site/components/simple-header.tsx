import { Logo } from '../../../../components/layout/logo.tsx'
import { LinkButton } from '../../../../components/ui/link-button.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import { assistiveMessages } from '../../../../i18n/messages.ts'
import type { SiteView } from '../types.ts'

type Props = {
  locale: Locale
  site: SiteView
  /** Whether the page has a contact section to link to. */
  hasContact?: boolean
}

/** The header of every page except the landing page: links to the landing page and the contact form. */
export function SimpleHeader({ locale, site, hasContact = false }: Props) {
  return (
    <header className="sticky top-0 z-30 border-line/70 border-b bg-paper/95">
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-2 px-4 py-2.5 sm:px-6">
        <Logo
          brand={site.brand}
          href={site.home}
          label={assistiveMessages[locale].home}
          compact={hasContact}
        />
        {hasContact && (
          <LinkButton
            href="#contact"
            small
            className="whitespace-nowrap max-sm:px-3 max-sm:text-[0.8125rem]"
          >
            {site.navigation.consultation}
          </LinkButton>
        )}
      </div>
    </header>
  )
}
