import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import { numberText } from '../labels.ts'
import type { Entry } from '../types.ts'
import styles from './desk.module.css'

type CountersProps<E extends Entry> = { desk: DeskDescription<E>; rows: readonly Row<E>[] }

/** Three figures over everything that was loaded, whatever is filtered. */
export function Counters<E extends Entry>({ desk, rows }: CountersProps<E>) {
  return (
    <dl className={styles.counters}>
      {desk.counters.map(({ label, counts }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{numberText(rows.filter(counts).length, desk.language)}</dd>
        </div>
      ))}
    </dl>
  )
}
