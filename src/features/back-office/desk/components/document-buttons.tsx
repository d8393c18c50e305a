import { Archive, Download } from 'lucide'
import { useState } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import type { DeskMessages } from '../messages.ts'
import type { Registration } from '../types.ts'
import { downloadAll, downloadDocument } from './download.ts'
import styles from './entry-table.module.css'

type DocumentButtonsProps = { messages: DeskMessages; registration: Registration }

/** A download button for each document of a registration, and one for all. */
export function DocumentButtons({ messages, registration }: DocumentButtonsProps) {
  const { uploadedFiles } = registration
  // The stored name of the document that is being downloaded; an empty string for all of them.
  const [loading, setLoading] = useState<string>()
  const run = async (name: string, download: () => Promise<void>) => {
    // The button only has `aria-disabled`: `disabled` would remove the keyboard focus from it.
    if (loading === name) return
    setLoading(name)
    await download()
    setLoading(undefined)
  }
  if (uploadedFiles.length === 0) return <span className={styles.quiet}>{messages.noFiles}</span>
  return (
    <div>
      <ul className={styles.documents}>
        {uploadedFiles.map((storedName) => (
          <li key={storedName}>
            <button
              aria-label={messages.download(storedName)}
              className={styles.document}
              aria-disabled={loading === storedName}
              onClick={() => run(storedName, () => downloadDocument(storedName, messages))}
              title={messages.download(storedName)}
              type="button"
            >
              <LucideIcon className={styles.icon} of={Download} />
              <span>{storedName}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        className={styles.allDocuments}
        aria-disabled={loading === ''}
        onClick={() => run('', () => downloadAll(registration, messages))}
        type="button"
      >
        <LucideIcon className={styles.icon} of={Archive} />
        {loading === '' ? messages.downloading : messages.downloadAll}
      </button>
    </div>
  )
}
