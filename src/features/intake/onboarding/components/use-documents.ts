import { useEffect, useState } from 'react'
import { persistDocuments, readDocuments, removeDocuments } from '../persist-documents.ts'
import { addPicked } from '../picked-documents.ts'
import type { PickedDocument } from '../types.ts'

/** The picked documents, which this browser keeps until they are sent. */
export function useDocuments() {
  const [documents, setDocuments] = useState<PickedDocument[]>([])
  const [areRestored, setAreRestored] = useState(false)

  useEffect(() => {
    void readDocuments().then((files) => {
      if (files.length === 0) return
      // Those that were picked while this was read stay.
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
