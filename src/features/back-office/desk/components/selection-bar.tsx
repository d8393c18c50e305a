import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { type Status, statusLabels } from '../../../../i18n/statuses.ts'
import { maxChangedEntries } from '../constants.ts'
import type { DeskDescription } from '../description.ts'
import { statusesOf } from '../follow-up/constants.ts'
import { numberText } from '../labels.ts'
import type { Entry } from '../types.ts'
import styles from './desk.module.css'
import { useFollowUpMutation, useShownFollowUps } from './use-follow-ups.ts'

type SelectionBarProps<E extends Entry> = {
  desk: DeskDescription<E>
  ids: readonly number[]
  onClear: () => void
}

/** Sets the status of all selected rows in one transaction. */
export function SelectionBar<E extends Entry>({ desk, ids, onClear }: SelectionBarProps<E>) {
  const { collection, language, messages } = desk
  const [status, setStatus] = useState<Status>('in-progress')
  const change = useFollowUpMutation(collection, ({ message }, { ids }) =>
    toast.error(messages.changeNotSaved(ids.join(', '), message || messages.failed)),
  )
  const shown = useShownFollowUps(collection)
  const select = useId()
  const onSuccess = () => {
    toast.success(messages.statusSet(ids.length, statusLabels[status][language]))
    onClear()
  }
  const isTooMany = ids.length > maxChangedEntries
  return (
    <div className={styles.selection}>
      <strong aria-live="polite">{messages.selected(numberText(ids.length, language))}</strong>
      <label htmlFor={select}>{messages.setStatus}</label>
      <select
        id={select}
        onChange={({ target }) => setStatus(target.value as Status)}
        value={status}
      >
        {statusesOf[collection].map((value) => (
          <option key={value} value={value}>
            {statusLabels[value][language]}
          </option>
        ))}
      </select>
      <Button
        className={styles.button}
        disabled={change.isPending || isTooMany}
        margin={false}
        onClick={() => change.mutate({ ids: [...ids], status, former: shown(ids) }, { onSuccess })}
        size="medium"
      >
        {messages.apply}
      </Button>
      <Button
        buttonStyle="transparent"
        className={styles.button}
        margin={false}
        onClick={onClear}
        size="medium"
      >
        {messages.clearSelection}
      </Button>
      {isTooMany && <span>{messages.tooMany(numberText(maxChangedEntries, language))}</span>}
      {change.error && (
        <span className={styles.failure} role="alert">
          {change.error.message || messages.failed}
        </span>
      )}
    </div>
  )
}
