import { useEffect, useRef } from 'react'

/**
 * Returns a ref to the element, usually a button, that gets the focus when `isUnderWay` ends, if the focused
 * element has disappeared or was disabled in the meantime.
 */
export function useFocusAfter<E extends HTMLElement = HTMLButtonElement>(isUnderWay: boolean) {
  const target = useRef<E>(null)
  useEffect(() => {
    if (!isUnderWay) return
    return () => {
      // Do not take the focus from an invalid field.
      if (document.activeElement === document.body) target.current?.focus()
    }
  }, [isUnderWay])
  return target
}
