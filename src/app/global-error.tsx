'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts'
import { pageErrors } from '../i18n/page-errors.ts'

/**
 * Replaces a page whose scripts have failed: keeps what it showed, with what was typed, and a notice. Next's own
 * page would be empty, because it needs a style element, which the content security policy forbids.
 */
export default function GlobalError() {
  // The first rendering precedes the removal of the page.
  const [shown] = useState(currentPage)
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    page.current?.replaceChildren(...shown.content)
    const buttons = page.current?.querySelectorAll<HTMLButtonElement>('form button')
    for (const button of buttons ?? []) button.disabled = true
  }, [shown])
  const { title, reload } = pageErrors[shown.locale]
  return (
    <html lang={shown.locale} className={shown.className}>
      <body>
        <div
          role="alert"
          className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 bg-danger px-4 py-2 text-center font-semibold text-white"
        >
          <span>{title}</span>
          <button
            type="button"
            className="min-h-11 rounded-full border-2 border-white px-5"
            onClick={() => window.location.reload()}
          >
            {reload}
          </button>
        </div>
        <div ref={page} className="contents" />
      </body>
    </html>
  )
}

type CurrentPage = { locale: Locale; className?: string; content: Node[] }

function currentPage(): CurrentPage {
  if (typeof document === 'undefined') return { locale: defaultLocale, content: [] }
  const { className, lang } = document.documentElement
  const [, first] = window.location.pathname.split('/')
  const locale = [lang, first].find(isLocale) ?? defaultLocale
  // A copy, which contains what was typed, because the page's components still remove their elements.
  const body = document.body.cloneNode(true) as HTMLElement
  for (const script of body.querySelectorAll('script')) script.remove()
  return { locale, className, content: [...body.childNodes] }
}
