'use client'

import {
  ConfirmationModal,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { staffLanguage } from '../../../i18n/staff.ts'
import { idOf } from '../../../lib/cms/id-of.ts'
import { editMessages } from '../edit-messages.ts'
import { useDocumentPath, useLockPath } from './document-path.ts'
import { guardSaves } from './guard-saves.ts'
import { useAfterSaving } from './use-after-saving.ts'

const slug = 'changed-elsewhere'

/**
 * Asks what to do if the form's document was saved elsewhere, such as in another window of the same
 * account, which Payload's locks do not exclude: when a save is rejected for that reason, and, in forms
 * with autosave, already when the user returns to the window. Payload itself only asks after the first
 * change in forms without autosave.
 */
export function ChangedElsewhere() {
  const { data, docConfig } = useDocumentInfo()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const { afterSaving } = useAfterSaving()
  const path = useDocumentPath()
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
    [openModal],
  )
  useEffect(() => (path ? guardSaves(path, { known, onConflict }) : undefined), [onConflict, path])
  useCheckOnReturn(hasAutosave, known, onConflict)
  const reload = () => {
    // Otherwise the browser asks, too.
    flushSync(() => setModified(false))
    location.reload()
  }
  const goOn = () => {
    known.current = later.current
    if (hasAutosave) afterSaving(() => {})
  }
  return (
    <ConfirmationModal
      body={messages.body}
      cancelLabel={messages.goOn}
      confirmLabel={messages.reload}
      heading={messages.title}
      modalSlug={slug}
      onCancel={goOn}
      onConfirm={reload}
    />
  )
}

/** Reports a later save when the user returns to the window. */
function useCheckOnReturn(
  isEnabled: boolean,
  known: { current: string },
  onConflict: (savedAt: string) => void,
): void {
  const isSaving = useRef(false)
  const states = [useFormBackgroundProcessing(), useFormProcessing()]
  useEffect(() => {
    isSaving.current = states.some(Boolean)
  })
  const loadLastSave = useLoadLastSave()
  useEffect(() => {
    if (!isEnabled) return
    const check = async () => {
      const savedAt = await loadLastSave()
      if (savedAt && savedAt > known.current && !isSaving.current) onConflict(savedAt)
    }
    addEventListener('focus', check)
    return () => removeEventListener('focus', check)
  }, [isEnabled, known, loadLastSave, onConflict])
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

type Read = { updatedAt?: string; docs?: { user: { value: number | { id: number } } }[] }

async function read(path: string): Promise<Read | undefined> {
  const response = await fetch(path).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}
