'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'

type DeskNavLinkProps = { label: string; path: string }

/** Reuses the class names of the CMS's navigation links, to look and behave like them. */
export function DeskNavLink({ label: text, path }: DeskNavLinkProps) {
  const isActive = usePathname() === path
  const id = `nav-${path.split('/').at(-1)}`
  const label = <span className="nav__link-label">{text}</span>
  if (isActive) {
    return (
      <div aria-current="page" className="nav__link" id={id}>
        <div className="nav__link-indicator" />
        {label}
      </div>
    )
  }
  return (
    <Link className="nav__link" href={path} id={id} prefetch={false}>
      {label}
    </Link>
  )
}
