'use client'

import {
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { isLocale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import type { LanguagePublication } from '../publication.ts'
import { callRest, errorMessageOf } from './call-rest.ts'
import { useDocumentMethod, useDocumentPath } from './document-path.ts'
import { useRestoreFocus } from './restore-focus.ts'
import { useAfterSaving } from './use-after-saving.ts'
import { usePublication } from './use-publication.ts'

export function isPublic({ state }: LanguagePublication): boolean {
  return state === 'published' || state === 'changed'
}

/** Returns the slugs of the dialogs that unpublish one language, or all. */
export function unpublishSlugs(id: number | string | undefined) {
  return { here: `unpublish-${id}-here`, everywhere: `unpublish-${id}-everywhere` }
}

/** Asks before the form's language, or all, are unpublished. Outlives the menu with the buttons. */
export function UnpublishModals() {
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const unpublish = useUnpublish()
  const slugs = unpublishSlugs(id)
  useRestoreFocus(slugs.here)
  useRestoreFocus(slugs.everywhere)
  const messages = editMessages[staffLanguage(i18n.language)].unpublish
  const language = isLocale(code) ? languageName(code, staffLanguage(i18n.language)) : code
  const modal = {
    confirmingLabel: messages.inProgress,
    confirmLabel: messages.title,
    heading: messages.title,
  }
  return (
    <>
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

/** Returns a function that unpublishes the languages in the query, and reports it with a message. */
function useUnpublish() {
  const { setLastUpdateTime, setMostRecentVersionIsAutosaved } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { refetch } = usePublication()
  const { actAfterSaving } = useAfterSaving()
  const path = useDocumentPath()
  const method = useDocumentMethod()
  const send = async (query: string, done: string) => {
    const response = await callRest(`${path}?depth=0&${query}`, {
      method,
      language: i18n.language,
      body: { _status: 'draft' },
    })
    // Also after a failure: if the response was lost, the document may be unpublished.
    refetch()
    if (!response.ok) return void toast.error(await errorMessageOf(response, i18n.language))
    setLastUpdateTime(Date.now())
    setMostRecentVersionIsAutosaved(false)
    toast.success(done)
  }
  return (query: string, done: string) => actAfterSaving(() => send(query, done))
}
