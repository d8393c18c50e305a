'use client'

import { useDocumentInfo, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Milliseconds within which an autosave has ended that began when the person left; it renews the lock. */
const savedAfter = 2_000

/** What is about to be unlocked, by the document. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>()

/** Ends the lock of a person who leaves a document, which else nobody could edit for five minutes. */
export function ReleaseLock() {
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
    return () => {
      if (isPending.current) leaving.set(where, setTimeout(release, savedAfter))
      else release()
    }
  }, [where])
  return null
}
