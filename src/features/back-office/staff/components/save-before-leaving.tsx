'use client'

import { type ReactNode, useEffect } from 'react'

/** Time after the last input until the autosave request has been sent; its debounce is 400 ms. */
const autosaveMs = 1000

/**
 * Wraps the CMS. Delays clicks that leave a form or switch its language until autosave has sent the last
 * input, because Payload drops a draft that it has not sent.
 */
export function SaveBeforeLeaving({ children }: { children: ReactNode }) {
  useEffect(() => {
    let typedAt = Number.NEGATIVE_INFINITY
    const onInput = () => {
      typedAt = performance.now()
    }
    const onClick = (event: MouseEvent) => {
      const delay = typedAt + autosaveMs - performance.now()
      const target = navigationTarget(event)
      if (delay <= 0 || !target) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setTimeout(() => target.click(), delay)
    }
    document.addEventListener('input', onInput, true)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('input', onInput, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
  return children
}

/** Returns the clicked link, if it opens in this tab, or the clicked button of the language menu. */
function navigationTarget({
  target,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): HTMLElement | undefined {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return undefined
  const clicked = target.closest<HTMLElement>('a[href], button')
  const isAway =
    clicked?.matches('a:not([target=_blank])') || clicked?.querySelector('[data-locale]')
  return clicked && isAway ? clicked : undefined
}
