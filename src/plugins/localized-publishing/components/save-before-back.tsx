'use client'

import { useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useAfterSaving } from './use-after-saving.ts'

/** What is used of the Navigation API, which the types of TypeScript 5 do not have. */
type Navigation = EventTarget & { traverseTo: (key: string) => unknown }
type NavigateEvent = Event & { navigationType?: string; destination?: { key: string } }

/**
 * Saves what is left before Back or Forward leaves a form: the former page is shown at once, and Payload's
 * autosave only starts after a pause in typing. Only in browsers with the Navigation API.
 */
export function SaveBeforeBack() {
  const { afterSaving } = useAfterSaving()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const isUnsaved = isModified || isSaving
  const isLeaving = useRef(false)
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation }
    if (!isUnsaved || !navigation) return
    const hold = (event: NavigateEvent) => {
      const key = event.destination?.key
      if (event.navigationType !== 'traverse' || !event.cancelable || !key) return
      if (isLeaving.current) return
      event.preventDefault()
      afterSaving(() => {
        isLeaving.current = true
        navigation.traverseTo(key)
      })
    }
    navigation.addEventListener('navigate', hold)
    return () => navigation.removeEventListener('navigate', hold)
  }, [afterSaving, isUnsaved])
  return null
}
