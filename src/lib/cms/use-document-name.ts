'use client'

import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Sets the title of a form. Delayed, because Payload sets it to the stored value in a later effect. */
export function useDocumentName(name: string | undefined): void {
  const { setDocumentTitle, title } = useDocumentTitle()
  useEffect(() => {
    if (!name || title === name) return
    const timer = setTimeout(() => setDocumentTitle(name))
    return () => clearTimeout(timer)
  }, [name, title, setDocumentTitle])
}
