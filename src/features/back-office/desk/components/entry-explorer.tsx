'use client'

import {
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table'
import { useDeferredValue, useMemo, useState } from 'react'
import { useFocusAfter } from '../../../../components/ui/use-focus-after.ts'
import { listId } from '../constants.ts'
import type { DeskDescription } from '../description.ts'
import { type Filter, isFiltering, matcher, type Row, tabMatcher, tabOf } from '../filter.ts'
import { numberText } from '../labels.ts'
import type { Entry } from '../types.ts'
import { Counters } from './counters.tsx'
import styles from './desk.module.css'
import { useDesk } from './desk-context.ts'
import { EntryPanel } from './entry-panel.tsx'
import { EntryTable } from './entry-table.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { FilterBar } from './filter-bar.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Tabs } from './tabs.tsx'
import { useAddressState } from './use-address-state.ts'
import type { OpenedEntry } from './use-open-entry.ts'

type ExplorerProps<E extends Entry> = {
  desk: DeskDescription<E>
  rows: readonly Row<E>[]
  /** When they were read, in milliseconds: what is overdue is so by then. */
  readAt: number
  opened: OpenedEntry
}

/** Tabs, search, filters, exports, the table over the loaded list, and the panel beside it. */
export function EntryExplorer<E extends Entry>({ desk, opened, readAt, rows }: ExplorerProps<E>) {
  const { hours, viewerId } = useDesk()
  const { choices, columns, language, messages } = desk
  const { openId } = opened
  const { filter, setFilter, sorting, setSorting } = useAddressState({ choices, columns })
  const [selection, setSelection] = useState<Record<string, boolean>>({})
  const [isUnfolded, setUnfolded] = useState(false)
  // Typing goes first, the table follows.
  const appliedFilter = useDeferredValue<Filter>(filter)
  const viewer = useMemo(
    () => ({ id: viewerId, hours, now: new Date(readAt) }),
    [viewerId, hours, readAt],
  )
  const globalFilter = useMemo(() => {
    const matches = matcher(appliedFilter, choices)
    const isInTab = tabMatcher(tabOf(appliedFilter), viewer)
    return (row: Row<E>) => isInTab(row) && matches(row)
  }, [appliedFilter, choices, viewer])
  const table = useReactTable<Row<E>>({
    data: rows as Row<E>[],
    columns,
    state: { sorting, globalFilter, rowSelection: selection },
    onSortingChange: setSorting,
    onRowSelectionChange: setSelection,
    getRowId: ({ entry }) => String(entry.id),
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    // One look at each row, by the text that was made of all its columns.
    getColumnCanGlobalFilter: ({ id }) => id === 'id',
    globalFilterFn: ({ original }, _column, passes: typeof globalFilter) => passes(original),
  })
  const shown = table.getRowModel().rows
  // What a filter hides is not selected: nobody changes what they do not see.
  const selected = shown.filter(({ id }) => selection[id])
  const isFiltered = isFiltering(appliedFilter)
  // The bar goes with the selection, and its button with it.
  const list = useFocusAfter<HTMLDivElement>(selected.length > 0)
  return (
    <>
      <div className={styles.foldable} data-unfolded={isUnfolded}>
        <Counters desk={desk} readAt={readAt} rows={rows} />
      </div>
      <Tabs desk={desk} filter={filter} onChange={setFilter} rows={rows} viewer={viewer} />
      <div className={styles.foldables} data-unfolded={isUnfolded}>
        <FilterBar
          desk={desk}
          filter={filter}
          isUnfolded={isUnfolded}
          onChange={setFilter}
          onFold={setUnfolded}
        />
        <div className={styles.summary}>
          <p aria-live="polite">
            <strong>{numberText(shown.length, language)}</strong>{' '}
            {messages.shown(numberText(rows.length, language))}
            {isFiltered && (
              <span className={styles.quiet}>
                {' '}
                · {messages.filtered}
                {shown.length > 0 && `, ${messages.onlyThese}`}
              </span>
            )}
          </p>
          <div className={styles.foldable}>
            <ExportButtons
              count={shown.length}
              desk={desk}
              entries={() => shown.map(({ original }) => original.entry)}
              isFiltered={isFiltered}
            />
          </div>
        </div>
      </div>
      <div className={styles.selectAll}>
        <label>
          <input
            checked={shown.length > 0 && selected.length === shown.length}
            disabled={shown.length === 0}
            onChange={({ target }) =>
              setSelection(
                target.checked ? Object.fromEntries(shown.map(({ id }) => [id, true])) : {},
              )
            }
            type="checkbox"
          />
          {messages.selectAll}
        </label>
      </div>
      {selected.length > 0 && (
        <SelectionBar
          desk={desk}
          ids={selected.map(({ original }) => original.entry.id)}
          onClear={() => setSelection({})}
        />
      )}
      <div
        className={styles.split}
        data-open={openId !== undefined}
        id={listId}
        ref={list}
        tabIndex={-1}
      >
        {shown.length > 0 ? (
          <EntryTable desk={desk} openId={openId} table={table} />
        ) : (
          <p className={styles.empty}>{messages.noMatch}</p>
        )}
        {openId !== undefined && (
          <EntryPanel
            desk={desk}
            openId={openId}
            opened={opened}
            rows={rows}
            shownIds={shown.map(({ original }) => original.entry.id)}
          />
        )}
      </div>
    </>
  )
}
