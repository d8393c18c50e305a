'use client'

import { useEffect } from 'react'
import { staffFlag } from '../constants.ts'

/** Loads the staff bar, which links a page to its document. For visitors it only reads the flag. */
export function StaffBar() {
  useEffect(() => {
    try {
      const language = localStorage.getItem(staffFlag)
      if (language)
        import('../bar.ts').then(({ showBar }) => showBar(language)).catch(() => undefined)
    } catch {
      // Without access to localStorage, nobody gets the bar.
    }
  }, [])
  return null
}
