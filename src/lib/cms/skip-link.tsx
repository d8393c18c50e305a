'use client'

import { useTranslation } from '@payloadcms/ui'
import { staffLanguage } from '../../i18n/staff.ts'

const text = { de: 'Zum Inhalt springen', en: 'Skip to content' }

/** The first stop of the keyboard in every view of the CMS: past the navigation and the header. */
export function SkipLink() {
  const { i18n } = useTranslation()
  return (
    <a className="skip-link" href="#content" onFocus={nameContent}>
      {text[staffLanguage(i18n.language)]}
    </a>
  )
}

/** Payload gives no name to where the content begins, behind the header, and few views a landmark. */
function nameContent(): void {
  const content = document.querySelector('.app-header')?.nextElementSibling
  if (!(content instanceof HTMLElement)) return
  content.id = 'content'
  content.tabIndex = -1
  content.role = content.closest('main') || content.querySelector('main') ? null : 'main'
}
