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
  uiLocale: StaffLanguage
}

/** Documents with their language and the reason why they are not published. */
export function PublishList({ documents, empty, title, uiLocale }: Props) {
  if (documents.length === 0) return empty ? <p>{empty}</p> : null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {documents.map(({ document, editPath, language, reason, title: name }) => (
          <li key={`${document} ${language}`}>
            <a data-loads href={fieldAddress(editPath, language)}>
              {name}
            </a>{' '}
            <span className={styles.quiet}>· {languageName(language, uiLocale)}</span>
            {reason && <span className={styles.reason}>{reason}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
