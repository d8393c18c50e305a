import type { SortingState } from '@tanstack/react-table'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type Choice, readFilter, writeFilter } from '../filter.ts'
import type { Entry } from '../types.ts'

/** Milliseconds without a key after which the URL contains the typed search. */
const debounceMs = 300

type Options<E extends Entry> = {
  choices: readonly Choice<E>[]
  columns: readonly { id?: string }[]
}

/**
 * Keeps filter and sorting in the query string, so that a reload, a shared link and going back show the
 * same list. `sort=-company` sorts by company, descending.
 */
export function useUrlState<E extends Entry>({ choices, columns }: Options<E>) {
  const query = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(query, choices))
  const [sorting, setSorting] = useState(() => readSorting(query, columns))

  useEffect(() => {
    const write = (params: URLSearchParams) => {
      writeFilter(filter, choices, params)
      const [column] = sorting
      if (column) params.set('sort', `${column.desc ? '-' : ''}${column.id}`)
      else params.delete('sort')
      return params.toString()
    }
    // Also runs when going back from the panel has restored an older URL.
    if (write(new URLSearchParams(query)) === query.toString()) return
    const update = () => {
      // Read the current URL: an entry may have been opened in the meantime.
      const url = new URL(window.location.href)
      write(url.searchParams)
      // Any update discards a navigation that Next has begun.
      if (url.href !== window.location.href) window.history.replaceState(null, '', url)
    }
    if ((filter.q ?? '') === (query.get('q') ?? '')) return update()
    const timer = setTimeout(update, debounceMs)
    return () => clearTimeout(timer)
  }, [query, filter, choices, sorting])

  return { filter, setFilter, sorting, setSorting }
}

function readSorting(query: URLSearchParams, columns: readonly { id?: string }[]): SortingState {
  const sort = query.get('sort') ?? ''
  const id = sort.replace(/^-/, '')
  return columns.some((column) => column.id === id) ? [{ id, desc: sort.startsWith('-') }] : []
}
