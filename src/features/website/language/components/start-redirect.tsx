'use client'

import { useEffect } from 'react'
import type { Locale } from '../../../../i18n/locales.ts'
import { pathOf } from '../../../../i18n/routes.ts'
import { localeForRoot } from '../browser.ts'

type Props = {
  /** The languages with a published landing page. */
  languages: readonly Locale[]
}

/** Redirects to the landing page in the visitor's language, replacing the history entry. */
export function StartRedirect({ languages }: Props) {
  useEffect(() => {
    window.location.replace(pathOf('landing', localeForRoot(languages)))
  }, [languages])
  return null
}
