import type { Locale } from '../../../../i18n/locales.ts'
import { locales } from '../../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { isTargetLocale } from '../../../../i18n/target-locales.ts'
import { fieldAddress } from '../../../../lib/content/field-address.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { hrefOf } from '../filter.ts'
import { translationMessages } from '../messages.ts'
import type { CoveredDocument } from '../types.ts'
import { Counts } from './counts.tsx'
import { QuietLink } from './quiet-link.tsx'
import styles from './translations.module.css'

type MatrixProps = { documents: CoveredDocument[]; uiLocale: StaffLanguage }

/** The state of every document in every language. */
export function Matrix({ documents, uiLocale }: MatrixProps) {
  const messages = translationMessages[uiLocale]
  return (
    <section aria-labelledby="translation-matrix">
      <h2 id="translation-matrix">{messages.matrix}</h2>
      <div className={styles.scroll}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{messages.document}</th>
              {locales.map((locale) => (
                <th key={locale} scope="col">
                  {languageName(locale, uiLocale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {documents.map((document) => (
              <tr key={document.key}>
                <th scope="row">{document.title}</th>
                {locales.map((locale) => (
                  <MatrixCell
                    document={document}
                    key={locale}
                    locale={locale}
                    uiLocale={uiLocale}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type MatrixCellProps = { document: CoveredDocument; locale: Locale; uiLocale: StaffLanguage }

function MatrixCell({ document, locale, uiLocale }: MatrixCellProps) {
  const messages = translationMessages[uiLocale]
  const cell = document.cells[locale]
  const name = `${document.key} ${locale}`
  if (!cell) {
    return (
      <td data-cell={name}>
        <span aria-hidden="true">–</span>
        <span className={styles.unseen}>{messages.notShown}</span>
      </td>
    )
  }
  const isOpen = cell.missing + cell.outdated > 0
  const state = isOpen ? 'open' : 'all'
  const href = isTargetLocale(locale)
    ? hrefOf({ document: document.key, language: locale, state })
    : fieldAddress(document.editPath, locale)
  return (
    <td data-cell={name}>
      <QuietLink className={styles.cell} href={href}>
        <Counts count={cell} uiLocale={uiLocale} />
        {cell.publication !== 'published' && (
          <span className={styles.publication}>{messages.publication[cell.publication]}</span>
        )}
      </QuietLink>
    </td>
  )
}
