'use client'

import { buttonClass } from '../components/ui/button.tsx'
import { defaultLocale, isLocale } from '../i18n/locales.ts'
import { pageErrors } from '../i18n/page-errors.ts'

/**
 * Replaces a page whose rendering has failed in the browser, in its language and with its styles. Next's own page
 * needs a style element, which the content security policy forbids, so that the window would be empty.
 */
export default function GlobalError() {
  const { className, lang } =
    typeof document === 'undefined'
      ? { className: undefined, lang: defaultLocale }
      : document.documentElement
  const { title, reload } = pageErrors[isLocale(lang) ? lang : defaultLocale]
  return (
    <html lang={lang} className={className}>
      <body>
        <main className="mx-auto flex min-h-dvh max-w-2xl flex-col items-center justify-center gap-8 p-6 text-center">
          <h1 className="text-4xl sm:text-5xl">
            <span role="alert">{title}</span>
          </h1>
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            {reload}
          </button>
        </main>
      </body>
    </html>
  )
}
