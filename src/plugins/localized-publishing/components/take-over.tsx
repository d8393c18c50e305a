'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

const buttons = '#document-locked-take-over, #take-over'

/**
 * Opens a document anew once it is taken over. Payload opens the form first and then reads what the
 * other person has saved, which would replace what is typed in between.
 */
export function TakeOver() {
  const { collectionSlug, globalSlug, id, updateDocumentEditor } = useDocumentInfo()
  const { user } = useAuth()
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const isTakeOver = event.target instanceof Element && event.target.closest(buttons)
      if (!isTakeOver || !user) return
      event.stopPropagation()
      // Without success the lock shows again.
      await updateDocumentEditor(id as never, collectionSlug ?? globalSlug ?? '', user)
      location.reload()
    }
    // Before React's own listeners.
    addEventListener('click', onClick, { capture: true })
    return () => removeEventListener('click', onClick, { capture: true })
  }, [collectionSlug, globalSlug, id, updateDocumentEditor, user])
  return null
}
