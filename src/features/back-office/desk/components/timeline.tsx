import { dateTimeText } from '../../../../i18n/date-text.ts'
import { type Status, statusLabels } from '../../../../i18n/statuses.ts'
import type { DeskDescription } from '../description.ts'
import { collapseOpens } from '../timeline/collapse-opens.ts'
import type { Entry, EntryDetail, TimelineEvent } from '../types.ts'
import { useDesk } from './desk-context.ts'
import styles from './entry-panel.module.css'

type TimelineProps<E extends Entry> = {
  desk: DeskDescription<E>
  detail: EntryDetail | undefined
}

/** The history of an entry, newest first. */
export function Timeline<E extends Entry>({ desk, detail }: TimelineProps<E>) {
  const { language, messages } = desk
  const { colleagues } = useDesk()
  const nameOf = (email: string) =>
    colleagues.find((colleague) => colleague.email === email)?.name ?? email
  return (
    <section className={styles.section}>
      <h3>{messages.history}</h3>
      {!detail && <p role="status">{messages.historyLoading}</p>}
      <ol className={styles.timeline}>
        {collapseOpens(detail?.timeline ?? []).map((event) => {
          const { at, by, byApiKey, file, state, what } = event
          return (
            <li data-state={state} key={`${at} ${what} ${file}`}>
              <time dateTime={at}>{dateTimeText(at, language)}</time>{' '}
              <span>
                {eventText(event, desk)}
                {by && ` ${messages.by(nameOf(by))}`}
                {byApiKey && ` ${messages.byKey}`}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function eventText<E extends Entry>(event: TimelineEvent, desk: DeskDescription<E>): string {
  const { messages } = desk
  const { detail, file, state, what } = event
  if (what === 'document') {
    return `${detail === 'preview' ? messages.previewed : messages.events.document}: ${file ?? ''}`
  }
  if (what === 'change') {
    const changes = detail?.split(', ').map((change) => changeText(change, desk)) ?? []
    return changes.length > 0 ? changes.join(', ') : messages.events.change
  }
  const isUnderWay = state === 'waiting' || state === 'failed'
  return messages.events[what] + (isUnderWay ? ` (${messages.states[state]})` : '')
}

/** Formats `status: new → answered` as `Status: Neu → Beantwortet`; other changes are field names. */
function changeText<E extends Entry>(change: string, desk: DeskDescription<E>): string {
  const { language, messages } = desk
  const [, former, next] = /^status: (\S+) → (\S+)$/.exec(change) ?? []
  if (!former || !next)
    return `${messages.fields[change] ?? change} ${messages.events.change.toLowerCase()}`
  const label = (status: string) => statusLabels[status as Status]?.[language] ?? status
  return `${messages.status}: ${label(former)} → ${label(next)}`
}
