import { useEffect, useRef } from 'react'

/** For the button that the focus goes to when what had it during `isUnderWay` is gone or disabled. */
export function useFocusAfter(isUnderWay: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isUnderWay) return
    return () => {
      // An invalid field has the focus already.
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isUnderWay])
  return button
}
