'use client'

import { useRowLabel } from '@payloadcms/ui'

type Claim = { key?: string; value?: string }

/** What a folded claim is called in the CMS: as copy writes it, and what becomes of it. */
export function ClaimLabel() {
  const { data } = useRowLabel<Claim>()
  return data.key ? `{${data.key}} → ${data.value ?? ''}` : '…'
}
