import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { formatCount, translationMessages } from '../messages.ts'
import type { LanguageCount } from '../types.ts'
import styles from './translations.module.css'

type CountsProps = { count: Pick<LanguageCount, 'missing' | 'outdated'>; uiLocale: StaffLanguage }

/** The numbers of missing and outdated texts, or a note that all are complete. */
export function Counts({ count: { missing, outdated }, uiLocale }: CountsProps) {
  const messages = translationMessages[uiLocale]
  if (missing === 0 && outdated === 0) {
    return <span className={styles.done}>{messages.allDone}</span>
  }
  return (
    <span className={styles.counts}>
      {missing > 0 && (
        <span className={styles.missing}>{formatCount(messages.missingCount, missing)}</span>
      )}
      {outdated > 0 && (
        <span className={styles.outdated}>{formatCount(messages.outdatedCount, outdated)}</span>
      )}
    </span>
  )
}
