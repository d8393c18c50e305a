'use client'

import {
  Button,
  PopupList,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { isLocale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import { PlanDrawer } from './plan-drawer.tsx'
import { usePublication } from './use-publication.ts'
import { usePublish } from './use-publish.tsx'

/**
 * Publishes the form's language, as soon as there is something to publish in it. A click while an
 * autosave is running waits for that; Payload's own button is dead in such a moment.
 */
export function PublishButton() {
  const { hasPublishPermission, id } = useDocumentInfo()
  const { here, isAsking, publication } = usePublication()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const isBusy = [useFormInitializing(), useFormProcessing()].includes(true)
  const { code } = useLocale()
  const { i18n, t } = useTranslation()
  const { isModalOpen, toggleModal } = useModal()
  const { isWaiting, publish } = usePublish()
  if (!hasPublishPermission) return null
  const uiLocale = staffLanguage(i18n.language)
  const messages = editMessages[uiLocale]
  const drawer = `plan-${id ?? 'global'}`
  const isByLanguage = publication?.isByLanguage ?? true
  const hasNews = isModified || isSaving || isAsking || here?.state !== 'published'
  const isOpen = publication?.languages.some(({ state }) => state !== 'published')
  return (
    <div className="form-submit">
      <Button
        disabled={isBusy || isWaiting || !hasNews}
        enableSubMenu
        // Disabled for assistive technology alone: the keyboard's place is not lost when it is.
        extraButtonProps={{ disabled: false }}
        id="action-save"
        onClick={() => publish('here')}
        size="medium"
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button
              id="schedule-publish"
              onClick={() => {
                toggleModal(drawer)
                close()
              }}
            >
              {messages.plan.open}
            </PopupList.Button>
            {isByLanguage && (
              <PopupList.Button
                disabled={!isOpen && !isModified}
                id="publish-locale"
                onClick={() => {
                  publish('everywhere')
                  close()
                }}
              >
                {t('version:publishAllLocales')}
              </PopupList.Button>
            )}
          </PopupList.ButtonGroup>
        )}
        type="button"
      >
        {isByLanguage && isLocale(code)
          ? t('version:publishIn', { locale: languageName(code, uiLocale) })
          : t('version:publishChanges')}
      </Button>
      {isModalOpen(drawer) && <PlanDrawer slug={drawer} />}
    </div>
  )
}
