import type { Metadata } from 'next'
import mark from '../../components/art/logo-mark.svg'
import { StartRedirect } from '../../features/website/language/components/start-redirect.tsx'
import { loadLanguages } from '../../features/website/site/languages.ts'
import { defaultLocale, localeNames } from '../../i18n/locales.ts'
import { pathOf } from '../../i18n/routes.ts'
import { publishedMode } from '../../lib/cache/cache.ts'

export const metadata: Metadata = { title: 'Redirecting...', robots: { index: false } }

export const dynamic = 'force-static'

/** The start page: redirects to the visitor's language, or lists all languages if no script does so. */
export default async function StartPage() {
  const languages = await loadLanguages('landing', publishedMode(defaultLocale))
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-8 p-6"
    >
      <img src={mark.src} alt="" width={64} height={64} />
      <h1 className="font-sans font-semibold text-xl">Redirecting...</h1>
      <StartRedirect languages={languages} />
      {/* Not a noscript element, because the scripts may fail, too. */}
      <ul className="appear-late flex flex-wrap justify-center gap-3">
        {languages.map((locale) => (
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
    </main>
  )
}
