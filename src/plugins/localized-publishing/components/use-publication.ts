'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { createQueryClient } from '../../../lib/http/query-client.ts'
import type { LanguagePublication, Publication } from '../publication.ts'
import { useDocumentPath } from './document-path.ts'

/** One for the whole CMS: the controls of a form stand in separate trees, and ask once for all. */
const client = createQueryClient()

type Known = {
  publication?: Publication
  /** The part of it that the form's language is about. */
  here?: LanguagePublication
  /** Whether it may be out of date, because something has just been saved. */
  isAsking: boolean
  askAgain: () => void
}

/** What is public of the form's document in each language, as the server knows it. */
export function usePublication(): Known {
  const { code } = useLocale()
  const path = useDocumentPath()
  const queryKey = [`${path}/publication`]
  const { data, isFetching } = useQuery<Publication>({ queryKey, enabled: Boolean(path) }, client)
  const askAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: [`${path}/publication`] }),
    [path],
  )
  const own = data?.languages.find(({ locale }) => locale === code)
  const here = data?.isByLanguage ? own : data?.languages[0]
  return { publication: data, here, isAsking: isFetching, askAgain }
}

/** Has the server asked again after each save; one control of the form does so for all. */
export function useFreshPublication(): Known {
  const known = usePublication()
  const { data } = useDocumentInfo()
  const { askAgain } = known
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save brings new data
  useEffect(askAgain, [askAgain, data])
  return known
}
