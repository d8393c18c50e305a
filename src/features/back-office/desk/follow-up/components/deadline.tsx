import type { UIFieldServerProps } from 'payload'
import { staffLanguage } from '../../../../../i18n/staff.ts'
import type { DeskCollection } from '../constants.ts'
import { loadPromisedHours } from '../data.ts'
import { dueText, timeLeft, timeLeftText } from '../time-left.ts'
import styles from './follow-up.module.css'
import { WhileOpen } from './while-open.tsx'

/** A field in the CMS's form: the time left until the promised reply, or how long it is overdue. */
export async function DeadlineField({ collectionSlug, data, i18n, payload }: UIFieldServerProps) {
  const language = staffLanguage(i18n.language)
  const hours = await loadPromisedHours(payload, collectionSlug as DeskCollection)
  const createdAt: unknown = data?.createdAt
  // Payload also renders the field for a new entry, without data.
  const remaining =
    hours && typeof createdAt === 'string' && timeLeft({ createdAt, hours, now: new Date() })
  return (
    <div className={`field-type ${styles.field}`}>
      <span className={`field-label ${styles.label}`}>
        {{ de: 'Zugesagt bis', en: 'Due' }[language]}
      </span>
      <WhileOpen>
        {remaining ? (
          <span className={remaining.isOverdue ? styles.overdue : undefined}>
            {timeLeftText(remaining, language)}
            <time className={styles.due} dateTime={remaining.dueAt.toISOString()}>
              {dueText(remaining, language)}
            </time>
          </span>
        ) : (
          '–'
        )}
      </WhileOpen>
    </div>
  )
}
