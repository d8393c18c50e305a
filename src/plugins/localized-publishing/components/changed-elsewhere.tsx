'use client'

import {
  ConfirmationModal,
  useAuth,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import pLimit from 'p-limit'
import { hasAutosaveEnabled } from 'payload/shared'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { staffLanguage } from '../../../i18n/staff.ts'
import { idOf } from '../../../lib/cms/id-of.ts'
import { editMessages } from '../edit-messages.ts'
import { createSaveId } from '../known-save.ts'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { useDocumentPath, useLockPath } from './document-path.ts'
import { type Guard, guardSaves, isSavingHere } from './guard-saves.ts'
import { InertForm } from './inert-form.tsx'
import { SaveBeforeLeaving } from './save-before-leaving.tsx'
import { useAfterSaving } from './use-after-saving.ts'

/**
 * The path that Back or Forward led to. Next shows a page there as it was loaded before, and Payload replaces
 * the content of its form when a newer one has arrived, so it would remove what is typed until then.
 */
let traversedTo = ''
if (typeof window !== 'undefined') {
  const { navigation } = window as { navigation?: EventTarget }
  const onTraverse = ({ navigationType = 'traverse' }: Event & { navigationType?: string }) => {
    if (navigationType === 'traverse') traversedTo = location.pathname
  }
  // Next shows the form during popstate, possibly before a listener here runs.
  if (navigation) navigation.addEventListener('currententrychange', onTraverse)
  else addEventListener('popstate', onTraverse)
}

/**
 * Asks what to do if the form's document was saved elsewhere, such as in another window of the same
 * account, which Payload's locks do not exclude: when a save is rejected for that reason, and, in forms
 * with autosave, already when the user returns to the window. Payload itself only asks after the first
 * change in forms without autosave. The same guard of the form's saves also tells whether an autosave
 * has failed. After Back and Forward, the form is loaded again.
 */
export function ChangedElsewhere() {
  const { data, docConfig } = useDocumentInfo()
  const { getData, setModified, setProcessing } = useForm()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const { saveNow } = useAfterSaving()
  const path = useDocumentPath()
  const isInDrawer = useEditDepth() > 1
  // A drawer may contain the form of another document.
  const slug = `changed-elsewhere-${path}`
  const messages = editMessages[staffLanguage(i18n.language)].changedElsewhere
  const hasAutosave = Boolean(docConfig && hasAutosaveEnabled(docConfig))
  const known = useRef('')
  const later = useRef('')
  const savedAt = data?.updatedAt
  useEffect(() => {
    if (typeof savedAt === 'string' && savedAt > known.current) known.current = savedAt
  }, [savedAt])
  const onConflict = useCallback(
    (time: string) => {
      later.current = time
      openModal(slug)
    },
    [openModal, slug],
  )
  const [hasFailed, setFailed] = useState(false)
  const [id] = useState(createSaveId)
  const isLost = useRef(false)
  const guard = useMemo(() => {
    const onAutosave: Guard['onAutosave'] = (isSaved, sent) => {
      setFailed(!isSaved)
      // Payload may count the form as saved now, although the user has typed since the save was sent, or the
      // other way round.
      if (isSaved) setTimeout(() => setModified(!isContent(sent, getData())))
    }
    return {
      ...{ known, id, isLost, onAutosave, onConflict },
      ...{ inTurn: pLimit(1), unreachable: messages.unreachable },
    }
  }, [getData, id, messages.unreachable, onConflict, setModified])
  const isReloading = useRef(false)
  // Nobody is asked before the form is loaded again.
  const [mayAsk, setMayAsk] = useState(true)
  useEffect(() => {
    // A save that still waits would be sent as if it knew what this form shows.
    const isTraversed = traversedTo === location.pathname && !isInDrawer
    if (!isTraversed && !(path && isSavingHere(path))) return
    // Disables the form, because what was typed into it now would be lost.
    setProcessing(true)
    setMayAsk(false)
    isReloading.current = true
    location.reload()
  }, [isInDrawer, path, setProcessing])
  useEffect(() => {
    // Until the page is loaded, what waits remains guarded by its own form.
    return path && !isReloading.current ? guardSaves(path, guard) : undefined
  }, [guard, path])
  useCheckOnReturn(hasAutosave, guard)
  const reload = () => {
    // Otherwise the browser asks, too.
    flushSync(() => setModified(false))
    location.reload()
  }
  const goOn = () => {
    if (later.current > known.current) known.current = later.current
    // Otherwise, neither would the text in the form be saved, nor could it be.
    setModified(true)
    if (hasAutosave) saveNow()
  }
  return (
    <>
      <ConfirmationModal
        body={messages.body}
        cancelLabel={messages.goOn}
        confirmLabel={messages.reload}
        heading={messages.title}
        modalSlug={slug}
        onCancel={goOn}
        onConfirm={reload}
      />
      {hasFailed && (
        // The styles hide Payload's time of the last save, which counts the attempt.
        <p className="not-saved" role="status">
          {messages.notSaved}
        </p>
      )}
      <InertForm />
      {mayAsk &&
        (hasAutosave ? <SaveBeforeLeaving {...{ hasFailed, isLost }} /> : <AskBeforeLeaving />)}
    </>
  )
}

/** Returns whether an autosave with this body saves the content of the form. */
function isContent(sent: RequestInit['body'], data: object): boolean {
  if (!(sent instanceof FormData)) return true
  return sent.get('_payload') === JSON.stringify({ ...data, _status: 'draft' })
}

/** Reports a later save when the user returns to the window. */
function useCheckOnReturn(isEnabled: boolean, { inTurn, isLost, known, onConflict }: Guard): void {
  const loadLastSave = useLoadLastSave()
  useEffect(() => {
    if (!isEnabled) return
    // In turn with the form's own saves.
    const check = () =>
      inTurn(async () => {
        const savedAt = await loadLastSave()
        // The form's next save tells whether it is the lost one.
        if (savedAt && savedAt > known.current && !isLost.current) onConflict(savedAt)
      })
    addEventListener('focus', check)
    return () => removeEventListener('focus', check)
  }, [inTurn, isEnabled, isLost, known, loadLastSave, onConflict])
}

/**
 * Returns a function that resolves to the time of the document's last save, or to undefined if it is
 * unknown or another user has locked the document, which Payload's own dialog reports.
 */
function useLoadLastSave(): () => Promise<string | undefined> {
  const path = useDocumentPath()
  const lockPath = useLockPath()
  const { user } = useAuth()
  return useCallback(async () => {
    if (!path || !lockPath) return undefined
    const [saved, locks] = await Promise.all([
      read(`${path}?draft=true&depth=0&select[updatedAt]=true`),
      read(`${lockPath}&depth=0&limit=1`),
    ])
    const [lock] = locks?.docs ?? []
    return lock && idOf(lock.user.value) !== user?.id ? undefined : saved?.updatedAt
  }, [lockPath, path, user?.id])
}

/** Milliseconds that saves wait for a check. */
const maxWait = 5_000

type Read = { updatedAt?: string; docs?: { user: { value: number | { id: number } } }[] }

async function read(path: string): Promise<Read | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(maxWait) })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
