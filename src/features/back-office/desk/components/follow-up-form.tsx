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
import { useFollowUpMutation } from './use-follow-ups.ts'

type FollowUpFormProps<E extends Entry> = { desk: DeskDescription<E>; row: Row<E> }

/** Status, time left and assignee of an entry. Changes are saved immediately. */
export function FollowUpForm<E extends Entry>({ desk, row }: FollowUpFormProps<E>) {
  const { collection, language, messages } = desk
  const { colleagues, hours, viewerId } = useDesk()
  const { entry, followUp } = row
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const change = useFollowUpMutation(collection, ({ message }) => {
    if (isShown.current) return
    toast.error(messages.changeNotSaved(entry.id, message || messages.failed))
  })
  const assigneeId = useId()
  const statusName = useId()
  const ids = [entry.id]
  const choice = useSettledChoice((status: Status) => change.mutate({ ids, status }))
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
 * passes. Clicks store the value immediately; keys store it after a pause, on blur or on unmount.
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
    // `detail` is 0 for clicks made by the keyboard.
    if ((nativeEvent as UIEvent).detail > 0) settle()
    else setValue(chosen)
  }
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(settle, settleDelayMs)
    return () => clearTimeout(timer)
  })
  useEffect(() => () => pending.current?.(), [])
  return { choose, settle, value }
}
