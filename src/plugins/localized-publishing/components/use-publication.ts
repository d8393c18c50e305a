'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { createQueryClient } from '../../../lib/http/query-client.ts'
import type { LanguagePublication, Publication } from '../publication.ts'
import { useDocumentPath } from './document-path.ts'

/**
 * Shared by the whole CMS: a form's controls are in separate React trees and should send one
 * request together.
 */
const client = createQueryClient()

type PublicationQuery = {
  publication?: Publication
  /** The status of the form's language. */
  current?: LanguagePublication
  /** Whether something was saved since, or the latest status could not be loaded. */
  mayBeOutdated: boolean
  refetch: () => void
}

/** Returns the publication status of the form's document. */
export function usePublication(): PublicationQuery {
  const { code } = useLocale()
  const path = useDocumentPath()
  const queryKey = [`${path}/publication`]
  const { data, isError, isFetching } = useQuery<Publication>(
    { queryKey, enabled: Boolean(path) },
    client,
  )
  const refetch = useCallback(
    () => void client.invalidateQueries({ queryKey: [`${path}/publication`] }),
    [path],
  )
  const own = data?.languages.find(({ locale }) => locale === code)
  const current = data?.isByLanguage ? own : data?.languages[0]
  return { publication: data, current, mayBeOutdated: isFetching || isError, refetch }
}

/** Requests the publication status of a document. Resolves to undefined if it cannot be loaded. */
export function fetchPublication(path: string): Promise<Publication | undefined> {
  const query = { queryKey: [`${path}/publication`], staleTime: 0 }
  return client.fetchQuery<Publication>(query).catch(() => undefined)
}

/**
 * Does the same as `usePublication`, and reloads the status after each save, and when the user returns to the window, because a
 * plan may have run. One control of a form uses it for all.
 */
export function useRefetchedPublication(): PublicationQuery {
  const query = usePublication()
  const { data } = useDocumentInfo()
  const { refetch } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save brings new data
  useEffect(refetch, [refetch, data])
  useEffect(() => {
    addEventListener('focus', refetch)
    return () => removeEventListener('focus', refetch)
  }, [refetch])
  return query
}
