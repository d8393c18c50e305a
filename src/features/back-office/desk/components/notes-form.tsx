import { Button } from '@payloadcms/ui'
import { type SyntheticEvent, useId, useState } from 'react'
import type { DeskDescription } from '../description.ts'
import { maxNotesLength } from '../follow-up/constants.ts'
import type { Entry } from '../types.ts'
import styles from './entry-panel.module.css'
import { preserveFocus } from './preserve-focus.ts'
import { useFollowUpMutation } from './use-follow-ups.ts'

type NotesFormProps<E extends Entry> = { desk: DeskDescription<E>; id: number; stored: string }

/** The team's notes on an entry, with a save button. The server rejects lost updates. */
export function NotesForm<E extends Entry>({ desk, id, stored }: NotesFormProps<E>) {
  const { collection, messages } = desk
  // `former` is the stored text when the user started typing; without a draft, the form shows `stored`.
  const [draft, setDraft] = useState<{ text: string; former: string }>()
  const change = useFollowUpMutation(collection)
  const field = useId()
  const hint = useId()
  const notes = draft ?? { text: stored, former: stored }
  const isChanged = notes.text !== notes.former
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isChanged || change.isPending) return
    change.mutate({ ids: [id], notes }, { onSuccess: () => setDraft(undefined) })
  }
  return (
    <form className={styles.section} onSubmit={save}>
      <label htmlFor={field}>{messages.notes}</label>
      <textarea
        aria-describedby={hint}
        id={field}
        maxLength={maxNotesLength}
        onChange={({ target }) => setDraft({ text: target.value, former: notes.former })}
        rows={3}
        value={notes.text}
      />
      <p className={styles.hint} id={hint}>
        {messages.notesHint}
      </p>
      <Button
        buttonStyle="secondary"
        disabled={!isChanged || change.isPending}
        extraButtonProps={preserveFocus}
        margin={false}
        size="medium"
        type="submit"
      >
        {messages.save}
      </Button>
      <p aria-live="polite" className={styles.state}>
        {change.isSuccess && !isChanged && messages.saved}
        {change.error && (
          <span className={styles.failure}>{change.error.message || messages.failed}</span>
        )}
      </p>
    </form>
  )
}
