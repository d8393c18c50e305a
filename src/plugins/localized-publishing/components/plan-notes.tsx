'use client'

import { useTranslation } from '@payloadcms/ui'
import { staffLanguage } from '../../../i18n/staff.ts'
import { LocalTime } from '../../../lib/cms/local-time.tsx'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import type { Publication } from '../publication.ts'
import styles from './status.module.css'

/** Describes the planned publications of the document. */
export function PlanNotes({ plans }: Pick<Publication, 'plans'>) {
  const { i18n } = useTranslation()
  const uiLocale = staffLanguage(i18n.language)
  const messages = editMessages[uiLocale]
  return plans.map(({ at, id, locale, type }) => (
    <p className={styles.plan} key={id}>
      {locale ? languageName(locale, uiLocale) : messages.chips.everyLanguage}:{' '}
      {messages.plan.notes[type]} <LocalTime iso={at} />
    </p>
  ))
}
