'use client'

import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { staffLanguage } from '../../../i18n/staff.ts'
import { editMessages } from '../edit-messages.ts'

/** Labels the buttons that open a document's menus; Payload leaves them without a name. */
export function NameControls() {
  const { i18n } = useTranslation()
  // Renders again when permissions or unsaved changes make a menu appear.
  useDocumentInfo()
  useFormModified()
  const { moreActions, moreToPublish } = editMessages[staffLanguage(i18n.language)]
  useEffect(() => {
    setLabel('.form-submit .popup-button', moreToPublish)
    setLabel('.doc-controls__popup .popup-button', moreActions)
  })
  return null
}

function setLabel(selector: string, label: string): void {
  document.querySelector(selector)?.setAttribute('aria-label', label)
}
