import { useEffect, useState } from 'react'
import { persistDocuments, readDocuments, removeDocuments } from '../persist-documents.ts'
import { addPicked } from '../picked-documents.ts'
import type { PickedDocument } from '../types.ts'

/** The picked documents, which the browser stores until they are sent. */
export function useDocuments() {
  const [documents, setDocuments] = useState<PickedDocument[]>([])
  const [areRestored, setAreRestored] = useState(false)

  useEffect(() => {
    void readDocuments().then((files) => {
      if (files.length === 0) return
      // Keeps documents that were picked while the stored ones were being read.
      setDocuments((picked) =>
        addPicked(
          addPicked([], files),
          picked.map(({ file }) => file),
        ),
      )
      setAreRestored(true)
    })
  }, [])

  function change(changed: PickedDocument[]) {
    setDocuments(changed)
    void persistDocuments(changed.map(({ file }) => file))
  }

  function discard() {
    setDocuments([])
    setAreRestored(false)
    void removeDocuments()
  }

  return { documents, areRestored, change, discard }
}
