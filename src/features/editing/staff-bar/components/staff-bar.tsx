'use client'

import { useEffect } from 'react'
import { staffFlag } from '../constants.ts'

/** For the staff, a bar that leads from a page to its document. Visitors only look at the flag. */
export function StaffBar() {
  useEffect(() => {
    try {
      const language = localStorage.getItem(staffFlag)
      if (language) import('../bar.ts').then(({ showBar }) => showBar(language))
    } catch {
      // A browser that keeps nothing has no staff.
    }
  }, [])
  return null
}
