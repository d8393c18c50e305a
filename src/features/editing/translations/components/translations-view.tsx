import type { AdminViewServerProps } from 'payload'
import { locales } from '../../../../i18n/locales.ts'
import { requestLanguage, requireStaff } from '../../../../lib/auth/require-role.ts'
import { StaffView } from '../../../../lib/cms/staff-view.tsx'
import { translationsPath } from '../constants.ts'
import { findTexts, loadCoverage } from '../data.ts'
import { textsHeading } from '../element-ids.ts'
import { filterTexts, parseFilter } from '../filter.ts'
import { translationMessages } from '../messages.ts'
import { TranslationActions } from './actions.tsx'
import { Counters } from './counters.tsx'
import { FilePanel } from './file-panel.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Matrix } from './matrix.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { TextList } from './text-list.tsx'
import { TextSearch } from './text-search.tsx'
import styles from './translations.module.css'

/** The state of all translations, as a view of the CMS. */
export async function TranslationsView(view: AdminViewServerProps) {
  const uiLocale = await requestLanguage(view.initPageResult.req.headers)
  const { forbidden, title } = translationMessages[uiLocale]
  return (
    <StaffView
      className={styles.view}
      forbidden={forbidden}
      path={translationsPath}
      requireUser={requireStaff}
      title={title}
      view={view}
    >
      {() => (
        <>
          <h1>{title}</h1>
          <Coverage searchParams={view.searchParams} uiLocale={uiLocale} />
        </>
      )}
    </StaffView>
  )
}

type CoverageProps = Pick<AdminViewServerProps, 'searchParams'> & {
  uiLocale: keyof typeof translationMessages
}

async function Coverage({ searchParams, uiLocale }: CoverageProps) {
  const messages = translationMessages[uiLocale]
  const documents = await loadCoverage(uiLocale)
  const filter = parseFilter(searchParams)
  const query = typeof searchParams?.search === 'string' ? searchParams.search : ''
  const found = query ? await findTexts(query, uiLocale) : undefined
  return (
    <TranslationActions uiLocale={uiLocale}>
      <p className={styles.intro}>{messages.intro}</p>
      <TextSearch found={found} query={query} uiLocale={uiLocale} />
      <Counters documents={documents} filter={filter} uiLocale={uiLocale} />
      <section aria-labelledby={textsHeading}>
        <h2 id={textsHeading} tabIndex={-1}>
          {messages.texts}
        </h2>
        <FilterBar documents={documents} filter={filter} uiLocale={uiLocale} />
        <TextList filter={filter} shown={filterTexts(documents, filter)} uiLocale={uiLocale} />
      </section>
      <PublishPanel
        key={filter.language}
        languages={filter.language ? [filter.language] : [...locales]}
        uiLocale={uiLocale}
      />
      <Matrix documents={documents} uiLocale={uiLocale} />
      <FilePanel uiLocale={uiLocale} />
    </TranslationActions>
  )
}
