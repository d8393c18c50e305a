import { useCallback, useEffect, useRef, useState } from 'react'
import { persistDocuments, readDocuments, removeDocuments } from '../persist-documents.ts'
import { addPicked, findChanged } from '../picked-documents.ts'
import type { PickedDocument } from '../types.ts'

/** Milliseconds to wait for the browser's storage, which may never answer. */
const maxRestoring = 2000

const delay = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** The picked documents, which the browser stores until they are sent. */
export function useDocuments() {
  const [documents, setDocuments] = useState<PickedDocument[]>([])
  const [areRestored, setAreRestored] = useState(false)
  const latest = useRef(documents)

  const show = useCallback((changed: PickedDocument[]) => {
    latest.current = changed
    setDocuments(changed)
  }, [])

  const restoring = useRef<Promise<void>>(undefined)
  const isRestoring = useRef(true)
  const restore = useCallback(() => {
    restoring.current ??= readDocuments().then((files) => {
      isRestoring.current = false
      if (files.length === 0) return
      // Keeps documents that were picked while the stored ones were being read.
      const picked = latest.current.map(({ file }) => file)
      show(addPicked(addPicked([], files), picked))
      setAreRestored(true)
    })
    return restoring.current
  }, [show])

  /**
   * Marks documents whose files have changed, and stores the others. Resolves to all of them, without the stored ones
   * while `isRestoring`.
   */
  const check = useCallback(async () => {
    await Promise.race([restore(), delay(maxRestoring)])
    if (latest.current.length === 0) return latest.current
    const changed = await findChanged(latest.current)
    show(latest.current.map((each) => ({ ...each, isChanged: changed.has(each.file) })))
    const unchanged = latest.current.filter(({ isChanged }) => !isChanged)
    // Documents may be picked before the stored ones were read, which this would replace.
    if (!isRestoring.current) void persistDocuments(unchanged.map(({ file }) => file))
    return latest.current
  }, [restore, show])

  useEffect(() => void restore(), [restore])

  useEffect(() => {
    // The user may return from editing a document.
    const onFocus = () => void check()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [check])

  function change(changed: PickedDocument[]) {
    show(changed)
    void (changed.length > 0 ? check() : removeDocuments())
  }

  function discard() {
    show([])
    setAreRestored(false)
    void removeDocuments()
  }

  return { documents, areRestored, isRestoring, change, check, discard }
}
