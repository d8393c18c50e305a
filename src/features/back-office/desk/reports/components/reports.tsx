import { localeNames } from '../../../../../i18n/locales.ts'
import { pageNames } from '../../../../../i18n/page-names.ts'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { type DeskCollection, deskCollections } from '../../follow-up/constants.ts'
import { reportMessages } from '../messages.ts'
import type { Origin, Reports as ReportsOf } from '../types.ts'
import { BarTable } from './bar-table.tsx'
import styles from './reports.module.css'
import { WeekChart } from './week-chart.tsx'

type Props = { language: StaffLanguage; reports: ReportsOf }

/** How many submissions arrived, from which pages and languages, and how fast they were answered. */
export function Reports({ language, reports }: Props) {
  const { arrivals, origins } = reports
  const messages = reportMessages[language]
  const weeks = arrivals.map(({ week }) => week)
  const hasArrivals = arrivals.some((week) => deskCollections.some((each) => week[each] > 0))
  if (!hasArrivals) {
    return <p className={styles.intro}>{messages.noArrivals}</p>
  }
  return (
    <>
      <p className={styles.intro}>{messages.intro}</p>
      <div className={styles.cards}>
        <section className={`${styles.card} ${styles.wide}`}>
          <h2>{messages.arrivals}</h2>
          <WeekChart
            label={messages.arrivals}
            language={language}
            series={(['contact-requests', 'voice-bot-onboardings'] as const).map(
              (collection, index) => ({
                label: messages.arrived[collection],
                tone: index === 0 ? 'main' : 'second',
                counts: arrivals.map((week) => week[collection]),
              }),
            )}
            weeks={weeks}
          />
        </section>
        <RepliesCard collection="contact-requests" weeks={weeks} {...{ language, reports }} />
        <RepliesCard collection="voice-bot-onboardings" weeks={weeks} {...{ language, reports }} />
        <section className={styles.card}>
          <h2>{messages.languages}</h2>
          <BarTable
            headings={[messages.language, messages.requests]}
            language={language}
            rows={rowsOf(
              origins,
              'language',
              (value) => nameIn(localeNames, value) ?? messages.unknown,
            )}
          />
        </section>
        <section className={styles.card}>
          <h2>{messages.pages}</h2>
          <BarTable
            headings={[messages.page, messages.requests]}
            language={language}
            rows={rowsOf(
              origins,
              'page',
              (value) => nameIn(pageNames, value)?.[language] ?? messages.unknown,
            )}
          />
        </section>
      </div>
    </>
  )
}

function rowsOf(origins: Origin[], by: Origin['by'], nameOf: (value: string | null) => string) {
  return origins
    .filter((origin) => origin.by === by)
    .map(({ count, value }) => ({ label: nameOf(value), count }))
}

function nameIn<Name>(names: Record<string, Name>, value: string | null): Name | undefined {
  return value === null ? undefined : names[value]
}

type RepliesProps = Props & { collection: DeskCollection; weeks: string[] }

function RepliesCard({ collection, language, reports, weeks }: RepliesProps) {
  const messages = reportMessages[language]
  const { title, inTime } = messages.replies[collection]
  const { hours, medianHours, weeks: replies } = reports.replies[collection]
  const byWeek = new Map(replies.map((each) => [each.week, each]))
  const countsOf = (kind: 'inTime' | 'late' | 'waiting') =>
    weeks.map((week) => byWeek.get(week)?.[kind] ?? 0)
  const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)
  const [answeredInTime, late] = [total(countsOf('inTime')), total(countsOf('late'))]
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {hours === undefined ? (
        <p>{messages.noPromise}</p>
      ) : (
        <>
          <p className={styles.facts}>
            {messages.promise(hours)}
            {' · '}
            {answeredInTime + late > 0 ? (
              <strong>{messages.kept(answeredInTime, answeredInTime + late)}</strong>
            ) : (
              messages.noReplies
            )}
            {medianHours !== null && ` · ${messages.median(messages.hours(medianHours))}`}
          </p>
          <WeekChart
            label={title}
            language={language}
            series={[
              { label: inTime, tone: 'second', counts: countsOf('inTime') },
              { label: messages.late, tone: 'main', counts: countsOf('late') },
              { label: messages.waiting, tone: 'rest', counts: countsOf('waiting') },
            ]}
            weeks={weeks}
          />
        </>
      )}
    </section>
  )
}
