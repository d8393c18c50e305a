import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { translationsPath } from '../constants.ts'
import { textsHeading } from '../element-ids.ts'
import type { Filter } from '../filter.ts'
import { translationMessages } from '../messages.ts'
import type { CoveredDocument } from '../types.ts'
import styles from './translations.module.css'

type Props = { documents: CoveredDocument[]; filter: Filter; uiLocale: StaffLanguage }

/**
 * Filters the texts by document. The form submits with a full page load, so that the browser asks before
 * it discards unsaved input.
 */
export function DocumentFilter({ documents, filter, uiLocale }: Props) {
  const messages = translationMessages[uiLocale]
  const { document = '', language, state } = filter
  return (
    <form action={`${translationsPath}#${textsHeading}`} className={styles.choices} key={document}>
      <label className={styles.choicesLabel} htmlFor="filter-document">
        {messages.document}
      </label>
      <select defaultValue={document} id="filter-document" name="document">
        <option value="">{messages.allDocuments}</option>
        {documents.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
      {language && <input name="language" type="hidden" value={language} />}
      <input name="state" type="hidden" value={state} />
      <button type="submit">{messages.show}</button>
    </form>
  )
}
