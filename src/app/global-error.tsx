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
  }, [shown])
  const { title, reload } = pageErrors[shown.locale]
  return (
    <html lang={shown.locale} className={shown.className} data-theme={shown.theme}>
      <body>
        <div
          role="alert"
          className="page-error fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 bg-danger px-4 py-2 text-center font-semibold text-white"
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

type CurrentPage = { locale: Locale; className?: string; theme?: string; content: Node[] }

function currentPage(): CurrentPage {
  if (typeof document === 'undefined') return { locale: defaultLocale, content: [] }
  const { className, dataset, lang } = document.documentElement
  const [, first] = window.location.pathname.split('/')
  const locale = [lang, first].find(isLocale) ?? defaultLocale
  // A copy, which contains what was typed, because the page's components still remove their elements.
  const body = document.body.cloneNode(true) as HTMLElement
  for (const script of body.querySelectorAll('script')) script.remove()
  disable(body)
  return { locale, className, theme: dataset.theme, content: [...body.childNodes] }
}

/** Lets texts be copied, but not changed, because they would be lost. */
function disable(content: HTMLElement): void {
  for (const control of content.querySelectorAll('button, select, input, textarea')) {
    control.toggleAttribute(control.matches(textFields) ? 'readonly' : 'disabled', true)
  }
  for (const editor of content.querySelectorAll('[contenteditable]')) {
    editor.setAttribute('contenteditable', 'false')
  }
}

const textFields =
  'textarea, input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=submit])'
