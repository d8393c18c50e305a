import type { SortingState } from '@tanstack/react-table'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { readFilter, writeFilter } from '../filter.ts'
import { isSortable } from './submission-columns.tsx'

/** Milliseconds without a change after which the address follows. */
const settleTime = 300

/**
 * Filter and sorting, remembered in the address: a reload, a link and the way back from an entry
 * show the same list. `sort=-company` sorts by company, downwards.
 */
export function useAddressState() {
  const address = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(address))
  const [sorting, setSorting] = useState(() => readSorting(address))

  useEffect(() => {
    const write = setTimeout(() => {
      const url = new URL(window.location.href)
      writeFilter(filter, url.searchParams)
      const [column] = sorting
      if (column) url.searchParams.set('sort', `${column.desc ? '-' : ''}${column.id}`)
      else url.searchParams.delete('sort')
      if (url.href !== window.location.href) window.history.replaceState(null, '', url)
    }, settleTime)
    return () => clearTimeout(write)
  }, [filter, sorting])

  return { filter, setFilter, sorting, setSorting }
}

function readSorting(address: URLSearchParams): SortingState {
  const sort = address.get('sort') ?? ''
  const id = sort.replace(/^-/, '')
  return isSortable(id) ? [{ id, desc: sort.startsWith('-') }] : []
}
