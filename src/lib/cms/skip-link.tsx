'use client'

import { useTranslation } from '@payloadcms/ui'
import { staffLanguage } from '../../i18n/staff.ts'
import { contentId } from './name-content.ts'

const text = { de: 'Zum Inhalt springen', en: 'Skip to content' }

/** The first focusable element of every CMS view. It skips the navigation and the header. */
export function SkipLink() {
  const { i18n } = useTranslation()
  return (
    <a className="skip-link" href={`#${contentId}`}>
      {text[staffLanguage(i18n.language)]}
    </a>
  )
}
