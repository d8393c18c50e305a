'use client'

import { useNav } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'

/** From this width on there is room for the navigation beside a form. */
const wide = '(min-width: 1440px)'

/**
 * Leaves the navigation open on wide screens unless the person has closed it. Payload closes it at
 * a width of 1440 pixels, too, which most notebooks have.
 */
export function OpenNavigation() {
  const { hydrated, navOpen, setNavOpen } = useNav()
  const isWanted = useRef(navOpen)
  useLayoutEffect(() => {
    if (hydrated && isWanted.current && window.matchMedia(wide).matches) setNavOpen(true)
  }, [hydrated, setNavOpen])
  return null
}
