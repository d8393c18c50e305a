import { createColumnHelper, type SortingFn } from '@tanstack/react-table'
import type { Row } from '../filter.ts'
import { characterLabel, genderLabel } from '../labels.ts'
import { DocumentButtons } from './document-buttons.tsx'
import { Address, Company, Contact, Created, EntryLink, Voice } from './submission-cells.tsx'

const german = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

const alphabetical: SortingFn<Row> = (a, b, column) =>
  german.compare(a.getValue<string>(column), b.getValue<string>(column))

const column = createColumnHelper<Row>()

/** The columns of the specification, in its order; each can be sorted by. */
export const submissionColumns = [
  column.accessor(({ submission }) => submission.id, {
    id: 'id',
    header: 'ID',
    sortingFn: 'basic',
    cell: ({ row }) => <EntryLink submission={row.original.submission} />,
  }),
  column.accessor(({ submission }) => submission.name, {
    id: 'contact',
    header: 'Kontakt',
    sortingFn: alphabetical,
    cell: ({ row }) => <Contact submission={row.original.submission} />,
  }),
  column.accessor(({ submission }) => submission.company, {
    id: 'company',
    header: 'Firma',
    sortingFn: alphabetical,
    cell: ({ row }) => <Company submission={row.original.submission} />,
  }),
  column.accessor(({ submission }) => `${submission.city} ${submission.street}`, {
    id: 'address',
    header: 'Adresse',
    sortingFn: alphabetical,
    cell: ({ row }) => <Address submission={row.original.submission} />,
  }),
  column.accessor(({ submission }) => `${genderLabel(submission)} ${characterLabel(submission)}`, {
    id: 'voice',
    header: 'Stimme',
    sortingFn: alphabetical,
    cell: ({ row }) => <Voice submission={row.original.submission} />,
  }),
  column.accessor(({ submission }) => submission.uploadedFiles.length, {
    id: 'files',
    header: 'Dateien',
    sortingFn: 'basic',
    cell: ({ row }) => <DocumentButtons submission={row.original.submission} />,
  }),
  column.accessor(({ submission }) => submission.createdAt, {
    id: 'created',
    header: 'Erstellt',
    // ISO 8601 in UTC sorts as text.
    sortingFn: 'basic',
    cell: ({ row }) => <Created submission={row.original.submission} />,
  }),
]

/** Whether the list can be sorted by a column of this name. */
export function isSortable(id: string): boolean {
  return submissionColumns.some((column) => column.id === id)
}
