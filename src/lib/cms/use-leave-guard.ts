'use client'

import { useEffect } from 'react'

/** A link, or a language in the CMS's header. */
const leavingControls = 'a[href], .popup-button-list button:has([data-locale])'

/**
 * Asks before the user leaves the page while `isActive`: by a link, the header's languages, Back or Forward
 * (in browsers with the Navigation API), or by closing the window, where browsers show a question of their
 * own.
 */
export function useLeaveGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return
    const askBeforeUnload = (event: Event) => event.preventDefault()
    const askBeforeClick = (event: MouseEvent) => {
      if (!isLeaving(event) || confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const askBeforeTraversal = (event: Event & { navigationType?: string }) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return
      if (!confirm(question)) event.preventDefault()
    }
    const { navigation } = window as { navigation?: EventTarget }
    addEventListener('beforeunload', askBeforeUnload)
    // Runs before React's listeners.
    addEventListener('click', askBeforeClick, { capture: true })
    navigation?.addEventListener('navigate', askBeforeTraversal)
    return () => {
      removeEventListener('beforeunload', askBeforeUnload)
      removeEventListener('click', askBeforeClick, { capture: true })
      navigation?.removeEventListener('navigate', askBeforeTraversal)
    }
  }, [isActive, question])
}

/** Returns whether a click leaves the page in this tab; for a full page load, `beforeunload` asks. */
function isLeaving({ ctrlKey, metaKey, shiftKey, target }: MouseEvent): boolean {
  const control = target instanceof Element ? target.closest(leavingControls) : null
  if (!(control instanceof HTMLAnchorElement)) return control !== null
  const { download, pathname, search } = control
  if (download || control.target || control.hasAttribute('data-loads')) return false
  const isHere = pathname === location.pathname && search === location.search
  return !(isHere || ctrlKey || metaKey || shiftKey)
}
