'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { useLeaving } from '../../../lib/cms/use-leaving.ts'

/**
 * Asks before the language menu, Back or Forward leave a form without autosave that is not saved. Payload asks
 * before links only.
 */
export function AskBeforeLeaving() {
  const isModified = useFormModified()
  const { t } = useTranslation()
  useLeaving(isModified, (_, control) => {
    return control instanceof HTMLAnchorElement || confirm(t('general:changesNotSaved'))
  })
  return null
}
