import type { TableOptions } from '@tanstack/react-table'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import type { ExportColumn } from './export.ts'
import type { Choice, Row } from './filter.ts'
import type { DeskCollection } from './follow-up/constants.ts'
import type { DeskMessages, KindMessages } from './messages.ts'
import type { Entry } from './types.ts'

/** One value of an entry in the panel. */
export type DetailField = {
  label: string
  value: string
  /** Where a click on it leads. */
  href?: string
  /** A long text, with its line breaks. */
  isLong?: boolean
}

/** Everything in which one desk differs from another; the components know nothing else of it. */
export type DeskDescription<E extends Entry> = {
  collection: DeskCollection
  language: StaffLanguage
  messages: DeskMessages & KindMessages
  /** The first is shown with a box to select the row. */
  columns: TableOptions<Row<E>>['columns']
  /** Figures over everything that was loaded, whatever is filtered; `today` as `localDay`. */
  counters: { label: string; counts: (row: Row<E>, today: string) => boolean }[]
  choices: Choice<E>[]
  /** The texts that the search reads. */
  searchCells: (entry: E) => (number | string)[]
  exports: { stem: string; columns: readonly ExportColumn<E>[] }
  /** What the panel shows of what was sent in. */
  fields: (entry: E) => DetailField[]
  /** The stored names of its documents. */
  documents: (entry: E) => readonly string[]
  /** The main thing to do with an entry, as a link. */
  reply?: { label: string; href: (entry: E) => string }
}
