import { Archive, Download } from 'lucide'
import { useState } from 'react'
import { Sign } from '../../../../components/ui/sign.tsx'
import type { Submission } from '../types.ts'
import { downloadAll, downloadDocument } from './download.ts'
import styles from './submission-table.module.css'

/** A download button for each document of a submission, and one for all of them. */
export function DocumentButtons({ submission }: { submission: Submission }) {
  const { uploadedFiles } = submission
  // The stored name that is being loaded, or the empty one for all.
  const [loading, setLoading] = useState<string>()
  const run = async (name: string, download: () => Promise<void>) => {
    // Not disabled for the browser, which would take the keyboard's focus from the button.
    if (loading === name) return
    setLoading(name)
    await download()
    setLoading(undefined)
  }
  if (uploadedFiles.length === 0) return <span className={styles.quiet}>Keine Dateien</span>
  return (
    <div>
      <ul className={styles.documents}>
        {uploadedFiles.map((storedName) => (
          <li key={storedName}>
            <button
              aria-label={`${storedName} herunterladen`}
              className={styles.document}
              aria-disabled={loading === storedName}
              onClick={() => run(storedName, () => downloadDocument(storedName))}
              title={`${storedName} herunterladen`}
              type="button"
            >
              <Sign className={styles.icon} of={Download} />
              <span>{storedName}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        className={styles.allDocuments}
        aria-disabled={loading === ''}
        onClick={() => run('', () => downloadAll(submission))}
        type="button"
      >
        <Sign className={styles.icon} of={Archive} />
        {loading === '' ? 'Wird geladen...' : 'Alle herunterladen'}
      </button>
    </div>
  )
}
