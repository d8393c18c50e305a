import { Button } from '@payloadcms/ui'
import { type SyntheticEvent, useEffect, useId, useSyncExternalStore } from 'react'
import type { DeskDescription } from '../description.ts'
import { maxNotesLength } from '../follow-up/constants.ts'
import type { Entry } from '../types.ts'
import styles from './entry-panel.module.css'
import { preserveFocus } from './preserve-focus.ts'
import type { Notes } from './use-notes.ts'

type NotesFormProps<E extends Entry> = {
  desk: DeskDescription<E>
  id: number
  notes: Notes
  stored: string
}

/** The team's notes on an entry. They are saved when the user leaves the field or the entry. */
export function NotesForm<E extends Entry>({ desk, id, notes, stored }: NotesFormProps<E>) {
  const { messages } = desk
  const { drafts, save } = notes
  const draft = useSyncExternalStore(drafts.subscribe, drafts.snapshot, drafts.snapshot).get(id)
  const field = useId()
  const hint = useId()
  const unsaved = draft?.state === 'saved' ? undefined : draft
  const isSaving = draft?.state === 'saving'
  // Somebody else has changed the notes since the user started typing.
  const isOvertaken = unsaved !== undefined && !isSaving && unsaved.former !== stored
  useEffect(() => () => void save(id), [id, save])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isOvertaken) drafts.replace(id, stored)
    else void save(id)
  }
  return (
    <form className={styles.section} onSubmit={submit}>
      <label htmlFor={field}>{messages.notes}</label>
      <textarea
        aria-describedby={hint}
        id={field}
        maxLength={maxNotesLength}
        onBlur={() => void save(id)}
        onChange={({ target }) => drafts.type(id, target.value, stored)}
        rows={3}
        value={unsaved?.text ?? stored}
      />
      <p className={styles.hint} id={hint}>
        {messages.notesHint}
      </p>
      {isOvertaken && (
        <>
          <p className={styles.state}>{messages.notesOvertaken}</p>
          <blockquote className={styles.overtaking}>{stored || '–'}</blockquote>
        </>
      )}
      <div className={styles.actions}>
        <Button
          buttonStyle="secondary"
          disabled={!unsaved || isSaving}
          extraButtonProps={preserveFocus}
          margin={false}
          size="medium"
          type="submit"
        >
          {messages.save}
        </Button>
        {isOvertaken && (
          <Button
            buttonStyle="transparent"
            margin={false}
            onClick={() => {
              drafts.forget(id)
              document.getElementById(field)?.focus()
            }}
            size="medium"
          >
            {messages.discardNotes}
          </Button>
        )}
      </div>
      <p aria-live="polite" className={styles.state}>
        {isSaving && messages.saving}
        {draft?.state === 'saved' && messages.saved}
        {unsaved?.error !== undefined && (
          <span className={styles.failure}>{unsaved.error || messages.failed}</span>
        )}
      </p>
    </form>
  )
}
