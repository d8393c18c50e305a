import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { type Status, statusLabels } from '../../../../i18n/statuses.ts'
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
  const ids = [entry.id]
  const choice = useSettledChoice((status: Status) => change.mutate({ ids, status }))
  if (!followUp) return null
  // At once what was chosen; what is stored as soon as that is known.
  const { assignee = followUp.assignee, status: storedSoon = followUp.status } = change.isPending
    ? change.variables
    : followUp
  const status = choice.value ?? storedSoon
  const left =
    hours !== undefined && isOpen(status)
      ? timeLeft({ createdAt: entry.createdAt, hours, now: new Date() })
      : undefined
  return (
    <section className={styles.section}>
      <fieldset
        className={styles.statuses}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) choice.settle()
        }}
      >
        <legend>{messages.status}</legend>
        {statusesOf[collection].map((value) => (
          <label key={value}>
            <input
              checked={status === value}
              name={statusName}
              onChange={(event) => choice.choose(value, event)}
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
            onClick={() => {
              change.mutate({ ids, assignee: viewerId })
              // The button goes, as there is nothing left for it to do.
              document.getElementById(assigneeId)?.focus()
            }}
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

/** Milliseconds after the last key in which nobody goes on to the next choice. */
const settledAfter = 1000

/**
 * A choice among radio buttons: at once where somebody points at it. An arrow key chooses each one that it
 * passes, so that the one counts at which the keyboard stays, or from which it leaves.
 */
function useSettledChoice<Value>(store: (value: Value) => void) {
  const [value, setValue] = useState<Value>()
  const pending = useRef<() => void>(undefined)
  const settle = () => {
    pending.current?.()
    pending.current = undefined
    setValue(undefined)
  }
  const choose = (chosen: Value, { nativeEvent }: ChangeEvent) => {
    pending.current = () => store(chosen)
    // Clicks that a key makes have no count.
    if ((nativeEvent as UIEvent).detail > 0) settle()
    else setValue(chosen)
  }
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(settle, settledAfter)
    return () => clearTimeout(timer)
  })
  useEffect(() => () => pending.current?.(), [])
  return { choose, settle, value }
}
