import type { Metadata } from 'next'
import mark from '../../components/art/logo-mark.svg'
import { StartRedirect } from '../../features/language/components/start-redirect.tsx'
import { localeNames, locales } from '../../i18n/locales.ts'
import { pathOf } from '../../i18n/routes.ts'

export const metadata: Metadata = { title: 'Redirecting...', robots: { index: false } }

/** The start page: picks the visitor's language; without JavaScript it offers all of them. */
export default function StartPage() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-8 p-6"
    >
      <img src={mark.src} alt="" width={64} height={64} />
      <h1 className="font-sans font-semibold text-xl">Redirecting...</h1>
      <StartRedirect />
      <noscript>
        <ul className="flex flex-wrap justify-center gap-3">
          {locales.map((locale) => (
            <li key={locale}>
              <a
                href={pathOf('landing', locale)}
                lang={locale}
                hrefLang={locale}
                className="inline-flex min-h-11 items-center rounded-full border-2 border-ink px-6 font-semibold"
              >
                {localeNames[locale]}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </main>
  )
}
