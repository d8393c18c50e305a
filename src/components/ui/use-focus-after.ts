import { useEffect, useRef } from 'react'

/** For the button that the focus goes to when what had it while sending is gone. */
export function useFocusAfter(isSending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isSending) return
    return () => {
      // A field that is wrong has taken it already.
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isSending])
  return button
}
