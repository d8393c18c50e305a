'use client'

import { useHydrated } from '../../lib/use-hydrated.ts'

/**
 * Says that a form is still loading if it is not hydrated after some seconds. If one of the page's scripts does not
 * arrive, it never is, and cannot be sent.
 */
export function StillLoading({ text }: { text: string }) {
  return useHydrated() ? null : <p className="still-loading mb-4 font-medium">{text}</p>
}
