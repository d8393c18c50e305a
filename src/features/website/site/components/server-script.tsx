'use client'

import { useState } from 'react'
import { useHydrated } from '../../../../lib/use-hydrated.ts'

/**
 * JSON-LD in the HTML of the server. Is nothing if React renders the page again in the browser, as it does when
 * an extension has changed the document before the hydration: Trusted Types forbid React to create the script.
 */
export function ServerScript({ json }: { json: string }) {
  const isHydrated = useHydrated()
  const [isFromServer] = useState(!isHydrated)
  if (!isFromServer) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped, so no copy can end the script
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
