'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { translationsPath } from '../constants.ts'

/** Reuses the class names of the CMS's navigation links, to look and behave like them. */
export function TranslationsNavLink({ label }: { label: string }) {
  const isActive = usePathname() === translationsPath
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      className="nav__link"
      href={translationsPath}
      id="nav-translations"
      prefetch={false}
    >
      {isActive && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
