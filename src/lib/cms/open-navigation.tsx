'use client'

import { useNav } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/** The screen width at which Payload closes the navigation although it fits beside a form. */
const closedByPayload = '(width: 1440px)'

/**
 * Keeps the navigation open on screens of 1440 pixels, which most laptops have, unless the user has
 * closed it. Payload closes it after loading on screens of up to this width.
 */
export function OpenNavigation() {
  const { navOpen, setNavOpen } = useNav()
  const wasOpen = useRef(navOpen)
  useLayoutEffect(() => {
    if (navOpen || !wasOpen.current || !window.matchMedia(closedByPayload).matches) return
    // From now on, only the user closes it.
    wasOpen.current = false
    setNavOpen(true)
  }, [navOpen, setNavOpen])
  return null
}
