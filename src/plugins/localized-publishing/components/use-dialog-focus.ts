'use client'

import { useEffect } from 'react'

/** The dialogs that open by themselves, also while the user types. */
const dialogs =
  '#document-locked, #document-stale-data, #document-take-over, #stay-logged-in, [id^=changed-elsewhere]'

/**
 * Focuses the heading of a dialog that opens by itself. Payload focuses its first button, which the next space of
 * a user who is typing would press.
 */
export function useDialogFocus(): void {
  useEffect(() => {
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      const dialog = target instanceof Element ? target.closest(dialogs) : null
      const heading = dialog?.querySelector('h1')
      if (!heading || (relatedTarget instanceof Node && dialog?.contains(relatedTarget))) return
      heading.tabIndex = -1
      heading.focus()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
}
