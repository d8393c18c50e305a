import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { saveBlob } from '../../components/download.ts'
import { erasePath, exportPath } from '../constants.ts'
import { personMessages } from '../messages.ts'
import type { Erased, Found, FoundEntry } from '../types.ts'
import { call } from './call.ts'
import { EntryCard } from './entry-card.tsx'
import styles from './person.module.css'

type FoundEntriesProps = {
  found: Found
  language: StaffLanguage
  onErased: (outcome: Erased) => void
}

const modalSlug = 'erase-person'

const keyOf = ({ collection, id }: FoundEntry) => `${collection}/${id}`

/**
 * The entries that were found, to be picked. Picked by themselves are those with the same address
 * or number: another person of the same name must not be exported or erased unseen.
 */
export function FoundEntries({ found, language, onErased }: FoundEntriesProps) {
  const messages = personMessages[language]
  const { entries, isCut } = found
  const [picked, setPicked] = useState(
    () => new Set(entries.filter(({ match }) => match === 'same').map(keyOf)),
  )
  const [failure, setFailure] = useState('')
  const [isBusy, work] = useTransition()
  const { openModal } = useModal()
  const picks = entries.filter((entry) => picked.has(keyOf(entry)))
  const documents = picks.reduce((sum, entry) => sum + entry.documents.length, 0)
  const input = { entries: picks.map(({ collection, id }) => ({ collection, id })) }

  const toggle = (entry: FoundEntry) => {
    const next = new Set(picked)
    if (!next.delete(keyOf(entry))) next.add(keyOf(entry))
    setPicked(next)
  }
  const tryTo = async (what: () => Promise<void>) => {
    setFailure('')
    await what().catch((error: Error) => setFailure(error.message))
  }
  const download = () =>
    work(() =>
      tryTo(async () => {
        const answer = await call(exportPath, input, language)
        saveBlob(await answer.blob(), `${messages.summary.files.zip}.zip`)
      }),
    )
  const erase = () =>
    tryTo(async () => onErased(await (await call(erasePath, input, language)).json()))

  if (entries.length === 0) return null
  return (
    <>
      {isCut && <p>{messages.cut}</p>}
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
        <strong aria-live="polite">{messages.picked(picks.length)}</strong>
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={picks.length === 0 || isBusy}
          margin={false}
          onClick={download}
        >
          {isBusy ? messages.downloading : messages.download}
        </Button>
        <Button
          buttonStyle="secondary"
          className={`${styles.button} ${styles.danger}`}
          disabled={picks.length === 0 || isBusy}
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
        heading={messages.eraseTitle(picks.length)}
        modalSlug={modalSlug}
        onConfirm={erase}
      />
    </>
  )
}
