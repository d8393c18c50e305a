'use client'

import { useEffect, useState } from 'react'
import { LinkButton } from '../../../../components/ui/link-button.tsx'
import { isLocale, type Locale } from '../../../../i18n/locales.ts'
import { assistiveMessages, notFoundTexts } from '../../../../i18n/messages.ts'
import { pathOf, startPath } from '../../../../i18n/routes.ts'
import { localeForRoot } from '../browser.ts'

type Props = {
  /** The languages with a published landing page. */
  languages: readonly Locale[]
}

/**
 * The text of the 404 page, in the language of the URL or of the browser. Chosen on the client, because
 * the page is prerendered once for all URLs.
 */
export function NotFoundText({ languages }: Props) {
  const [locale, setLocale] = useState<Locale>()
  useEffect(() => {
    const [, first] = window.location.pathname.split('/')
    setLocale(isLocale(first) && languages.includes(first) ? first : localeForRoot(languages))
  }, [languages])
  return (
    <div lang={locale}>
      <p className="mt-4 min-h-7 text-ink-soft text-lg">{locale && notFoundTexts[locale]}</p>
      <LinkButton href={locale ? pathOf('landing', locale) : startPath} className="mt-8">
        {assistiveMessages[locale ?? 'en'].home}
      </LinkButton>
    </div>
  )
}
