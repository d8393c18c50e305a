'use client'

import { Button } from '@payloadcms/ui'
import type { Ref } from 'react'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import type { TargetLocale } from '../../../../i18n/target-locales.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { unitOutcomes } from '../constants.ts'
import { translationMessages } from '../messages.ts'
import type { UnitReport } from '../types.ts'
import styles from './translations.module.css'

type ReportProps = {
  language: TargetLocale
  units: UnitReport[]
  uiLocale: StaffLanguage
  onClose: () => void
  titleRef: Ref<HTMLHeadingElement>
}

/** The outcome of each text of an imported file, grouped; the group of rejected texts is open. */
export function Report({ language, onClose, uiLocale, titleRef, units }: ReportProps) {
  const messages = translationMessages[uiLocale]
  const isUnchanged = units.every(({ outcome }) => outcome !== 'taken')
  return (
    <div className={styles.report} role="status">
      <header className={styles.groupHeader}>
        <h3 ref={titleRef} tabIndex={-1}>
          {fillPlaceholders(messages.imported, { language: languageName(language, uiLocale) })}
        </h3>
        <Button
          buttonStyle="secondary"
          className={styles.button}
          margin={false}
          onClick={onClose}
          size="small"
        >
          {messages.close}
        </Button>
      </header>
      {isUnchanged && <p>{messages.nothingTaken}</p>}
      {unitOutcomes.map((outcome) => {
        const matching = units.filter((unit) => unit.outcome === outcome)
        return matching.length === 0 ? null : (
          <details key={outcome} open={outcome === 'rejected'}>
            <summary>
              {messages.outcomes[outcome]}: {matching.length}
            </summary>
            <ul>
              {matching.map(({ document, id, label, reason }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may contain a text twice, and the report never changes
                <li key={index}>
                  {document ? `${document} › ${label}` : id}
                  {reason && <span className={styles.reason}>{reason}</span>}
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}
