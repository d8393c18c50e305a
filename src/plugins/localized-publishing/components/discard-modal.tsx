'use client'

import {
  ConfirmationModal,
  toast,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { isLocale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import { callRest, errorMessageOf } from './call-rest.ts'
import { useDocumentPath } from './document-path.ts'
import { focusStatus } from './restore-focus.ts'
import { useAfterSaving } from './use-after-saving.ts'

/** Asks before the draft of the form's language is discarded. */
export function DiscardModal({ slug }: { slug: string }) {
  const info = useDocumentInfo()
  const { reportUpdate } = useDocumentEvents()
  const { reset } = useForm()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const path = useDocumentPath()
  const { actAfterSaving } = useAfterSaving()
  const messages = editMessages[staffLanguage(i18n.language)].discard
  const language = isLocale(code) ? languageName(code, staffLanguage(i18n.language)) : code
  const discard = async () => {
    const response = await callRest(`${path}/discard-draft?locale=${code}`, {
      method: 'POST',
      language: i18n.language,
    })
    if (!response.ok) return void toast.error(await errorMessageOf(response, i18n.language))
    const { doc } = await response.json()
    await reset(doc)
    info.setData(doc)
    info.setLastUpdateTime(Date.now())
    info.setMostRecentVersionIsAutosaved(false)
    info.incrementVersionCount()
    // Reloads the preview.
    reportUpdate({
      doc,
      entitySlug: info.collectionSlug ?? info.globalSlug ?? '',
      id: info.id,
      operation: 'update',
      updatedAt: doc.updatedAt,
    })
    focusStatus()
    toast.success(messages.done(language))
  }
  return (
    <ConfirmationModal
      body={messages.body(language)}
      confirmingLabel={messages.inProgress}
      confirmLabel={messages.title}
      heading={messages.title}
      modalSlug={slug}
      // An autosave that finished later would restore the draft.
      onConfirm={() => actAfterSaving(discard)}
    />
  )
}
