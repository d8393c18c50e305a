'use client'

import { useEffect } from 'react'

/** The list of notices of sonner, which Payload shows them with. */
const notices = '[data-sonner-toaster]'

/**
 * Lets a click anywhere else end the focus of a notice. When the focus leaves its list, sonner focuses what had
 * it before, and the browser then does not focus the field that was clicked: what is typed next would go into
 * another one. So the list hears of it before the browser moves the focus.
 */
export function ReleaseFocus(): null {
  useEffect(() => {
    const release = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(notices)) return
      for (const list of document.querySelectorAll(notices)) {
        list.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
    }
    addEventListener('mousedown', release, { capture: true })
    return () => removeEventListener('mousedown', release, { capture: true })
  }, [])
  return null
}
