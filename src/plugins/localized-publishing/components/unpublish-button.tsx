'use client'

import {
  ConfirmationModal,
  PopupList,
  toast,
  useConfig,
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
import { failureIn, useDocumentPath } from './document-path.ts'

/** Withdraws what is published in the form's language, or in all of them; the buttons name which. */
export function UnpublishButton() {
  const { collectionSlug, globalSlug, hasPublishedDoc, hasPublishPermission, id, isTrashed } =
    useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { toggleModal } = useModal()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const unpublish = useUnpublish()
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed) return null
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' })
  const drafts = config?.versions ? config.versions.drafts : undefined
  const isByLanguage = typeof drafts === 'object' && Boolean(drafts.localizeStatus)
  const say = editMessages[staffLanguage(i18n.language)].unpublish
  const language = isLocale(code) ? languageName(code, staffLanguage(i18n.language)) : code
  const slugs = { here: `unpublish-${id}-here`, everywhere: `unpublish-${id}-everywhere` }
  const modal = { confirmingLabel: say.going, heading: say.title }
  return (
    <>
      {isByLanguage && (
        <PopupList.Button id="action-unpublish-locale" onClick={() => toggleModal(slugs.here)}>
          {say.here(language)}
        </PopupList.Button>
      )}
      <PopupList.Button id="action-unpublish" onClick={() => toggleModal(slugs.everywhere)}>
        {say.everywhere}
      </PopupList.Button>
      <ConfirmationModal
        {...modal}
        body={say.bodyHere(language)}
        modalSlug={slugs.here}
        onConfirm={() => unpublish(`locale=${code}`)}
      />
      <ConfirmationModal
        {...modal}
        body={say.bodyEverywhere}
        modalSlug={slugs.everywhere}
        onConfirm={() => unpublish('unpublishAllLocales=true')}
      />
    </>
  )
}

/** Withdraws the languages that the query names. */
function useUnpublish() {
  const info = useDocumentInfo()
  const { reset } = useForm()
  const { i18n, t } = useTranslation()
  const path = useDocumentPath()
  return async (query: string) => {
    const answer = await fetch(`${path}?depth=0&${query}`, {
      method: info.globalSlug ? 'POST' : 'PATCH',
      headers: { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'draft' }),
    })
    if (!answer.ok) {
      return void toast.error(await failureIn(answer, t('error:unPublishingDocument')))
    }
    const data = { ...info.data, _status: 'draft' }
    await reset(data)
    info.setData(data)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
    toast.success(t('version:unpublishedSuccessfully'))
  }
}
