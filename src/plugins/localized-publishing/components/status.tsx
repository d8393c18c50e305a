'use client'

import {
  Button,
  ConfirmationModal,
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
import { failureIn, useDocumentPath } from './document-path.ts'
import { usePublication } from './use-publication.ts'

/** The state of the form's language, and the button that discards its draft. */
export function Status() {
  usePublication()
  const { docPermissions, hasPublishedDoc, id, isTrashed, unpublishedVersionCount } =
    useDocumentInfo()
  const { t } = useTranslation()
  const { toggleModal } = useModal()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const state = hasPublishedDoc ? (isChanged ? 'changed' : 'published') : 'draft'
  const trashed = hasPublishedDoc ? 'previouslyPublished' : 'previouslyDraft'
  const text = t(`version:${isTrashed ? trashed : state}`)
  const modal = `discard-draft-${id ?? 'global'}`
  return (
    <div className="status" title={`${t('version:status')}: ${text}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{text}</span>
        {isChanged && !isTrashed && docPermissions?.update && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modal)}
            >
              {t('version:revertToPublished')}
            </Button>
            <DiscardModal slug={modal} />
          </>
        )}
      </div>
    </div>
  )
}

function DiscardModal({ slug }: { slug: string }) {
  const info = useDocumentInfo()
  const { reset } = useForm()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const path = useDocumentPath()
  const say = editMessages[staffLanguage(i18n.language)].discard
  const discard = async () => {
    const answer = await fetch(`${path}/discard-draft?locale=${code}`, {
      method: 'POST',
      headers: { 'Accept-Language': i18n.language },
    })
    if (!answer.ok) return void toast.error(await failureIn(answer, say.failed))
    const { doc, message } = await answer.json()
    await reset(doc)
    info.setData(doc)
    info.setLastUpdateTime(Date.now())
    info.setMostRecentVersionIsAutosaved(false)
    info.setUnpublishedVersionCount(0)
    info.incrementVersionCount()
    toast.success(message)
  }
  const language = isLocale(code) ? languageName(code, staffLanguage(i18n.language)) : code
  return (
    <ConfirmationModal
      body={say.body(language)}
      confirmingLabel={say.going}
      heading={say.title}
      modalSlug={slug}
      onConfirm={discard}
    />
  )
}
