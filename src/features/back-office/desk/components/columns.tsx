import { createColumnHelper, type Row as TableRow } from '@tanstack/react-table'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import type { Entry } from '../types.ts'
import { CompanyCell, ContactCell, CreatedCell, IdLink } from './cells.tsx'

const germanCollator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** Characters; comparing runs of combining marks takes quadratic time. */
const maxCompared = 100

/** Sorts like a German list: ignoring case, with numbers by value. */
export function alphabetical<E extends Entry>(
  a: TableRow<Row<E>>,
  b: TableRow<Row<E>>,
  column: string,
): number {
  const startOf = (row: TableRow<Row<E>>) => row.getValue<string>(column).slice(0, maxCompared)
  return germanCollator.compare(startOf(a), startOf(b))
}

/** The columns that all desks share; all are sortable. */
export function commonColumns<E extends Entry & { website?: string }>(
  desk: Pick<DeskDescription<E>, 'collection' | 'messages'>,
) {
  const column = createColumnHelper<Row<E>>()
  const { columns, clock } = desk.messages
  return {
    id: column.accessor(({ entry }) => entry.id, {
      id: 'id',
      header: columns.id,
      sortingFn: 'basic',
      cell: ({ row }) => <IdLink desk={desk} entry={row.original.entry} />,
    }),
    contact: column.accessor(({ entry }) => entry.name, {
      id: 'contact',
      header: columns.contact,
      sortingFn: alphabetical,
      cell: ({ row }) => <ContactCell desk={desk} entry={row.original.entry} />,
    }),
    company: column.accessor(({ entry }) => entry.company, {
      id: 'company',
      header: columns.company,
      sortingFn: alphabetical,
      cell: ({ row }) => {
        const { company, website } = row.original.entry
        return <CompanyCell company={company} website={website} />
      },
    }),
    created: column.accessor(({ entry }) => entry.createdAt, {
      id: 'created',
      header: columns.created,
      // ISO 8601 in UTC sorts as text.
      sortingFn: 'basic',
      cell: ({ row }) => <CreatedCell clock={clock} createdAt={row.original.entry.createdAt} />,
    }),
  }
}
