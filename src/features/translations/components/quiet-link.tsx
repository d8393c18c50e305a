'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type QuietLinkProps = {
  href: string
  children: ReactNode
  className?: string
  /** Whether it leads to just what is shown. */
  isCurrent?: boolean
}

/** A link of the CMS that loads nothing before somebody follows it, and keeps the place on the page. */
export function QuietLink({ isCurrent, ...link }: QuietLinkProps) {
  return (
    <Link {...link} aria-current={isCurrent ? 'true' : undefined} prefetch={false} scroll={false} />
  )
}
