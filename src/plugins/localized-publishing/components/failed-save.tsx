'use client'

import { LeaveWithoutSaving } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useAfterSaving } from './use-after-saving.ts'

/**
 * After a failed autosave: asks before a link discards what is not saved, and saves it as soon as the browser is
 * online again. Payload asks only in forms without autosave, and tries again only after the next change.
 */
export function FailedSave() {
  const { afterSaving } = useAfterSaving()
  useEffect(() => {
    const save = () => afterSaving(() => {})
    addEventListener('online', save)
    return () => removeEventListener('online', save)
  })
  return <LeaveWithoutSaving />
}
