'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { isOpen } from '../constants.ts'

/** Shows its children while the entry is open. A client component, to update when the form saves. */
export function WhileOpen({ children }: { children: ReactNode }) {
  const { data } = useDocumentInfo()
  return isOpen(data?.status) ? children : <span>–</span>
}
