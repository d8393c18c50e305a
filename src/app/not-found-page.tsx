import mark from '../components/art/logo-mark.svg'
import { portraits } from '../components/art/portraits.ts'
import { LanguageMenu } from '../features/website/language/components/language-menu.tsx'
import { NotFoundText } from '../features/website/language/components/not-found-text.tsx'
import { loadLanguages } from '../features/website/site/languages.ts'
import { defaultLocale } from '../i18n/locales.ts'
import { assistiveMessages } from '../i18n/messages.ts'
import { publishedMode } from '../lib/cache/cache.ts'

export const notFoundTitle = 'Page Not Found'

/** The content of the 404 page. Its text is in the language of the URL or of the browser. */
export async function NotFoundPage() {
  const languages = await loadLanguages('landing', publishedMode(defaultLocale))
  return (
    <>
      <header className="flex items-center justify-between px-4 py-3 sm:px-6">
        <img src={mark.src} alt="" width={40} height={40} />
        <LanguageMenu languages={languages} label={assistiveMessages.en.language} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex min-h-[75dvh] max-w-2xl flex-col items-center justify-center p-6 text-center"
      >
        <img src={portraits.clara.src} alt="" width={480} height={560} className="h-60 w-auto" />
        <p aria-hidden="true" className="mt-6 font-bold font-display text-7xl text-accent">
          404
        </p>
        <h1 className="mt-2 text-4xl sm:text-5xl" lang="en">
          {notFoundTitle}
        </h1>
        <NotFoundText languages={languages} />
      </main>
    </>
  )
}
