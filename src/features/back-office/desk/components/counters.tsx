import { germanNumber, localDay } from '../labels.ts'
import type { Submission } from '../types.ts'
import styles from './overview.module.css'

/** Three figures over everything that was loaded, whatever is filtered. */
export function Counters({ submissions }: { submissions: readonly Submission[] }) {
  const today = localDay(new Date())
  const counters = [
    ['Anmeldungen gesamt', submissions.length],
    [
      'Anmeldungen mit Dokumenten',
      submissions.filter(({ uploadedFiles }) => uploadedFiles.length > 0).length,
    ],
    [
      'Anmeldungen heute',
      submissions.filter(({ createdAt }) => localDay(new Date(createdAt)) === today).length,
    ],
  ] as const
  return (
    <dl className={styles.counters}>
      {counters.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{germanNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
