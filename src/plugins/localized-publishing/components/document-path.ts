'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** Where REST has the document of the form; nothing while it is not saved yet. */
export function useDocumentPath(): string | undefined {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return `/api/globals/${globalSlug}`
  return collectionSlug && id ? `/api/${collectionSlug}/${id}` : undefined
}

/** How REST changes it. */
export function useDocumentMethod(): 'PATCH' | 'POST' {
  return useDocumentInfo().globalSlug ? 'POST' : 'PATCH'
}
