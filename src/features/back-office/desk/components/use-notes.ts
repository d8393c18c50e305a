import { toast } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { detailPath } from '../constants.ts'
import type { DeskDescription } from '../description.ts'
import { NotesDrafts, type NotesEdit } from '../notes-drafts.ts'
import type { Entry, EntryDetail } from '../types.ts'
import { refetchDetail, useFollowUpMutation } from './use-follow-ups.ts'

export type Notes = {
  drafts: NotesDrafts
  /** Saves the notes of an entry. If its form is gone by then, a toast says how that ended. */
  save: (id: number) => Promise<void>
}

/** The notes of a desk's entries, which are saved when the user leaves their field, entry or page. */
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
      await mutateAsync({ ids: [id], notes }).catch(async (error: Error) => {
        // The form shows what somebody else has stored.
        if (error.cause === 409) await refetchDetail(client, collection, id)
        throw error
      })
      client.setQueryData<EntryDetail>([detailPath(collection, id)], (detail) =>
        detail ? { ...detail, notes: notes.text } : undefined,
      )
    }
    return new NotesDrafts(store)
  })
  const hasUnsaved = useSyncExternalStore(drafts.subscribe, drafts.hasUnsaved, drafts.hasUnsaved)
  useLeaveGuard(drafts, hasUnsaved, messages.leave)
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

/** Holds the user back until the notes are saved, and asks if that fails or the page is closed. */
function useLeaveGuard(drafts: NotesDrafts, hasUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!hasUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const wait = async (event: MouseEvent) => {
      const link = leavingLink(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      const isLeaving = (await drafts.saveAll()) || window.confirm(question)
      if (!isLeaving) return
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', wait, { capture: true })
      link.click()
    }
    window.addEventListener('beforeunload', ask)
    document.addEventListener('click', wait, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', wait, { capture: true })
    }
  }, [drafts, hasUnsaved, question])
}

/** Returns the clicked link if it leads to another page in this tab. */
function leavingLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.download || ctrlKey || metaKey || shiftKey) return undefined
  const isElsewhere = link.protocol.startsWith('http') && link.pathname !== window.location.pathname
  return isElsewhere ? link : undefined
}
