import type { ReactNode } from 'react'
import type { Locale } from '../../../../i18n/locales.ts'
import type { SiteView } from '../types.ts'
import { SimpleHeader } from './simple-header.tsx'
import { SiteFooter } from './site-footer.tsx'

type Props = { locale: Locale; site: SiteView; children: ReactNode }

/** The layout of the legal pages: prose between header and footer. */
export function LegalFrame({ locale, site, children }: Props) {
  return (
    <>
      <SimpleHeader locale={locale} site={site} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-3xl px-4 pt-12 pb-24 sm:px-6 sm:pt-16 [&_a]:font-medium [&_a]:text-accent-strong [&_a]:underline [&_a]:underline-offset-4"
      >
        {children}
      </main>
      <SiteFooter locale={locale} site={site} />
    </>
  )
}
