import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { fieldAddress } from '../../../../lib/content/field-address.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import type { Publishable } from '../types.ts'
import styles from './translations.module.css'

type Props = {
  documents: Publishable[]
  title: string
  /** Shown if there are no documents; without it, the list is omitted. */
  empty?: string
  /** Adds a checkbox to each document. */
  selection?: {
    isSelected: (each: Publishable) => boolean
    select: (each: Publishable, isSelected: boolean) => void
  }
  uiLocale: StaffLanguage
}

/** Documents with their language and the reason why they are not published. */
export function PublishList({ documents, empty, selection, title, uiLocale }: Props) {
  if (documents.length === 0) return empty ? <p>{empty}</p> : null
  return (
    <>
      <h3>{title}</h3>
      <ul className={selection && styles.selectable}>
        {documents.map((each) => {
          const { document, editPath, language, reason, title: name } = each
          return (
            <li key={`${document} ${language}`}>
              {selection && (
                <input
                  aria-label={`${name} · ${languageName(language, uiLocale)}`}
                  checked={selection.isSelected(each)}
                  onChange={({ target }) => selection.select(each, target.checked)}
                  type="checkbox"
                />
              )}
              <a data-loads href={fieldAddress(editPath, language)}>
                {name}
              </a>{' '}
              <span className={styles.quiet}>· {languageName(language, uiLocale)}</span>
              {reason && <span className={styles.reason}>{reason}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
