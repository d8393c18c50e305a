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
  /** Going back from the panel shows an older address, which then follows as well. */
  openId: number | undefined
}

/**
 * Filter and sorting, remembered in the address: a reload, a link and the way back from an entry
 * show the same list. `sort=-company` sorts by company, downwards.
 */
export function useAddressState<E extends Entry>({ choices, columns, openId }: Named<E>) {
  const address = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(address, choices))
  const [sorting, setSorting] = useState(() => readSorting(address, columns))

  // biome-ignore lint/correctness/useExhaustiveDependencies: openId only says when
  useEffect(() => {
    const write = setTimeout(() => {
      const url = new URL(window.location.href)
      writeFilter(filter, choices, url.searchParams)
      const [column] = sorting
      if (column) url.searchParams.set('sort', `${column.desc ? '-' : ''}${column.id}`)
      else url.searchParams.delete('sort')
      if (url.href !== window.location.href) window.history.replaceState(null, '', url)
    }, settleTime)
    return () => clearTimeout(write)
  }, [filter, choices, sorting, openId])

  return { filter, setFilter, sorting, setSorting }
}

function readSorting(address: URLSearchParams, columns: readonly { id?: string }[]): SortingState {
  const sort = address.get('sort') ?? ''
  const id = sort.replace(/^-/, '')
  return columns.some((column) => column.id === id) ? [{ id, desc: sort.startsWith('-') }] : []
}
