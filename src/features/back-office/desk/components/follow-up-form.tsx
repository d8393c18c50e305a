import { toast } from '@payloadcms/ui'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { type Status, statusLabels } from '../../../../i18n/statuses.ts'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import { isOpen, statusesOf } from '../follow-up/constants.ts'
import { dueText, timeLeft, timeLeftText } from '../follow-up/time-left.ts'
import type { Entry } from '../types.ts'
import { useDesk } from './desk-context.ts'
import styles from './entry-panel.module.css'
import { useFollowUpMutation, useShownFollowUps } from './use-follow-ups.ts'

type FollowUpFormProps<E extends Entry> = { desk: DeskDescription<E>; row: Row<E> }

/** Status, time left and assignee of an entry. Changes are saved immediately. */
export function FollowUpForm<E extends Entry>({ desk, row }: FollowUpFormProps<E>) {
  const { collection, language, messages } = desk
  const { colleagues, hours, viewerId } = useDesk()
  const { entry, followUp } = row
  const change = useFollowUpMutation(collection, ({ message }, { ids }) =>
    toast.error(messages.changeNotSaved(ids.join(', '), message || messages.failed)),
  )
  const assigneeId = useId()
  const statusName = useId()
  const ids = [entry.id]
  const shown = useShownFollowUps(collection)
  const assign = (assignee: number | null) => change.mutate({ ids, assignee, former: shown(ids) })
  const choice = useSettledChoice(
    () => shown(ids),
    (status: Status, former) => change.mutate({ ids, status, former }),
  )
  if (!followUp) return null
  // Optimistic: shows the chosen values while they are being saved.
  const { assignee = followUp.assignee, status: savedStatus = followUp.status } = change.isPending
    ? change.variables
    : followUp
  const status = choice.value ?? savedStatus
  const remaining =
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
        <dd data-overdue={remaining?.isOverdue}>
          {remaining
            ? `${dueText(remaining, language)} (${timeLeftText(remaining, language)})`
            : '–'}
        </dd>
      </dl>
      <div className={styles.assignee}>
        <label htmlFor={assigneeId}>{messages.assignee}</label>
        <select
          id={assigneeId}
          onChange={({ target }) => assign(target.value ? Number(target.value) : null)}
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
              assign(viewerId)
              // The pressed button disappears, so the focus moves on.
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

const settleDelayMs = 1000

/**
 * Debounces a group of radio buttons for the keyboard, because an arrow key selects every option that it
 * passes. Clicks store the value immediately; keys store it after a pause, on blur or on unmount. `store` also
 * receives what `readFormer` has returned at the first key.
 */
function useSettledChoice<Value, Former>(
  readFormer: () => Former,
  store: (value: Value, former: Former) => void,
) {
  const [value, setValue] = useState<Value>()
  const pending = useRef<{ former: Former; store: () => void }>(undefined)
  const settle = () => {
    pending.current?.store()
    pending.current = undefined
    setValue(undefined)
  }
  const choose = (chosen: Value, { nativeEvent }: ChangeEvent) => {
    const { former } = pending.current ?? { former: readFormer() }
    pending.current = { former, store: () => store(chosen, former) }
    // `detail` is 0 for clicks made by the keyboard.
    if ((nativeEvent as UIEvent).detail > 0) settle()
    else setValue(chosen)
  }
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(settle, settleDelayMs)
    return () => clearTimeout(timer)
  })
  useEffect(() => () => pending.current?.store(), [])
  return { choose, settle, value }
}
