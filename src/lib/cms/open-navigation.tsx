'use client'

import { useNav } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/** Where Payload closes the navigation, though there is room for it beside a form. */
const closedByPayload = '(width: 1440px)'

/**
 * Leaves the navigation open on screens of 1440 pixels, which most notebooks have, unless the
 * person has closed it. Payload opens it on wider ones only: once loaded, it closes it.
 */
export function OpenNavigation() {
  const { navOpen, setNavOpen } = useNav()
  const wasOpen = useRef(navOpen)
  useLayoutEffect(() => {
    if (navOpen || !wasOpen.current || !window.matchMedia(closedByPayload).matches) return
    // The next time it is the person who closes it.
    wasOpen.current = false
    setNavOpen(true)
  }, [navOpen, setNavOpen])
  return null
}
