import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { saveBlob } from '../../../../../lib/save-blob.ts'
import { erasePath, exportPath } from '../constants.ts'
import { personMessages } from '../messages.ts'
import type { Erased, FoundEntry, SearchResult } from '../types.ts'
import { EntryCard } from './entry-card.tsx'
import styles from './person.module.css'
import { postRequest } from './post-request.ts'

type FoundEntriesProps = {
  found: SearchResult
  language: StaffLanguage
  onErased: (outcome: Erased) => void
}

const modalSlug = 'erase-person'

const keyOf = ({ collection, id }: FoundEntry) => `${collection}/${id}`

/**
 * Lists the found entries for selection. Only those with the same e-mail address or phone number are
 * preselected, so that another person of the same name is not exported or erased by mistake.
 */
export function FoundEntries({ found, language, onErased }: FoundEntriesProps) {
  const messages = personMessages[language]
  const { entries, isTruncated } = found
  const [picked, setPicked] = useState(
    () => new Set(entries.filter(({ match }) => match === 'same').map(keyOf)),
  )
  const [failure, setFailure] = useState('')
  const [isPending, startTransition] = useTransition()
  const { openModal } = useModal()
  const selected = entries.filter((entry) => picked.has(keyOf(entry)))
  const documents = selected.reduce((sum, entry) => sum + entry.documents.length, 0)
  const input = { entries: selected.map(({ collection, id }) => ({ collection, id })) }

  const toggle = (entry: FoundEntry) => {
    const next = new Set(picked)
    if (!next.delete(keyOf(entry))) next.add(keyOf(entry))
    setPicked(next)
  }
  const withErrorMessage = async (action: () => Promise<void>) => {
    setFailure('')
    await action().catch((error: Error) => setFailure(error.message))
  }
  const download = () =>
    startTransition(() =>
      withErrorMessage(async () => {
        const response = await postRequest(exportPath, input, language)
        saveBlob(await response.blob(), `${messages.summary.files.zip}.zip`)
      }),
    )
  const erase = () =>
    withErrorMessage(async () =>
      onErased(await (await postRequest(erasePath, input, language)).json()),
    )

  if (entries.length === 0) return null
  return (
    <>
      {isTruncated && <p>{messages.cut}</p>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryCard
            entry={entry}
            isPicked={picked.has(keyOf(entry))}
            key={keyOf(entry)}
            language={language}
            onToggle={() => toggle(entry)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <strong aria-live="polite">{messages.picked(selected.length)}</strong>
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={selected.length === 0 || isPending}
          margin={false}
          onClick={download}
        >
          {isPending ? messages.downloading : messages.download}
        </Button>
        <Button
          buttonStyle="secondary"
          className={`${styles.button} ${styles.danger}`}
          disabled={selected.length === 0 || isPending}
          margin={false}
          onClick={() => openModal(modalSlug)}
        >
          {messages.erase}
        </Button>
        {failure && (
          <span className={styles.failure} role="alert">
            {failure}
          </span>
        )}
      </div>
      <ConfirmationModal
        body={messages.eraseText(documents)}
        cancelLabel={messages.cancel}
        confirmLabel={messages.eraseConfirm}
        heading={messages.eraseTitle(selected.length)}
        modalSlug={modalSlug}
        onConfirm={erase}
      />
    </>
  )
}
