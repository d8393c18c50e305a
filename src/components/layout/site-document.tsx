import '../../styles/site.css'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { assistiveMessages } from '../../i18n/messages.ts'
import { fontVariables } from './fonts.ts'

type Props = { locale: Locale; children: ReactNode }

/** The html document of every public page. */
export function SiteDocument({ locale, children }: Props) {
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        <a
          href="#main"
          className="sr-only rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
        >
          {assistiveMessages[locale].skipToContent}
        </a>
        {children}
      </body>
    </html>
  )
}
