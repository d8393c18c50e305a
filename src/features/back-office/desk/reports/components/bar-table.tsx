import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { numberText } from '../../labels.ts'
import styles from './reports.module.css'

type Props = {
  language: StaffLanguage
  headings: readonly [string, string]
  rows: readonly { label: string; count: number }[]
}

/** A table whose values are also shown as bars. */
export function BarTable({ headings, language, rows }: Props) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className={styles.bars}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ count, label }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg aria-hidden preserveAspectRatio="none" viewBox="0 0 100 1">
                <rect data-tone="main" height={1} width={(count / highest) * 100} />
              </svg>
              <span>{numberText(count, language)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
