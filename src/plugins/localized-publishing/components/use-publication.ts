'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useDocumentPath } from './document-path.ts'

/**
 * Fetches the state of the form's language after each save and each change of language,
 * and gives it to Payload's own controls. By themselves they count versions since they were drawn,
 * over all languages: after typing in a second one they hold it for published.
 */
export function usePublication(): void {
  const { data, isTrashed, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()
  const { code } = useLocale()
  const path = useDocumentPath()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save brings new data
  useEffect(() => {
    if (!path || isTrashed) return
    const controller = new AbortController()
    const ask = async () => {
      const { signal } = controller
      const answer = await fetch(`${path}/publication?locale=${code}`, { signal })
      if (!answer.ok) return
      const { isChanged, isPublished } = await answer.json()
      if (signal.aborted) return
      setHasPublishedDoc(isPublished)
      setUnpublishedVersionCount(isChanged ? 1 : 0)
    }
    // Without a response Payload's own status stays.
    ask().catch(() => undefined)
    return () => controller.abort()
  }, [code, data, isTrashed, path, setHasPublishedDoc, setUnpublishedVersionCount])
}
