'use client'

import { Button, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { staffLanguage } from '../../../i18n/staff.ts'
import { editMessages } from '../edit-messages.ts'
import { DiscardModal } from './discard-modal.tsx'
import { LanguageChip } from './language-chip.tsx'
import { PlanNotes } from './plan-notes.tsx'
import styles from './status.module.css'
import { isPublic, UnpublishModals } from './unpublish-modals.tsx'
import { useOnlyLanguage } from './use-only-language.ts'
import { useRefetchedPublication } from './use-publication.ts'

/** Shows the status of each language and the button that discards the current language's draft. */
export function Status() {
  const { current, publication } = useRefetchedPublication()
  useOnlyLanguage(publication)
  const { docPermissions, id, isTrashed } = useDocumentInfo()
  const { i18n, t } = useTranslation()
  const { toggleModal } = useModal()
  const messages = editMessages[staffLanguage(i18n.language)]
  const modal = `discard-draft-${id ?? 'global'}`
  if (isTrashed) return <p className={styles.trashed}>{messages.chips.trashed}</p>
  return (
    <div className={styles.status}>
      <fieldset className={styles.chips} aria-busy={!publication}>
        <legend className={styles.legend}>{messages.chips.legend}</legend>
        {publication?.languages.map((each) => (
          <LanguageChip key={each.locale} language={each} publication={publication} />
        ))}
      </fieldset>
      {current?.state === 'changed' && docPermissions?.update && (
        <>
          <Button
            buttonStyle="none"
            className={`status__action ${styles.discard}`}
            id="action-revert-to-published"
            onClick={() => toggleModal(modal)}
          >
            {t('version:revertToPublished')}
          </Button>
          <DiscardModal slug={modal} />
        </>
      )}
      {publication?.languages.some(isPublic) && <UnpublishModals />}
      {publication && <PlanNotes plans={publication.plans} />}
    </div>
  )
}
