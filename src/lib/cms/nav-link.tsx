'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

type NavLinkProps = { label: string; path: string }

/** Reuses the class names of the CMS's navigation links, to look and behave like them. */
export function NavLink({ label, path }: NavLinkProps) {
  const isActive = usePathname() === path
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      className="nav__link"
      href={path}
      id={`nav-${path.split('/').at(-1)}`}
      prefetch={false}
    >
      {isActive && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
