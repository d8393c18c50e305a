import { dateText } from '../../../../../i18n/date-text.ts'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { numberText } from '../../labels.ts'
import { reportMessages } from '../messages.ts'
import styles from './reports.module.css'

/** One value per week, stacked in each column with its colour. */
type Series = { label: string; tone: 'main' | 'second' | 'rest'; counts: readonly number[] }

type Props = { language: StaffLanguage; label: string; weeks: readonly string[]; series: Series[] }

/** In units of the viewBox; the drawing is stretched to its container, so labels are outside of it. */
const height = 100

/** A stacked column chart by week, with the same data as a table below. */
export function WeekChart({ label, language, series, weeks }: Props) {
  const messages = reportMessages[language]
  const day = (week: string) => dateText(`${week}T12:00`, language)
  const totals = weeks.map((_, index) => sum(series.map(({ counts }) => counts[index] ?? 0)))
  const highest = Math.max(1, ...totals)
  return (
    <figure className={styles.figure}>
      <ul className={styles.legend}>
        {series.map((each) => (
          <li key={each.label}>
            <span className={styles.key} data-tone={each.tone} />
            {each.label}: <strong>{numberText(sum(each.counts), language)}</strong>
          </li>
        ))}
      </ul>
      <div className={styles.plot}>
        <span className={styles.highest}>{numberText(highest, language)}</span>
        <svg
          aria-label={label}
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${weeks.length} ${height}`}
        >
          {weeks.map((week, index) => (
            <g key={week}>
              <title>
                {`${messages.weekOf(day(week))}: ${series.map((each) => `${each.counts[index] ?? 0} ${each.label}`).join(', ')}`}
              </title>
              <rect fill="transparent" height={height} width={1} x={index} y={0} />
              {stacked(series, index).map(({ from, to, tone }) => (
                <rect
                  data-tone={tone}
                  height={((to - from) / highest) * height}
                  key={tone}
                  width={0.76}
                  x={index + 0.12}
                  y={height - (to / highest) * height}
                />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <div aria-hidden className={styles.axis}>
        {[0, Math.floor(weeks.length / 2), weeks.length - 1].map((index) => (
          <span key={index}>{day(weeks[index] ?? '')}</span>
        ))}
      </div>
      <details className={styles.details}>
        <summary>{messages.inTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section aria-label={label} className={styles.tableFrame} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{messages.week}</th>
                {series.map((each) => (
                  <th key={each.label} scope="col">
                    {each.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, index) => (
                <tr key={week}>
                  <th scope="row">{day(week)}</th>
                  {series.map((each) => (
                    <td key={each.label}>{numberText(each.counts[index] ?? 0, language)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}

/** Returns the segments of a week's column, each starting where the one below it ends. */
function stacked(series: readonly Series[], index: number) {
  let top = 0
  return series.map(({ counts, tone }) => {
    const from = top
    top += counts[index] ?? 0
    return { tone, from, to: top }
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
