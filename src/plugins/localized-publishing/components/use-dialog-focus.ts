'use client'

import { useEffect } from 'react'

/** The dialogs that open by themselves, also while the user types. */
const dialogs =
  '#document-locked, #document-stale-data, #document-take-over, #stay-logged-in, [id^=changed-elsewhere]'

/**
 * Focuses the heading of a dialog that opens by itself, and names the dialog after it. Payload focuses the first
 * button, which the next space of a user who is typing would press, and uses the internal name of the dialog.
 */
export function useDialogFocus(): void {
  useEffect(() => {
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      const dialog = target instanceof Element ? target.closest(dialogs) : null
      const heading = dialog?.querySelector('h1')
      if (!heading || (relatedTarget instanceof Node && dialog?.contains(relatedTarget))) return
      dialog?.setAttribute('aria-label', heading.textContent)
      if (relatedTarget instanceof HTMLInputElement) restoreSelection(relatedTarget)
      heading.tabIndex = -1
      heading.focus()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
}

/**
 * Restores the selection of an input when the focus returns to it. The dialog's focus trap selects the whole text
 * then, which the next key would replace.
 */
function restoreSelection(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input
  // Inputs for numbers and email addresses have none.
  if (selectionStart === null) return
  const restore = () => queueMicrotask(() => input.setSelectionRange(selectionStart, selectionEnd))
  input.addEventListener('focus', restore, { once: true })
}
