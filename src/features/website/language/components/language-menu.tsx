'use client'

import { useEffect, useState } from 'react'
import { Disclosure } from '../../../../components/ui/disclosure.tsx'
import { type Locale, localeNames } from '../../../../i18n/locales.ts'
import { pathOf } from '../../../../i18n/routes.ts'
import { localeForLanding, rememberLocale } from '../browser.ts'

type Props = {
  /** The page's language; detected if undefined. */
  locale?: Locale
  /** The languages with a published landing page. */
  languages: readonly Locale[]
  label: string
}

/** The language menu: stores the choice and navigates to the landing page in that language. */
export function LanguageMenu({ locale, languages, label }: Props) {
  const [detected, setDetected] = useState(locale)
  useEffect(() => {
    if (!locale) setDetected(localeForLanding(languages))
  }, [locale, languages])

  const shown = detected ? (
    detected.toUpperCase()
  ) : (
    <>
      <span className="noscript:hidden">Detecting...</span>
      {/* Without JavaScript the language is never detected. */}
      <span className="hidden noscript:inline">{label}</span>
    </>
  )
  return (
    <Disclosure
      className="group relative"
      // The accessible name contains the visible text, for voice control (WCAG 2.5.3).
      label={detected && `${detected.toUpperCase()} – ${label}: ${localeNames[detected]}`}
      summary={
        <span className="flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full px-3 font-semibold hover:bg-sand">
          {shown}
          <svg
            aria-hidden="true"
            viewBox="0 0 12 12"
            className="size-3 motion-safe:transition-transform group-open:rotate-180"
          >
            <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </span>
      }
    >
      <ul className="absolute right-0 z-40 mt-2 min-w-44 overflow-hidden rounded-2xl border border-line bg-card p-1.5 shadow-float">
        {languages.map((code) => (
          <li key={code}>
            <a
              href={pathOf('landing', code)}
              lang={code}
              hrefLang={code}
              aria-current={code === detected ? 'true' : undefined}
              onClick={() => rememberLocale(code)}
              className="flex min-h-11 items-center rounded-xl px-4 font-medium hover:bg-sand aria-[current]:bg-accent-wash aria-[current]:text-accent-deep"
            >
              {localeNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
