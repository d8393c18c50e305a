'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Marks the status of the form's language, which is always visible. */
export const focusTarget = { 'data-focus-target': true }

/**
 * Moves the focus to the status before the focused button disappears; otherwise keyboard users
 * would start again at the top.
 */
export function focusStatus(): void {
  document.querySelector<HTMLElement>('[data-focus-target]')?.focus()
}

/** Moves the focus to the status when a dialog closes and the button that opened it is gone. */
export function useRestoreFocus(slug: string): void {
  const { modalState } = useModal()
  const isOpen = modalState[slug]?.isOpen ?? false
  useEffect(() => {
    if (!isOpen) return
    const onClosed = () => {
      const { activeElement, body } = document
      const isInside = document.getElementById(slug)?.contains(activeElement)
      if (activeElement === body || isInside) focusStatus()
    }
    return () => {
      // The dialog first returns the focus to that button, in a timeout of its own.
      setTimeout(onClosed)
    }
  }, [isOpen, slug])
}
