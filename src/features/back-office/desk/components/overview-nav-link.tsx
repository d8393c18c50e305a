'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { overviewPath } from '../constants.ts'

/** Looks and works like the CMS's own links of collections, so it carries their class names. */
export function OverviewNavLink() {
  const isActive = usePathname() === overviewPath
  const label = <span className="nav__link-label">Voice-Bot Verwaltung</span>
  if (isActive) {
    return (
      <div aria-current="page" className="nav__link" id="nav-voice-bot">
        <div className="nav__link-indicator" />
        {label}
      </div>
    )
  }
  return (
    <Link className="nav__link" href={overviewPath} id="nav-voice-bot" prefetch={false}>
      {label}
    </Link>
  )
}
