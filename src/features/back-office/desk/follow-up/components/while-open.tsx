'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { isOpen } from '../constants.ts'

/** Shows what is inside while the saved entry is open; saving draws nothing else anew. */
export function WhileOpen({ children }: { children: ReactNode }) {
  const { data } = useDocumentInfo()
  return isOpen(data?.status) ? children : <span>–</span>
}
