'use client'

import { PopupList, useDocumentInfo, useLocale, useModal, useTranslation } from '@payloadcms/ui'
import { isLocale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import { isPublic, unpublishSlugs } from './unpublish-modals.tsx'
import { usePublication } from './use-publication.ts'

/** The menu's buttons that unpublish the form's language, or all languages. */
export function UnpublishButton() {
  const { hasPublishPermission, id, isTrashed } = useDocumentInfo()
  const { current, publication } = usePublication()
  const { toggleModal } = useModal()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const slugs = unpublishSlugs(id)
  if (!publication?.languages.some(isPublic) || !hasPublishPermission || isTrashed) return null
  const messages = editMessages[staffLanguage(i18n.language)].unpublish
  const language = isLocale(code) ? languageName(code, staffLanguage(i18n.language)) : code
  return (
    <>
      {publication.isByLanguage && current && isPublic(current) && (
        <PopupList.Button id="action-unpublish-locale" onClick={() => toggleModal(slugs.here)}>
          {messages.here(language)}
        </PopupList.Button>
      )}
      <PopupList.Button id="action-unpublish" onClick={() => toggleModal(slugs.everywhere)}>
        {messages.everywhere}
      </PopupList.Button>
    </>
  )
}
