import { localDay } from '../../../../i18n/date-text.ts'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import { numberText } from '../labels.ts'
import type { Entry } from '../types.ts'
import styles from './desk.module.css'

type CountersProps<E extends Entry> = {
  desk: DeskDescription<E>
  rows: readonly Row<E>[]
  /** When the rows were loaded, in milliseconds; it decides what "today" is, as a desk may stay open. */
  readAt: number
}

/** Three figures about all loaded entries, ignoring the filter. */
export function Counters<E extends Entry>({ desk, readAt, rows }: CountersProps<E>) {
  const today = localDay(new Date(readAt))
  return (
    <dl className={styles.counters}>
      {desk.counters.map(({ label, counts }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{numberText(rows.filter((row) => counts(row, today)).length, desk.language)}</dd>
        </div>
      ))}
    </dl>
  )
}
