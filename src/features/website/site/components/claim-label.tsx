'use client'

import { useRowLabel } from '@payloadcms/ui'

type Claim = { key?: string; value?: string; kind?: 'plain' | 'percent' }

/** The label of a collapsed claim in the CMS: its value, and its placeholder for use in copy. */
export function ClaimLabel() {
  const { data } = useRowLabel<Claim>()
  if (!data.key) return '…'
  return (
    <span>
      <strong>{data.kind === 'percent' ? `${data.value} %` : data.value}</strong> {`{${data.key}}`}
    </span>
  )
}
