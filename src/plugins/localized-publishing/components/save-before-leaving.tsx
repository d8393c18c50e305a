'use client'

import { useFormBackgroundProcessing, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLeaving } from '../../../lib/cms/use-leaving.ts'
import { useAfterSaving } from './use-after-saving.ts'

/**
 * Saves what is left before the user leaves a form with autosave, which only starts after a pause in typing.
 * Asks instead if that takes too long for the user, or if the last autosave has failed; then it saves as soon
 * as the browser is online again. Payload asks only in forms without autosave, and tries again only after
 * the next change.
 */
export function SaveBeforeLeaving({ hasFailed }: { hasFailed: boolean }) {
  const { afterSaving, leaveAfterSaving } = useAfterSaving()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const { t } = useTranslation()
  const isHeld = useRef(false)
  useLeaving(isModified || isSaving, (leave) => {
    if (hasFailed || isHeld.current) return confirm(t('general:changesNotSaved'))
    isHeld.current = true
    leaveAfterSaving(() => {
      isHeld.current = false
      leave()
    })
    return false
  })
  const save = useEffectEvent(() => afterSaving(() => {}))
  useEffect(() => {
    isHeld.current = false
    if (!hasFailed) return
    const onOnline = () => save()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [hasFailed])
  return null
}
