import { createContext, useContext } from 'react'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import type { Colleague } from '../types.ts'

/** Who looks at a desk, and what all its parts may do. */
export type DeskContextValue = {
  language: StaffLanguage
  /** Of the site's promise; none if the claim says none. */
  hours: number | undefined
  viewerId: number
  colleagues: readonly Colleague[]
  /** Opens an entry in the panel. Stays the same. */
  open: (id: number) => void
}

export const DeskContext = createContext<DeskContextValue | undefined>(undefined)

export function useDesk(): DeskContextValue {
  const value = useContext(DeskContext)
  if (!value) throw new Error('A part of a desk stands outside of it')
  return value
}
