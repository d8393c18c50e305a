'use client'

import { type ReactNode, useEffect } from 'react'

/** Milliseconds after the last key by which the form has sent its draft; it waits 400 of them. */
const untilSaved = 1000

/**
 * Stands around the CMS: a click that leads away from a form, or to another language of it, waits
 * until what was typed just before is on its way. Payload would drop the draft that it has not sent.
 */
export function SaveBeforeLeaving({ children }: { children: ReactNode }) {
  useEffect(() => {
    let typedAt = Number.NEGATIVE_INFINITY
    const onInput = () => {
      typedAt = performance.now()
    }
    const onClick = (event: MouseEvent) => {
      const left = typedAt + untilSaved - performance.now()
      const target = leadingAway(event)
      if (left <= 0 || !target) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setTimeout(() => target.click(), left)
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

/** The link that a click follows in this tab, or the choice of a language. */
function leadingAway({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | undefined {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return undefined
  const clicked = target.closest<HTMLElement>('a[href], button')
  const isAway =
    clicked?.matches('a:not([target=_blank])') || clicked?.querySelector('[data-locale]')
  return clicked && isAway ? clicked : undefined
}
