'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/** A link, or a language in the CMS's header. */
const leavingControls = 'a[href], .popup-button-list button:has([data-locale])'

/** What is used of the Navigation API, which the types of TypeScript 5 do not have. */
type Navigation = EventTarget & {
  traverseTo: (key: string) => { committed: Promise<unknown> }
}
type NavigateEvent = Event & { navigationType?: string; destination?: { key: string } }

/**
 * Returns whether the user may leave. If not, calling `leave` later leaves after all. `control` is what was
 * clicked; undefined for Back and Forward.
 */
type MayLeave = (leave: () => void, control?: HTMLElement) => boolean

/** The event that a form or field has allowed: with several of them, the user is asked once. */
let allowed: Event | undefined

/**
 * Calls `mayLeave` before the user leaves the page while `isActive`: by a link, the header's languages, Back
 * or Forward (in browsers with the Navigation API). Before the window loads another page or is closed,
 * browsers ask by themselves.
 */
export function useLeaving(isActive: boolean, mayLeave: MayLeave): void {
  const decide = useEffectEvent(mayLeave)
  /** The control or history entry by which the user is leaving after all. */
  const leavingBy = useRef<HTMLElement | string>(undefined)
  useEffect(() => {
    if (!isActive) return
    leavingBy.current = undefined
    const { navigation } = window as { navigation?: Navigation }
    const onBeforeUnload = (event: Event) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const control = leavingControl(event)
      if (!control || control === leavingBy.current || event === allowed) return
      const leave = () => {
        leavingBy.current = control
        control.click()
        leavingBy.current = undefined
      }
      if (decide(leave, control)) {
        allowed = event
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onNavigate = (event: NavigateEvent) => {
      const key = event.destination?.key
      if (event.navigationType !== 'traverse' || !event.cancelable || !key) return
      if (key === leavingBy.current || event === allowed || event.defaultPrevented) return
      const leave = () => {
        leavingBy.current = key
        // Rejected if the form is saving again by then, and holds up this attempt as well.
        navigation?.traverseTo(key).committed.catch(() => {})
      }
      if (decide(leave)) allowed = event
      else event.preventDefault()
    }
    addEventListener('beforeunload', onBeforeUnload)
    // Runs before React's listeners.
    addEventListener('click', onClick, { capture: true })
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      removeEventListener('beforeunload', onBeforeUnload)
      removeEventListener('click', onClick, { capture: true })
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [isActive])
}

/**
 * Returns what was clicked if it leaves the page in this tab and without a full page load, before which
 * the browser asks.
 */
function leavingControl(event: MouseEvent): HTMLElement | null {
  const { ctrlKey, metaKey, shiftKey, target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>(leavingControls) : null
  if (!(control instanceof HTMLAnchorElement)) return control
  const { isContentEditable, pathname, search } = control
  // The property `download` is empty if the server names the file.
  const isExcluded = ['download', 'data-loads'].some((name) => control.hasAttribute(name))
  if (isExcluded || isContentEditable || control.target) return null
  const isHere = pathname === location.pathname && search === location.search
  return isHere || ctrlKey || metaKey || shiftKey ? null : control
}
