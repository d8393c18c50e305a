'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type QuietLinkProps = {
  href: string
  children: ReactNode
  className?: string
  /** Whether it leads to just what is shown. */
  isCurrent?: boolean
  /** Whether the page stays where it is scrolled to. */
  keepsPlace?: boolean
}

/** A link of the CMS without prefetching. */
export function QuietLink({ isCurrent, keepsPlace = false, ...link }: QuietLinkProps) {
  return (
    <Link
      {...link}
      aria-current={isCurrent ? 'true' : undefined}
      prefetch={false}
      scroll={!keepsPlace}
    />
  )
}
