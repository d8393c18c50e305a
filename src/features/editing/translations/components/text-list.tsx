import { localeTags } from '../../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { fieldAddress } from '../../../../lib/content/field-address.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { saveHint, textKey, textsHeading } from '../element-ids.ts'
import { dividePages, type Filter, hrefOf, type ShownTexts } from '../filter.ts'
import { translationMessages } from '../messages.ts'
import { DocumentActions, TextActions } from './actions.tsx'
import { QuietLink } from './quiet-link.tsx'
import { TranslateField } from './translate-field.tsx'
import styles from './translations.module.css'

type TextListProps = { filter: Filter; shown: ShownTexts[]; uiLocale: StaffLanguage }

/** Lists one page of the texts: the German text, its translation, and their actions. */
export function TextList({ filter, shown, uiLocale }: TextListProps) {
  const messages = translationMessages[uiLocale]
  if (shown.length === 0) return <p className={styles.nothing}>{messages.nothingHere}</p>
  const count = shown.reduce((sum, { texts }) => sum + texts.length, 0)
  const pages = dividePages(shown)
  const page = Math.min(Math.max(Math.trunc(filter.page ?? 1), 1), pages.length)
  return (
    <>
      <p className={styles.listed} role="status">
        {fillPlaceholders(messages.listed, { count })}
      </p>
      <p className={styles.hint} id={saveHint}>
        {messages.saveHint}
      </p>
      {pages[page - 1]?.map((each) => (
        <DocumentTexts
          key={`${each.document.key} ${each.language}`}
          shown={each}
          uiLocale={uiLocale}
        />
      ))}
      {pages.length > 1 && (
        <Paging count={pages.length} filter={{ ...filter, page }} uiLocale={uiLocale} />
      )}
    </>
  )
}

type PagingProps = { count: number; filter: Filter & { page: number }; uiLocale: StaffLanguage }

function Paging({ count, filter, uiLocale }: PagingProps) {
  const messages = translationMessages[uiLocale]
  const { page } = filter
  const link = (label: string, to: number) =>
    to >= 1 &&
    to <= count && (
      <QuietLink
        className={styles.choice}
        href={`${hrefOf({ ...filter, page: to })}#${textsHeading}`}
      >
        {label}
      </QuietLink>
    )
  return (
    <nav aria-label={messages.pages} className={`${styles.choices} ${styles.paging}`}>
      {link(messages.previousPage, page - 1)}
      <span>{fillPlaceholders(messages.pageOf, { page, count })}</span>
      {link(messages.nextPage, page + 1)}
    </nav>
  )
}

function DocumentTexts({ shown, uiLocale }: { shown: ShownTexts; uiLocale: StaffLanguage }) {
  const { document, language, texts } = shown
  const id = `texts-${document.key.replaceAll('/', '-')}-${language}`
  const hasMissing = texts.some(
    ({ text, translation }) => translation.items.length === 0 && text.german.length > 0,
  )
  const target = { document: document.key, language, hasDrafts: document.hasDrafts }
  return (
    <section aria-labelledby={id} className={styles.group}>
      <header className={styles.groupHeader}>
        <h3 id={id}>
          {document.title}{' '}
          <span className={styles.quiet}>· {languageName(language, uiLocale)}</span>
        </h3>
        {hasMissing && <DocumentActions uiLocale={uiLocale} target={target} />}
      </header>
      <ul className={styles.texts}>
        {texts.map((each) => (
          <TextRow key={each.text.path} shown={shown} uiLocale={uiLocale} {...each} />
        ))}
      </ul>
    </section>
  )
}

type TextProps = ShownTexts['texts'][number] & { shown: ShownTexts; uiLocale: StaffLanguage }

function TextRow({ shown: { document, language }, uiLocale, text, translation }: TextProps) {
  const messages = translationMessages[uiLocale]
  const label = text.labels.join(' › ')
  return (
    <li className={styles.text} data-text={textKey(document.key, text.path, language)}>
      <div className={styles.where}>
        <strong>{label}</strong>
        <span className={styles[translation.state]}>{messages.textStates[translation.state]}</span>
        {text.description && <span className={styles.hint}>{text.description}</span>}
      </div>
      <div className={styles.side} lang={localeTags.de}>
        <span className={styles.sideName}>{messages.german}</span>
        <TextItems empty={messages.empty} isList={text.isList} items={text.german} />
      </div>
      <div className={styles.side} lang={localeTags[language]}>
        <span aria-hidden="true" className={styles.sideName}>
          {languageName(language, uiLocale)}
        </span>
        <TranslateField
          hasDrafts={document.hasDrafts}
          isList={text.isList}
          items={translation.items}
          name={`${languageName(language, uiLocale)}: ${label}`}
          target={{ document: document.key, language, path: text.path, pair: translation.pair }}
          uiLocale={uiLocale}
        />
      </div>
      <div className={styles.actions}>
        {/* A full page load: the editor focuses the field named by the URL's hash. */}
        <a
          data-loads
          aria-label={`${messages.edit}: ${label}`}
          href={fieldAddress(document.editPath, language, text.path)}
        >
          {messages.edit}
        </a>
        <TextActions
          uiLocale={uiLocale}
          label={label}
          target={{
            document: document.key,
            language,
            hasDrafts: document.hasDrafts,
            text: { path: text.path, pair: translation.pair },
          }}
          translation={{
            canCopy: text.german.length > 0 && translation.state !== 'german',
            canConfirm: translation.state === 'outdated' || translation.state === 'german',
            isFilled: translation.items.length > 0,
          }}
        />
      </div>
    </li>
  )
}

function TextItems({ empty, isList, items }: { empty: string; isList: boolean; items: string[] }) {
  if (items.length === 0) return <span className={styles.quiet}>{empty}</span>
  if (!isList) return <p className={styles.words}>{items[0]}</p>
  return (
    <ul className={styles.words}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity except their position
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
