'use client'

import { useRowLabel } from '@payloadcms/ui'

type Claim = { key?: string; value?: string; kind?: 'plain' | 'percent' }

/** What a folded claim is called in the CMS: its figure, and how copy writes it. */
export function ClaimLabel() {
  const { data } = useRowLabel<Claim>()
  if (!data.key) return '…'
  return (
    <span>
      <strong>{data.kind === 'percent' ? `${data.value} %` : data.value}</strong> {`{${data.key}}`}
    </span>
  )
}
