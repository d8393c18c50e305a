import { Link } from '@payloadcms/ui'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import type { FoundTexts } from '../../../../lib/content/search-texts.ts'
import { dashboardMessages } from '../messages.ts'
import styles from './search.module.css'

type Props = {
  /** Undefined without a query. */
  found: FoundTexts | undefined
  locale: StaffLanguage
  query: string
}

/** Searches the site's texts in every language. */
export function ContentSearch({ found, locale, query }: Props) {
  const { search } = dashboardMessages[locale]
  return (
    <search className={styles.search}>
      <form action="/admin" className={styles.form}>
        <label className={styles.label} htmlFor="content-search">
          {search.label}
        </label>
        <span className={styles.row}>
          <input
            className={styles.input}
            defaultValue={query}
            id="content-search"
            name="search"
            type="search"
          />
          <button className={styles.submit} type="submit">
            {search.submit}
          </button>
        </span>
      </form>
      {found && <Results found={found} locale={locale} query={query} />}
    </search>
  )
}

function Results({ found: { count, found }, locale, query }: Props & { found: FoundTexts }) {
  const { search } = dashboardMessages[locale]
  const more = count - found.length
  return (
    <section aria-labelledby="search-results" className={styles.results}>
      <header className={styles.head}>
        <h2 className={styles.title} id="search-results">
          {count === 0 ? search.none(query) : search.results(count, query)}
        </h2>
        <Link href="/admin" prefetch={false}>
          {search.clear}
        </Link>
      </header>
      <ul className={styles.list}>
        {found.map(({ document, excerpt, href, labels, locale: language }) => (
          <li className={styles.item} key={href}>
            {/* A full page load: the editor focuses the field named by the URL's hash. */}
            <a href={href}>{[document, ...labels].join(' › ')}</a>
            {language && <span className={styles.quiet}> · {languageName(language, locale)}</span>}
            <p className={styles.excerpt} lang={language}>
              {excerpt.before}
              <mark className={styles.mark}>{excerpt.match}</mark>
              {excerpt.after}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>{search.more(more)}</p>}
    </section>
  )
}
