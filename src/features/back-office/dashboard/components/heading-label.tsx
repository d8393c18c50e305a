'use client'

import { useRowLabel } from '@payloadcms/ui'

/** What a section is called in the CMS: by its heading. */
export function HeadingLabel() {
  const { data } = useRowLabel<{ heading?: string }>()
  return data.heading || '…'
}
