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
 * Publishes the form's language; enabled if it has unpublished changes. A click during an autosave
 * waits for it, whereas Payload's button is disabled then.
 */
export function PublishButton() {
  const { hasPublishPermission, id } = useDocumentInfo()
  const { current, mayBeOutdated, publication } = usePublication()
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
  const hasNews = isModified || isSaving || mayBeOutdated || current?.state !== 'published'
  const isOpen = publication?.languages.some(({ state }) => state !== 'published')
  return (
    <div className="form-submit">
      <Button
        disabled={isBusy || isWaiting || !hasNews}
        enableSubMenu
        // Keeps `aria-disabled` but not `disabled`, so that the button keeps the keyboard focus.
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
          : t('version:publish')}
      </Button>
      {isModalOpen(drawer) && <PlanDrawer slug={drawer} />}
    </div>
  )
}
