'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** Returns the REST path of the form's document; undefined until it has been saved. */
export function useDocumentPath(): string | undefined {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return `/api/globals/${globalSlug}`
  return collectionSlug && id ? `/api/${collectionSlug}/${id}` : undefined
}

/** Returns the REST path of the locks of the form's document; undefined until it has been saved. */
export function useLockPath(): string | undefined {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const locks = '/api/payload-locked-documents'
  if (globalSlug) return `${locks}?where[globalSlug][equals]=${globalSlug}`
  return id
    ? `${locks}?where[document.relationTo][equals]=${collectionSlug}&where[document.value][equals]=${id}`
    : undefined
}

/** Returns the REST method that updates the form's document. */
export function useDocumentMethod(): 'PATCH' | 'POST' {
  return useDocumentInfo().globalSlug ? 'POST' : 'PATCH'
}
