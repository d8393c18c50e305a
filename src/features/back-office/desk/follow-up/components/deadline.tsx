import type { DefaultServerCellComponentProps, Payload, UIFieldServerProps } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../../../../i18n/staff.ts'
import { isOpen, type PromisedCollection } from '../constants.ts'
import { loadPromisedHours } from '../data.ts'
import { dueText, timeLeft, timeLeftText } from '../time-left.ts'
import styles from './follow-up.module.css'
import { WhileOpen } from './while-open.tsx'

type DeadlineProps = {
  cms: Payload
  collection: PromisedCollection
  /** Payload also draws its fields where there is no entry yet, and then hands over nothing. */
  createdAt: unknown
  language: StaffLanguage
}

/** The time left of what the site promised to a customer, or for how long it is overdue. */
async function Deadline({ cms, collection, createdAt, language }: DeadlineProps) {
  const hours = await loadPromisedHours(cms, collection)
  if (!hours || typeof createdAt !== 'string') return <span>–</span>
  const left = timeLeft({ createdAt, hours, now: new Date() })
  return (
    <span className={left.isOverdue ? styles.overdue : undefined}>
      {timeLeftText(left, language)}
      <time className={styles.due} dateTime={left.dueAt.toISOString()}>
        {dueText(left, language)}
      </time>
    </span>
  )
}

/** The deadline as a cell of the CMS's list. */
export function DeadlineCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  if (!isOpen(rowData?.status)) return <span>–</span>
  return (
    <Deadline
      cms={payload}
      collection={collectionSlug as PromisedCollection}
      createdAt={rowData.createdAt}
      language={staffLanguage(i18n.language)}
    />
  )
}

/** The deadline beside an entry's other fields. */
export function DeadlineField({ collectionSlug, data, i18n, payload }: UIFieldServerProps) {
  const language = staffLanguage(i18n.language)
  return (
    <div className={`field-type ${styles.field}`}>
      <span className={`field-label ${styles.label}`}>
        {{ de: 'Zugesagt bis', en: 'Due' }[language]}
      </span>
      <WhileOpen>
        <Deadline
          cms={payload}
          collection={collectionSlug as PromisedCollection}
          createdAt={data?.createdAt}
          language={language}
        />
      </WhileOpen>
    </div>
  )
}
