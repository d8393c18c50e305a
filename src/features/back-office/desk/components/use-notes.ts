import { toast } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLeaving } from '../../../../lib/cms/use-leaving.ts'
import { detailPath } from '../constants.ts'
import type { DeskDescription } from '../description.ts'
import { NotesDrafts, type NotesEdit } from '../notes-drafts.ts'
import type { Entry, EntryDetail } from '../types.ts'
import { useFollowUpMutation } from './use-follow-ups.ts'

export type Notes = {
  drafts: NotesDrafts
  /** Saves the notes of an entry. If its form is gone by then, a toast says how that ended. */
  save: (id: number) => Promise<void>
}

/**
 * The notes of a desk's entries, which are saved when the user leaves their field, entry or page. Asks before
 * leaving the page if saving fails.
 */
export function useNotes<E extends Entry>(
  { collection, messages }: DeskDescription<E>,
  openId: number | undefined,
): Notes {
  const client = useQueryClient()
  const { mutateAsync } = useFollowUpMutation(collection)
  const shownId = useRef(openId)
  useEffect(() => {
    shownId.current = openId
    return () => {
      shownId.current = undefined
    }
  }, [openId])
  const [drafts] = useState(() => {
    const store = async (id: number, notes: NotesEdit) => {
      await mutateAsync({ ids: [id], notes })
      client.setQueryData<EntryDetail>([detailPath(collection, id)], (detail) =>
        detail ? { ...detail, notes: notes.text } : undefined,
      )
    }
    return new NotesDrafts(store)
  })
  const hasUnsaved = useSyncExternalStore(drafts.subscribe, drafts.hasUnsaved, drafts.hasUnsaved)
  /** The attempt to leave that waits for the notes. */
  const held = useRef<() => void>(undefined)
  useLeaving(hasUnsaved, (leave) => {
    // A second click does not wait for an answer.
    if (held.current) {
      held.current = undefined
      return confirm(messages.leave)
    }
    held.current = leave
    drafts.saveAll().then((areSaved) => {
      if (held.current !== leave) return
      held.current = undefined
      if (areSaved || confirm(messages.leave)) leave()
    })
    return false
  })
  return useMemo(() => {
    const save = async (id: number) => {
      const isKnown = drafts.snapshot().get(id)?.state !== 'unsaved'
      const isSaved = await drafts.save(id)
      if (shownId.current === id) return
      const error = drafts.snapshot().get(id)?.error
      if (isSaved) drafts.forget(id)
      if (isKnown) return
      if (isSaved) toast.success(messages.notesSaved(id))
      else toast.error(messages.notesNotSaved(id, error || messages.failed))
    }
    return { drafts, save }
  }, [drafts, messages])
}
