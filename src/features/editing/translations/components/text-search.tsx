import { localeTags } from '../../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { type FoundTexts, searchLength } from '../../../../lib/content/search-texts.ts'
import { translationsPath } from '../constants.ts'
import { formatCount, translationMessages } from '../messages.ts'
import { QuietLink } from './quiet-link.tsx'
import styles from './translations.module.css'

type Props = { query: string; found: FoundTexts | undefined; uiLocale: StaffLanguage }

/** Searches the texts of all languages. Each match links to its field. */
export function TextSearch({ found, query, uiLocale }: Props) {
  const messages = translationMessages[uiLocale]
  return (
    <search className={styles.search}>
      <form action={translationsPath}>
        <label htmlFor="search-texts">{messages.search}</label>
        <div className={styles.searchRow}>
          <input
            aria-describedby="search-texts-hint"
            defaultValue={query}
            id="search-texts"
            maxLength={searchLength.max}
            name="search"
            type="search"
          />
          <button type="submit">{messages.searchButton}</button>
          {query && <QuietLink href={translationsPath}>{messages.endSearch}</QuietLink>}
        </div>
        <p className={styles.hint} id="search-texts-hint">
          {messages.searchHint}
        </p>
      </form>
      {found && <Found {...found} uiLocale={uiLocale} />}
    </search>
  )
}

function Found({ count, found, uiLocale }: FoundTexts & { uiLocale: StaffLanguage }) {
  const messages = translationMessages[uiLocale]
  if (count === 0) return <p className={styles.nothing}>{messages.nothingFound}</p>
  return (
    <>
      <p className={styles.listed} role="status">
        {count > found.length
          ? fillPlaceholders(messages.foundFirst, { count, shown: found.length })
          : formatCount(messages.found, count)}
      </p>
      <ul className={styles.texts}>
        {found.map(({ document, excerpt, href, labels, locale }) => (
          <li className={styles.match} key={href}>
            {/* A full page load: the editor focuses the field named by the URL's hash. */}
            <a data-loads href={href}>
              {[document, ...labels].join(' › ')}
            </a>{' '}
            <span className={styles.quiet}>
              · {locale ? languageName(locale, uiLocale) : messages.everyLanguage}
            </span>
            <p lang={locale && localeTags[locale]}>
              {excerpt.before}
              <mark>{excerpt.match}</mark>
              {excerpt.after}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
