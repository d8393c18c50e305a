'use client'

import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { isLocale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import type { PublicationState } from '../publication.ts'
import { callRest, errorMessageOf } from './call-rest.ts'
import { useDocumentMethod, useDocumentPath } from './document-path.ts'
import { useRestoreFocus } from './restore-focus.ts'
import { usePublication } from './use-publication.ts'

/** Unpublishes the form's language, or all languages. */
export function UnpublishButton() {
  const { hasPublishPermission, id, isTrashed } = useDocumentInfo()
  const { current, publication } = usePublication()
  const { toggleModal } = useModal()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const unpublish = useUnpublish()
  const slugs = { here: `unpublish-${id}-here`, everywhere: `unpublish-${id}-everywhere` }
  useRestoreFocus(slugs.here)
  useRestoreFocus(slugs.everywhere)
  const isPublic = publication?.languages.some(({ state }) => isPublished(state))
  if (!publication || !isPublic || !hasPublishPermission || isTrashed) return null
  const messages = editMessages[staffLanguage(i18n.language)].unpublish
  const language = isLocale(code) ? languageName(code, staffLanguage(i18n.language)) : code
  const modal = {
    confirmingLabel: messages.inProgress,
    confirmLabel: messages.title,
    heading: messages.title,
  }
  return (
    <>
      {publication.isByLanguage && current && isPublished(current.state) && (
        <PopupList.Button id="action-unpublish-locale" onClick={() => toggleModal(slugs.here)}>
          {messages.here(language)}
        </PopupList.Button>
      )}
      <PopupList.Button id="action-unpublish" onClick={() => toggleModal(slugs.everywhere)}>
        {messages.everywhere}
      </PopupList.Button>
      <ConfirmationModal
        {...modal}
        body={messages.bodyHere(language)}
        modalSlug={slugs.here}
        onConfirm={() => unpublish(`locale=${code}`, messages.done(language))}
      />
      <ConfirmationModal
        {...modal}
        body={messages.bodyEverywhere}
        modalSlug={slugs.everywhere}
        onConfirm={() => unpublish('unpublishAllLocales=true', messages.doneEverywhere)}
      />
    </>
  )
}

const isPublished = (state: PublicationState): boolean =>
  state === 'published' || state === 'changed'

/** Returns a function that unpublishes the languages in the query, and reports it with a message. */
function useUnpublish() {
  const info = useDocumentInfo()
  const { reset } = useForm()
  const { i18n, t } = useTranslation()
  const path = useDocumentPath()
  const method = useDocumentMethod()
  return async (query: string, done: string) => {
    const response = await callRest(`${path}?depth=0&${query}`, {
      method,
      language: i18n.language,
      body: { _status: 'draft' },
    })
    if (!response.ok) {
      return void toast.error(await errorMessageOf(response, t('error:unPublishingDocument')))
    }
    const data = { ...info.data, _status: 'draft' }
    await reset(data)
    info.setData(data)
    info.setLastUpdateTime(Date.now())
    info.setMostRecentVersionIsAutosaved(false)
    toast.success(done)
  }
}
