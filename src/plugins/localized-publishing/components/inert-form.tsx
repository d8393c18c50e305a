'use client'

import { useFormProcessing, useRouteTransition } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Makes the fields of the form inert while the page behind a link or another language is loading, which discards what
 * is typed meanwhile; and its rich text editors while it is processing. Payload disables all other fields then, but an
 * editor remains editable, so that it keeps the focus when a document is saved.
 */
export function InertForm() {
  const isProcessing = useFormProcessing()
  const { isTransitioning } = useRouteTransition()
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const makeInert = (selector: string, isInert: boolean) => {
      for (const part of form?.querySelectorAll<HTMLElement>(selector) ?? []) part.inert = isInert
    }
    makeInert('.document-fields', isTransitioning)
    makeInert('.rich-text-lexical', isProcessing)
  }, [isProcessing, isTransitioning])
  return <span hidden ref={anchor} />
}
