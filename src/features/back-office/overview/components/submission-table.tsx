'use client'

import { flexRender, type Header, type Table, type Row as TableRow } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import { memo, useRef } from 'react'
import { Sign } from '../../../../components/ui/sign.tsx'
import type { Row } from '../filter.ts'
import styles from './submission-table.module.css'

/** Pixels of a row with three lines; each is measured when it is drawn. */
const usualRowHeight = 98

/** A real table of which only the visible rows are rendered; blank rows take the height of the others. */
export function SubmissionTable({ table }: { table: Table<Row> }) {
  const scroller = useRef<HTMLDivElement>(null)
  const { rows } = table.getRowModel()
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => usualRowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    getScrollElement: () => scroller.current,
    overscan: 6,
  })
  const drawn = virtualizer.getVirtualItems()
  const above = drawn[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <section aria-label="Liste der Anmeldungen" className={styles.scroller} ref={scroller}>
      <table aria-rowcount={rows.length + 1} className={styles.table}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr aria-rowindex={1} key={group.id}>
              {group.headers.map((header) => (
                <SortableHeading header={header} key={header.id} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {above > 0 && <Blank height={above} />}
          {drawn.map(({ index, key }) => {
            const row = rows[index]
            return (
              row && (
                <BodyRow index={index} key={key} measure={virtualizer.measureElement} row={row} />
              )
            )
          })}
          {below > 0 && <Blank height={below} />}
        </tbody>
      </table>
    </section>
  )
}

function Blank({ height }: { height: number }) {
  return (
    <tr aria-hidden className={styles.blank}>
      <td colSpan={7} style={{ height }} />
    </tr>
  )
}

type BodyRowProps = {
  row: TableRow<Row>
  index: number
  measure: (element: HTMLTableRowElement | null) => void
}

/** Drawn once, however often the list scrolls past it. */
const BodyRow = memo(function BodyRow({ row, index, measure }: BodyRowProps) {
  return (
    <tr aria-rowindex={index + 2} data-index={index} ref={measure}>
      {row.getVisibleCells().map((cell) => (
        <td data-column={cell.column.id} key={cell.id}>
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
    </tr>
  )
})

function SortableHeading({ header }: { header: Header<Row, unknown> }) {
  const { column } = header
  const direction = column.getIsSorted()
  const arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown
  return (
    <th
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
      data-column={column.id}
      scope="col"
    >
      <button onClick={column.getToggleSortingHandler()} type="button">
        {flexRender(column.columnDef.header, header.getContext())}
        <Sign className={styles.arrow} of={arrow} />
      </button>
    </th>
  )
}
