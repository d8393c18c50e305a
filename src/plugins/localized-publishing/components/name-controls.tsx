'use client'

import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { staffLanguage } from '../../../i18n/staff.ts'
import { editMessages } from '../edit-messages.ts'

/** Names the buttons that open the menus of a document, which Payload leaves without a name. */
export function NameControls() {
  const { i18n } = useTranslation()
  // The menus appear with what the person may do, and with what is changed.
  useDocumentInfo()
  useFormModified()
  const { moreActions, moreToPublish } = editMessages[staffLanguage(i18n.language)]
  useEffect(() => {
    name('.form-submit .popup-button', moreToPublish)
    name('.doc-controls__popup .popup-button', moreActions)
  })
  return null
}

function name(selector: string, label: string): void {
  document.querySelector(selector)?.setAttribute('aria-label', label)
}
