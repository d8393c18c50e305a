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
import { type Filter, isFiltering, type Row, rowMatcher, tabMatcher, tabOf } from '../filter.ts'
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
import { useNotes } from './use-notes.ts'
import type { OpenedEntry } from './use-open-entry.ts'
import { useUrlState } from './use-url-state.ts'

type ExplorerProps<E extends Entry> = {
  desk: DeskDescription<E>
  rows: readonly Row<E>[]
  /** When the rows were loaded, in milliseconds; decides which of them are overdue. */
  readAt: number
  opened: OpenedEntry
}

/** Tabs, search, filters, exports, the table of loaded entries, and the panel. */
export function EntryExplorer<E extends Entry>({ desk, opened, readAt, rows }: ExplorerProps<E>) {
  const { hours, viewerId } = useDesk()
  const { choices, columns, language, messages } = desk
  const { openId } = opened
  const { filter, setFilter, sorting, setSorting } = useUrlState({ choices, columns })
  const notes = useNotes(desk, openId)
  const [selection, setSelection] = useState<Record<string, boolean>>({})
  const [isUnfolded, setUnfolded] = useState(false)
  // Deferred, so that filtering the table does not delay typing.
  const appliedFilter = useDeferredValue<Filter>(filter)
  const viewer = useMemo(
    () => ({ id: viewerId, hours, now: new Date(readAt) }),
    [viewerId, hours, readAt],
  )
  const globalFilter = useMemo(() => {
    const matches = rowMatcher(appliedFilter, choices)
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
    // The global filter runs once per row, not per column: `searchText` covers all columns.
    getColumnCanGlobalFilter: ({ id }) => id === 'id',
    globalFilterFn: ({ original }, _column, passes: typeof globalFilter) => passes(original),
  })
  const shown = table.getRowModel().rows
  // Rows hidden by a filter do not count as selected, so that nobody changes what they do not see.
  const selected = shown.filter(({ id }) => selection[id])
  const isFiltered = isFiltering(appliedFilter)
  const tab = tabOf(appliedFilter)
  const isOnlyTab = tab !== 'all' && !isFiltering({ ...appliedFilter, tab: '' })
  // When the selection bar disappears with the focused button, the list gets the focus.
  const list = useFocusAfter<HTMLDivElement>(selected.length > 0)
  return (
    <>
      <div className={styles.main}>
        <div className={styles.overview} data-unfolded={isUnfolded}>
          <Counters desk={desk} readAt={readAt} rows={rows} />
          <ExportButtons
            count={shown.length}
            desk={desk}
            entries={() => shown.map(({ original }) => original.entry)}
            isFiltered={isFiltered}
          />
        </div>
        <div className={styles.choices}>
          <Tabs desk={desk} filter={filter} onChange={setFilter} rows={rows} viewer={viewer} />
          <FilterBar
            desk={desk}
            filter={filter}
            isUnfolded={isUnfolded}
            onChange={setFilter}
            onFold={setUnfolded}
          />
        </div>
        <div className={styles.summary}>
          <label className={styles.selectAll}>
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
        </div>
        {selected.length > 0 && (
          <SelectionBar
            desk={desk}
            ids={selected.map(({ original }) => original.entry.id)}
            onClear={() => setSelection({})}
          />
        )}
        <div className={styles.list} id={listId} ref={list} tabIndex={-1}>
          {shown.length > 0 ? (
            <EntryTable desk={desk} openId={openId} table={table} />
          ) : (
            <p className={styles.empty}>{isOnlyTab ? messages.emptyTabs[tab] : messages.noMatch}</p>
          )}
        </div>
      </div>
      {openId !== undefined && (
        <EntryPanel
          desk={desk}
          notes={notes}
          openId={openId}
          opened={opened}
          rows={rows}
          shownIds={shown.map(({ original }) => original.entry.id)}
        />
      )}
    </>
  )
}
