'use client'

import {
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLeaving } from '../../../lib/cms/use-leaving.ts'
import { useAfterSaving } from './use-after-saving.ts'
import { useDrawerClosing } from './use-drawer-closing.ts'

type Props = {
  hasFailed: boolean
  /** Whether there was no response to the last save. */
  isLost: { current: boolean }
}

/** Milliseconds after which a failed save is tried again. */
const retryAfter = 30_000

/**
 * Saves what is left before the user leaves a form with autosave, which only starts after a pause in typing.
 * Asks instead if that takes too long for the user, or if the last autosave has failed; then it saves as soon
 * as the browser is online again, and tries again every half a minute if the server could not be reached. Payload asks
 * only in forms without autosave, and tries again only after the next change.
 */
export function SaveBeforeLeaving({ hasFailed, isLost }: Props) {
  const { leaveAfterSaving, saveNow } = useAfterSaving()
  const isModified = useFormModified()
  // A publication is reported in its form only.
  const isSaving = [useFormBackgroundProcessing(), useFormProcessing()].includes(true)
  const { t } = useTranslation()
  /** The attempt to leave that waits for the save. */
  const held = useRef<() => void>(undefined)
  const mayLeave = (leave: () => void) => {
    if (hasFailed || held.current) {
      held.current = undefined
      return confirm(t('general:changesNotSaved'))
    }
    held.current = leave
    leaveAfterSaving(() => {
      if (held.current !== leave) return
      held.current = undefined
      leave()
    })
    return false
  }
  useLeaving(isModified || isSaving, mayLeave)
  useDrawerClosing(isModified || isSaving, mayLeave)
  const save = useEffectEvent(saveNow)
  useEffect(() => {
    held.current = undefined
    if (!hasFailed) return
    const onOnline = () => save()
    addEventListener('online', onOnline)
    const timer = setInterval(() => {
      if (isLost.current && navigator.onLine) save()
    }, retryAfter)
    return () => {
      removeEventListener('online', onOnline)
      clearInterval(timer)
    }
  }, [hasFailed, isLost])
  return null
}
