import type { ReactNode } from 'react'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { targetLocales } from '../../../../i18n/target-locales.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { filterStates } from '../constants.ts'
import { type Filter, hrefOf } from '../filter.ts'
import { translationMessages } from '../messages.ts'
import type { CoveredDocument } from '../types.ts'
import { DocumentFilter } from './document-filter.tsx'
import { QuietLink } from './quiet-link.tsx'
import styles from './translations.module.css'

type FilterBarProps = { documents: CoveredDocument[]; filter: Filter; uiLocale: StaffLanguage }

/** Filters the texts by language, state and document. The filter is part of the URL. */
export function FilterBar({ documents, filter, uiLocale }: FilterBarProps) {
  const messages = translationMessages[uiLocale]
  const choice = (label: string, change: Partial<Filter>, isCurrent: boolean) => (
    <QuietLink
      className={styles.choice}
      href={hrefOf({ ...filter, page: 1, ...change })}
      isCurrent={isCurrent}
      keepsScroll
      key={label}
    >
      {label}
    </QuietLink>
  )
  return (
    <div className={styles.filters}>
      <Choices label={messages.filterLanguage}>
        {choice(messages.allLanguages, { language: undefined }, !filter.language)}
        {targetLocales.map((language) =>
          choice(languageName(language, uiLocale), { language }, filter.language === language),
        )}
      </Choices>
      <Choices label={messages.filterState}>
        {filterStates.map((state) =>
          choice(messages.states[state], { state }, filter.state === state),
        )}
      </Choices>
      <DocumentFilter documents={documents} filter={filter} uiLocale={uiLocale} />
    </div>
  )
}

function Choices({ children, label }: { children: ReactNode; label: string }) {
  return (
    <nav aria-label={label} className={styles.choices}>
      <span aria-hidden="true" className={styles.choicesLabel}>
        {label}
      </span>
      {children}
    </nav>
  )
}
