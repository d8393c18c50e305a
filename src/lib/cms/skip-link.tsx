'use client'

import { useTranslation } from '@payloadcms/ui'
import { staffLanguage } from '../../i18n/staff.ts'

const text = { de: 'Zum Inhalt springen', en: 'Skip to content' }

/**
 * Matches the Payload views that already have a `main` landmark: the account
 * and views of one document.
 */
const withMain = /^\/admin\/(account|globals\/|collections\/[^/]+\/)/

/** The first focusable element of every CMS view. It skips the navigation and the header. */
export function SkipLink() {
  const { i18n } = useTranslation()
  return (
    <a className="skip-link" href="#content" onFocus={nameContent}>
      {text[staffLanguage(i18n.language)]}
    </a>
  )
}

/**
 * Adds what Payload lacks: an id for the content after the header, and a landmark in list views.
 */
function nameContent(): void {
  const content = document.querySelector('.app-header')?.nextElementSibling
  if (!(content instanceof HTMLElement)) return
  content.id = 'content'
  content.tabIndex = -1
  content.role = withMain.test(window.location.pathname) ? null : 'main'
}
