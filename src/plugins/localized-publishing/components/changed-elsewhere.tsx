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
import { staffLanguage } from '../../../i18n/staff.ts'
import { idOf } from '../../../lib/cms/id-of.ts'
import { editMessages } from '../edit-messages.ts'
import { useDocumentPath, useLockPath } from './document-path.ts'

const slug = 'changed-elsewhere'

/** Milliseconds between two checks while the user types. */
const checkInterval = 5_000

/**
 * Asks what to do when the user returns to a form whose document was changed elsewhere, such as in
 * another window of the same account, which Payload's locks do not exclude. Otherwise the next autosave
 * would replace that change. Payload only does this in forms without autosave.
 */
export function ChangedElsewhere() {
  const { data, docConfig } = useDocumentInfo()
  const { setModified } = useForm()
  const isSaving = [useFormBackgroundProcessing(), useFormProcessing()].some(Boolean)
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const loadChange = useLoadChange()
  const messages = editMessages[staffLanguage(i18n.language)].changedElsewhere
  const known = useRef({ isSaving, savedAt: '' })
  useEffect(() => {
    // A change that the user has decided to replace stays known.
    const savedAt = [known.current.savedAt, String(data?.updatedAt ?? '')].toSorted().at(-1) ?? ''
    known.current = { isSaving, savedAt }
  })
  const hasAutosave = Boolean(docConfig && hasAutosaveEnabled(docConfig))
  useEffect(() => {
    if (!hasAutosave) return
    let checkedAt = 0
    const check = async ({ type }: Event) => {
      const now = Date.now()
      if (type === 'input' && now - checkedAt < checkInterval) return
      checkedAt = now
      const savedAt = await loadChange()
      if (!savedAt || savedAt <= known.current.savedAt || known.current.isSaving) return
      known.current.savedAt = savedAt
      // Keeps a waiting autosave from replacing the change before the user has decided.
      setModified(false)
      openModal(slug)
    }
    addEventListener('focus', check)
    addEventListener('input', check)
    return () => {
      removeEventListener('focus', check)
      removeEventListener('input', check)
    }
  }, [hasAutosave, loadChange, openModal, setModified])
  return (
    <ConfirmationModal
      body={messages.body}
      cancelLabel={messages.goOn}
      confirmLabel={messages.reload}
      heading={messages.title}
      modalSlug={slug}
      onConfirm={() => location.reload()}
    />
  )
}

/**
 * Returns a function that resolves to the time of the document's last save, or to undefined if it is
 * unknown or another user has locked the document, which Payload's own dialog reports.
 */
function useLoadChange(): () => Promise<string | undefined> {
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
