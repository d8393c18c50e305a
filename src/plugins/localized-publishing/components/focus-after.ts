'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Set on the state of the form's language, which stands beside the form whatever happens. */
export const focusable = { 'data-focus-after': true }

/** Focuses that state, before a button goes that has the focus: else the keyboard starts at the top. */
export function focusState(): void {
  document.querySelector<HTMLElement>('[data-focus-after]')?.focus()
}

/** Focuses it when a dialog closes whose opener is gone by then. */
export function useFocusAfter(slug: string): void {
  const { modalState } = useModal()
  const isOpen = modalState[slug]?.isOpen ?? false
  useEffect(() => {
    if (!isOpen) return
    const onClosed = () => {
      const { activeElement, body } = document
      const isInside = document.getElementById(slug)?.contains(activeElement)
      if (activeElement === body || isInside) focusState()
    }
    return () => {
      // The dialog gives the focus back to its opener first, in a timeout of its own.
      setTimeout(onClosed)
    }
  }, [isOpen, slug])
}
