'use client'

import {
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table'
import { useDeferredValue, useMemo } from 'react'
import { type Filter, isFiltering, matcher, type Row, toRow } from '../filter.ts'
import { germanNumber } from '../labels.ts'
import type { Submission } from '../types.ts'
import { ExportButtons } from './export-buttons.tsx'
import { FilterBar } from './filter-bar.tsx'
import styles from './overview.module.css'
import { submissionColumns } from './submission-columns.tsx'
import { SubmissionTable } from './submission-table.tsx'
import { useAddressState } from './use-address-state.ts'

const columnFilters = {
  // One look at each row, by the text that was made of all its columns.
  getColumnCanGlobalFilter: ({ id }: { id: string }) => id === 'id',
  globalFilterFn: (
    { original }: { original: Row },
    _column: string,
    matches: ReturnType<typeof matcher>,
  ) => matches(original),
}

/** Search, filters, exports and the table over the loaded list. */
export function SubmissionExplorer({ submissions }: { submissions: readonly Submission[] }) {
  const { filter, setFilter, sorting, setSorting } = useAddressState()
  // Typing goes first, the table follows.
  const appliedFilter = useDeferredValue<Filter>(filter)
  const rows = useMemo(() => submissions.map(toRow), [submissions])
  const globalFilter = useMemo(() => matcher(appliedFilter), [appliedFilter])
  const table = useReactTable<Row>({
    data: rows,
    columns: submissionColumns,
    state: { sorting, globalFilter },
    onSortingChange: setSorting,
    getRowId: ({ submission }) => String(submission.id),
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    ...columnFilters,
  })
  const shown = table.getFilteredRowModel().rows
  const isFiltered = isFiltering(appliedFilter)
  return (
    <>
      <FilterBar filter={filter} onChange={setFilter} />
      <div className={styles.summary}>
        <p aria-live="polite">
          <strong>{germanNumber(shown.length)}</strong> von {germanNumber(rows.length)} Anmeldungen
          {isFiltered && (
            <span className={styles.quiet}>
              {' '}
              · gefiltert{shown.length > 0 && ', Exporte enthalten nur diese'}
            </span>
          )}
        </p>
        <ExportButtons
          isFiltered={isFiltered}
          submissions={() => shown.map(({ original }) => original.submission)}
          count={shown.length}
        />
      </div>
      {shown.length > 0 ? (
        <SubmissionTable table={table} />
      ) : (
        <p className={styles.empty}>Keine Anmeldung passt zu Suche und Filtern.</p>
      )}
    </>
  )
}
