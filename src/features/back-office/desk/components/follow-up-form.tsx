import { useId } from 'react'
import { statusLabels } from '../../../../i18n/statuses.ts'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import { isOpen, statusesOf } from '../follow-up/constants.ts'
import { dueText, timeLeft, timeLeftText } from '../follow-up/time-left.ts'
import type { Entry } from '../types.ts'
import { useDesk } from './desk-context.ts'
import styles from './entry-panel.module.css'
import { useChange } from './use-follow-ups.ts'

type FollowUpFormProps<E extends Entry> = { desk: DeskDescription<E>; row: Row<E> }

/** Status, time left and who cares for an entry; each is stored as soon as it is chosen. */
export function FollowUpForm<E extends Entry>({ desk, row }: FollowUpFormProps<E>) {
  const { collection, language, messages } = desk
  const { colleagues, hours, viewerId } = useDesk()
  const { entry, followUp } = row
  const change = useChange(collection)
  const assigneeId = useId()
  const statusName = useId()
  if (!followUp) return null
  const ids = [entry.id]
  // At once what was chosen; what is stored as soon as that is known.
  const { assignee = followUp.assignee, status = followUp.status } = change.isPending
    ? change.variables
    : followUp
  const left =
    hours !== undefined && isOpen(status)
      ? timeLeft({ createdAt: entry.createdAt, hours, now: new Date() })
      : undefined
  return (
    <section className={styles.section}>
      <fieldset className={styles.statuses}>
        <legend>{messages.status}</legend>
        {statusesOf[collection].map((value) => (
          <label key={value}>
            <input
              checked={status === value}
              name={statusName}
              onChange={() => change.mutate({ ids, status: value })}
              type="radio"
            />
            <span>{statusLabels[value][language]}</span>
          </label>
        ))}
      </fieldset>
      <dl className={styles.pair}>
        <dt>{messages.due}</dt>
        <dd data-overdue={left?.isOverdue}>
          {left ? `${dueText(left, language)} (${timeLeftText(left, language)})` : '–'}
        </dd>
      </dl>
      <div className={styles.assignee}>
        <label htmlFor={assigneeId}>{messages.assignee}</label>
        <select
          id={assigneeId}
          onChange={({ target }) =>
            change.mutate({ ids, assignee: target.value ? Number(target.value) : null })
          }
          value={assignee ?? ''}
        >
          <option value="">{messages.nobody}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {assignee !== viewerId && (
          <button
            className={styles.textButton}
            onClick={() => change.mutate({ ids, assignee: viewerId })}
            type="button"
          >
            {messages.assignToMe}
          </button>
        )}
      </div>
      <p aria-live="polite" className={styles.state}>
        {change.isSuccess && messages.saved}
        {change.error && (
          <span className={styles.failure}>{change.error.message || messages.failed}</span>
        )}
      </p>
    </section>
  )
}
