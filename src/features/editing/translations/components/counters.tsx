import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { targetLocales } from '../../../../i18n/target-locales.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { countOf, type Filter, hrefOf } from '../filter.ts'
import { translationMessages } from '../messages.ts'
import type { CoveredDocument } from '../types.ts'
import { Counts } from './counts.tsx'
import { QuietLink } from './quiet-link.tsx'
import styles from './translations.module.css'

type CountersProps = { documents: CoveredDocument[]; filter: Filter; uiLocale: StaffLanguage }

/** The progress of each language, as a link to its texts. */
export function Counters({ documents, filter, uiLocale }: CountersProps) {
  const messages = translationMessages[uiLocale]
  return (
    <ul className={styles.counters}>
      {targetLocales.map((language) => {
        const count = countOf(documents, language)
        const { complete, total } = count
        return (
          <li key={language}>
            <QuietLink
              className={styles.counter}
              href={hrefOf({ language })}
              isCurrent={filter.language === language}
              keepsScroll
            >
              <span className={styles.counterName}>{languageName(language, uiLocale)}</span>
              <span className={styles.counterFigure}>
                {fillPlaceholders(messages.progress, { complete, total })}
              </span>
              <progress aria-hidden="true" max={total} value={complete} />
              <Counts count={count} uiLocale={uiLocale} />
            </QuietLink>
          </li>
        )
      })}
    </ul>
  )
}
