import { createContext, useContext } from 'react'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import type { Colleague } from '../types.ts'

/** The viewer of a desk, and what all of its components share. */
export type DeskContextValue = {
  language: StaffLanguage
  /** The hours within which the site promises a reply; undefined if the claim has none. */
  hours: number | undefined
  viewerId: number
  colleagues: readonly Colleague[]
  /** Opens an entry in the panel. Has a stable identity. */
  open: (id: number) => void
}

export const DeskContext = createContext<DeskContextValue | undefined>(undefined)

export function useDesk(): DeskContextValue {
  const value = useContext(DeskContext)
  if (!value) throw new Error('useDesk must be called inside of a desk')
  return value
}
