'use client'

import { flexRender, type Header, type Table, type Row as TableRow } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import { type MouseEvent, memo, useEffect, useRef } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import type { Entry } from '../types.ts'
import { useDesk } from './desk-context.ts'
import styles from './entry-table.module.css'

/** The height of a row with three lines, in pixels. Rows are measured once they are rendered. */
const estimatedRowHeight = 98

type EntryTableProps<E extends Entry> = {
  desk: DeskDescription<E>
  table: Table<Row<E>>
  openId: number | undefined
}

/** A virtualized table: only visible rows are rendered, blank rows take the height of the others. */
export function EntryTable<E extends Entry>({ desk, openId, table }: EntryTableProps<E>) {
  const scroller = useRef<HTMLElement>(null)
  const { rows } = table.getRowModel()
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    getScrollElement: () => scroller.current,
    overscan: 6,
  })
  const openIndex = rows.findIndex(({ original }) => original.entry.id === openId)
  const rendered = virtualizer.getVirtualItems()
  const size = virtualizer.getTotalSize()
  const isOpenRendered = rendered.some(({ index }) => index === openIndex)
  const shownIndex = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are measured move the open one
  useEffect(() => {
    if (openIndex >= 0 && shownIndex.current !== openIndex) virtualizer.scrollToIndex(openIndex)
    if (openIndex < 0 || isOpenRendered) shownIndex.current = openIndex
  }, [isOpenRendered, openIndex, size, virtualizer])
  const above = rendered[0]?.start ?? 0
  const below = size - (rendered.at(-1)?.end ?? 0)
  return (
    <section aria-label={desk.messages.list} className={styles.scroller} ref={scroller}>
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
          {above > 0 && <Blank columns={desk.columns.length} height={above} />}
          {rendered.map(({ index, key }) => {
            const row = rows[index]
            return (
              row && (
                <MemoRow
                  desk={desk}
                  index={index}
                  isOpen={index === openIndex}
                  isSelected={row.getIsSelected()}
                  key={key}
                  measure={virtualizer.measureElement}
                  row={row}
                />
              )
            )
          })}
          {below > 0 && <Blank columns={desk.columns.length} height={below} />}
        </tbody>
      </table>
    </section>
  )
}

function Blank({ columns, height }: { columns: number; height: number }) {
  return (
    <tr aria-hidden className={styles.blank}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

type BodyRowProps<E extends Entry> = {
  desk: DeskDescription<E>
  row: TableRow<Row<E>>
  index: number
  isOpen: boolean
  isSelected: boolean
  measure: (element: HTMLTableRowElement | null) => void
}

/** Memoized, because scrolling re-renders the table. The cast restores the type parameter. */
const MemoRow = memo(BodyRow) as typeof BodyRow

function BodyRow<E extends Entry>(props: BodyRowProps<E>) {
  const { desk, index, isOpen, isSelected, measure, row } = props
  const { open } = useDesk()
  const { entry } = row.original
  const openByMouse = ({ target }: MouseEvent) => {
    const isText = window.getSelection()?.type === 'Range'
    if (!isText && !(target as Element).closest('a, button, input, label')) open(entry.id)
  }
  return (
    // Mouse only: keyboard users open the entry with the links in the row.
    <tr
      aria-current={isOpen || undefined}
      aria-rowindex={index + 2}
      data-index={index}
      onClick={openByMouse}
      ref={measure}
    >
      {row.getVisibleCells().map((cell) => (
        <td data-column={cell.column.id} key={cell.id}>
          {cell.column.id === 'id' && (
            <input
              aria-label={desk.messages.select(`${entry.id}: ${entry.company || entry.name}`)}
              checked={isSelected}
              className={styles.select}
              onChange={row.getToggleSelectedHandler()}
              type="checkbox"
            />
          )}
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
    </tr>
  )
}

function SortableHeading<E extends Entry>({ header }: { header: Header<Row<E>, unknown> }) {
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
        <LucideIcon className={styles.arrow} of={arrow} />
      </button>
    </th>
  )
}
