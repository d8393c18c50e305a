'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type QuietLinkProps = {
  href: string
  children: ReactNode
  className?: string
  /** Whether the link leads to the current view. */
  isCurrent?: boolean
  /** Whether navigation keeps the scroll position. */
  keepsScroll?: boolean
}

/** The CMS's link component, without prefetching. */
export function QuietLink({ isCurrent, keepsScroll = false, ...link }: QuietLinkProps) {
  return (
    <Link
      {...link}
      aria-current={isCurrent ? 'true' : undefined}
      prefetch={false}
      scroll={!keepsScroll}
    />
  )
}
