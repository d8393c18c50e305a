'use client'

import { useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Makes the rich text editors of the form inert while it is processing. Payload disables all other fields then,
 * but an editor remains editable, so that it keeps the focus when a document is saved.
 */
export function InertEditors() {
  const isProcessing = useFormProcessing()
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    for (const editor of form?.querySelectorAll<HTMLElement>('.rich-text-lexical') ?? [])
      editor.inert = isProcessing
  }, [isProcessing])
  return <span hidden ref={anchor} />
}
