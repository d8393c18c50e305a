'use client'

import {
  useAuth,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { staffLanguage } from '../../../i18n/staff.ts'
import { editMessages } from '../edit-messages.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { useDocumentPath, useLockPath } from './document-path.ts'
import { useDialogFocus } from './use-dialog-focus.ts'

const takeOverButtons = '#document-locked-take-over, #take-over'

/**
 * Milliseconds in which an autosave that was running when the user left finishes; it renews the
 * lock.
 */
const autosaveDuration = 5_000

/** Timeouts that will release a lock, by the path of the lock. */
const pendingReleases = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Completes Payload's document locks and autosave; rendered beside the document's controls.
 */
export function Lock() {
  const path = useDocumentPath()
  const isTakenOver = useReloadOnTakeOver()
  useReleaseOnLeave(isTakenOver)
  useDialogFocus()
  useReadOnlyOnEscape()
  return (
    <>
      <TakenOverBy />
      <ChangedElsewhere key={path} />
    </>
  )
}

/** Shows a locked document read-only on Escape, on which Payload's dialog closes and leaves the form enabled. */
function useReadOnlyOnEscape(): void {
  const { modalState } = useModal()
  const isOpen = modalState['document-locked']?.isOpen
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      document.getElementById('document-locked-view-read-only')?.click()
    }
    // Runs before Payload's listener.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen])
}

/**
 * Names the other user in Payload's dialog, which only says that somebody has taken over, and says what of the
 * form is not saved. Escape leaves the form enabled then.
 */
function TakenOverBy() {
  const { currentEditor } = useDocumentInfo()
  const isModified = useFormModified()
  const { modalState } = useModal()
  const { i18n } = useTranslation()
  const [content, setContent] = useState<Element | null>(null)
  const isOpen = modalState['document-take-over']?.isOpen
  useEffect(() => {
    setContent(isOpen ? document.querySelector('.document-take-over__content') : null)
  }, [isOpen])
  const email = typeof currentEditor === 'object' ? currentEditor?.email : undefined
  if (!content || !email) return null
  const { takenOverBy, unsavedTexts } = editMessages[staffLanguage(i18n.language)]
  return createPortal(
    <>
      <p>{takenOverBy(email)}</p>
      {isModified && <p>{unsavedTexts}</p>}
    </>,
    content,
  )
}

type Flag = { current: boolean }

/**
 * Reloads a document after the user takes it over. Payload enables the form before it loads what
 * the other user saved, which would overwrite what is typed in between.
 */
function useReloadOnTakeOver(): Flag {
  const { collectionSlug, globalSlug, id, updateDocumentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const isTakenOver = useRef(false)
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const isTakeOver = event.target instanceof Element && event.target.closest(takeOverButtons)
      if (!isTakeOver || !user) return
      event.stopPropagation()
      // If this fails, the reloaded page shows the lock again.
      await updateDocumentEditor(id as never, collectionSlug ?? globalSlug ?? '', user)
      isTakenOver.current = true
      location.reload()
    }
    // Runs before React's listeners.
    addEventListener('click', onClick, { capture: true })
    return () => removeEventListener('click', onClick, { capture: true })
  }, [collectionSlug, globalSlug, id, updateDocumentEditor, user])
  return isTakenOver
}

/**
 * Releases the lock when the user leaves the document; otherwise nobody could edit it for five
 * minutes.
 */
function useReleaseOnLeave(isTakenOver: Flag): void {
  const path = useLockPath()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const isPending = useRef(false)
  useEffect(() => {
    isPending.current = isModified || isSaving
  })
  useEffect(() => {
    if (!path) return
    clearTimeout(pendingReleases.get(path))
    // Access rules keep this from deleting other users' locks.
    const release = () => void fetch(path, { method: 'DELETE', keepalive: true })
    const onPageHide = () => {
      if (!isTakenOver.current) release()
    }
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      if (isPending.current) pendingReleases.set(path, setTimeout(release, autosaveDuration))
      else release()
    }
  }, [isTakenOver, path])
}
