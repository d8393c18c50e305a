'use client'

import { useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Set on the state of the form's language, which stands beside the form whatever happens. */
export const focusable = { 'data-focus-after': true }

/**
 * Puts the focus on the state of the form's language when a dialog closes whose opener is gone by then:
 * else the keyboard starts at the top of the page.
 */
export function useFocusAfter(slug: string): void {
  const { modalState } = useModal()
  const isOpen = modalState[slug]?.isOpen ?? false
  useEffect(() => {
    if (!isOpen) return
    const onClosed = () => {
      const { activeElement, body } = document
      const isLost =
        activeElement === body || document.getElementById(slug)?.contains(activeElement)
      if (isLost) document.querySelector<HTMLElement>('[data-focus-after]')?.focus()
    }
    return () => {
      // The dialog gives the focus back to its opener first, in a timeout of its own.
      setTimeout(onClosed)
    }
  }, [isOpen, slug])
}
