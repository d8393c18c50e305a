import { useEffect, useRef } from 'react'

/** For the element, mostly a button, that the focus goes to when what had it during `isUnderWay` is gone or disabled. */
export function useFocusAfter<E extends HTMLElement = HTMLButtonElement>(isUnderWay: boolean) {
  const button = useRef<E>(null)
  useEffect(() => {
    if (!isUnderWay) return
    return () => {
      // An invalid field has the focus already.
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isUnderWay])
  return button
}
