import type { TableOptions } from '@tanstack/react-table'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import type { ExportColumn } from './export.ts'
import type { Choice, Row } from './filter.ts'
import type { DeskCollection } from './follow-up/constants.ts'
import type { DeskMessages, KindMessages } from './messages.ts'
import type { Entry } from './types.ts'

/** One field of an entry in the panel. */
export type DetailField = {
  label: string
  value: string
  /** The link target of the value. */
  href?: string
  /** Whether the value is a long text whose line breaks are kept. */
  isLong?: boolean
}

/** Everything that differs between the desks. Their shared components are configured with it. */
export type DeskDescription<E extends Entry> = {
  collection: DeskCollection
  language: StaffLanguage
  messages: DeskMessages & KindMessages
  /** The column `id` also has the checkbox that selects the row. */
  columns: TableOptions<Row<E>>['columns']
  /** Figures about all loaded entries, ignoring the filter; `today` is a `localDay`. */
  counters: { label: string; counts: (row: Row<E>, today: string) => boolean }[]
  choices: Choice<E>[]
  /** The values that the search covers. */
  searchCells: (entry: E) => (number | string)[]
  exports: { stem: string; columns: readonly ExportColumn<E>[] }
  /** The submitted values that the panel shows. */
  fields: (entry: E) => DetailField[]
  /** The stored names of the entry's documents. */
  documents: (entry: E) => readonly string[]
  /** The primary action of an entry, as a link. */
  reply?: { label: string; href: (entry: E) => string }
}
