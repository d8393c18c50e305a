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

const takeOverButtons = '#document-locked-take-over, #take-over'

/** Milliseconds within which an autosave has ended that began when the person left; it renews the lock. */
const savedAfter = 5_000

/** What is about to be unlocked, by the document. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>()

/** Beside the controls of a document: what Payload lacks of locks. */
export function Lock() {
  const isTakenOver = useTakeOver()
  useRelease(isTakenOver)
  return <TakenOverBy />
}

/** Names the other person in Payload's dialog, which says only that somebody has taken over. */
function TakenOverBy() {
  const { currentEditor } = useDocumentInfo()
  const { modalState } = useModal()
  const { i18n } = useTranslation()
  const [content, setContent] = useState<Element | null>(null)
  const isOpen = modalState['document-take-over']?.isOpen
  useEffect(() => {
    setContent(isOpen ? document.querySelector('.document-take-over__content') : null)
  }, [isOpen])
  const email = typeof currentEditor === 'object' ? currentEditor?.email : undefined
  if (!content || !email) return null
  return createPortal(
    <p>{editMessages[staffLanguage(i18n.language)].takenOverBy(email)}</p>,
    content,
  )
}

type Flag = { current: boolean }

/**
 * Opens a document anew once it is taken over. Payload opens the form first and then reads what the
 * other person has saved, which would replace what is typed in between.
 */
function useTakeOver(): Flag {
  const { collectionSlug, globalSlug, id, updateDocumentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const isTakenOver = useRef(false)
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const isTakeOver = event.target instanceof Element && event.target.closest(takeOverButtons)
      if (!isTakeOver || !user) return
      event.stopPropagation()
      // Without success the lock shows again.
      await updateDocumentEditor(id as never, collectionSlug ?? globalSlug ?? '', user)
      isTakenOver.current = true
      location.reload()
    }
    // Before React's own listeners.
    addEventListener('click', onClick, { capture: true })
    return () => removeEventListener('click', onClick, { capture: true })
  }, [collectionSlug, globalSlug, id, updateDocumentEditor, user])
  return isTakenOver
}

/** Ends the lock of a person who leaves the document, which else nobody could edit for five minutes. */
function useRelease(isTakenOver: Flag): void {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const isPending = useRef(false)
  useEffect(() => {
    isPending.current = isModified || isSaving
  })
  const where = globalSlug
    ? `where[globalSlug][equals]=${globalSlug}`
    : id &&
      `where[document.relationTo][equals]=${collectionSlug}&where[document.value][equals]=${id}`
  useEffect(() => {
    if (!where) return
    clearTimeout(leaving.get(where))
    // Others' locks are not this person's to delete.
    const release = () =>
      void fetch(`/api/payload-locked-documents?${where}`, { method: 'DELETE', keepalive: true })
    const onPageHide = () => {
      if (!isTakenOver.current) release()
    }
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      if (isPending.current) leaving.set(where, setTimeout(release, savedAfter))
      else release()
    }
  }, [isTakenOver, where])
}
