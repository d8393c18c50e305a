'use client'

import { useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLeaveGuard } from '../../../lib/cms/use-leave-guard.ts'
import { useAfterSaving } from './use-after-saving.ts'

/**
 * After a failed autosave: asks before leaving discards what is not saved, and saves it as soon as the browser
 * is online again. Payload asks only in forms without autosave, and tries again only after the next change.
 */
export function FailedSave() {
  const { afterSaving } = useAfterSaving()
  const isModified = useFormModified()
  const { t } = useTranslation()
  useLeaveGuard(isModified, t('general:changesNotSaved'))
  useEffect(() => {
    const save = () => afterSaving(() => {})
    addEventListener('online', save)
    return () => removeEventListener('online', save)
  })
  return null
}
