import type { SortingState } from '@tanstack/react-table'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type Choice, readFilter, writeFilter } from '../filter.ts'
import type { Entry } from '../types.ts'

/** Milliseconds without a change after which the address follows. */
const settleTime = 300

type Named<E extends Entry> = {
  choices: readonly Choice<E>[]
  columns: readonly { id?: string }[]
}

/**
 * Filter and sorting, remembered in the address: a reload, a link and the way back from an entry
 * show the same list. `sort=-company` sorts by company, downwards.
 */
export function useAddressState<E extends Entry>({ choices, columns }: Named<E>) {
  const address = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(address, choices))
  const [sorting, setSorting] = useState(() => readSorting(address, columns))

  useEffect(() => {
    const write = (query: URLSearchParams) => {
      writeFilter(filter, choices, query)
      const [column] = sorting
      if (column) query.set('sort', `${column.desc ? '-' : ''}${column.id}`)
      else query.delete('sort')
      return query.toString()
    }
    // Going back from the panel shows an older address, which then follows as well.
    if (write(new URLSearchParams(address)) === address.toString()) return
    const follow = setTimeout(() => {
      // Read anew: an entry may have been opened meanwhile.
      const url = new URL(window.location.href)
      write(url.searchParams)
      window.history.replaceState(null, '', url)
    }, settleTime)
    return () => clearTimeout(follow)
  }, [address, filter, choices, sorting])

  return { filter, setFilter, sorting, setSorting }
}

function readSorting(address: URLSearchParams, columns: readonly { id?: string }[]): SortingState {
  const sort = address.get('sort') ?? ''
  const id = sort.replace(/^-/, '')
  return columns.some((column) => column.id === id) ? [{ id, desc: sort.startsWith('-') }] : []
}
