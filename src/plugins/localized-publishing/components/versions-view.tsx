import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { staffLanguage } from '../../../i18n/staff.ts'
import { LocalTime } from '../../../lib/cms/local-time.tsx'
import { adminPathOf } from '../../../lib/content/document-ref.ts'
import { languageName, languageNames } from '../../../lib/content/format-issue.ts'
import { contentLocale } from '../documents.ts'
import { editMessages } from '../edit-messages.ts'
import { formatPlaces } from '../format-places.ts'
import { loadVersions, type VersionRow } from '../versions.ts'
import styles from './versions.module.css'
import { viewedDocument } from './view-document.ts'

/** Lists a document's versions with their time, author, languages, changes and status. */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, locale, req } = initPageResult
  const ref = viewedDocument(initPageResult)
  if (!ref) return null
  const language = contentLocale(locale?.code)
  const uiLocale = staffLanguage(req.i18n.language)
  const rows = await loadVersions(req.payload, ref, {
    locale: language,
    uiLocale,
    user: req.user,
  })
  const messages = editMessages[uiLocale].versions
  const name = languageName(language, uiLocale)
  const path = `${adminPathOf(ref, { isTrashed: routeSegments[2] === 'trash' })}/versions`
  return (
    <main className="versions">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={'id' in ref ? ref.id : undefined}
        pluralLabel={(collectionConfig?.labels.plural ?? globalConfig?.label) as never}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? ''}
        view={req.i18n.t('version:versions')}
      />
      <Gutter className={styles.view}>
        {rows.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <div className={`table ${styles.scroller} ${styles.stacked}`}>
            <table>
              <thead>
                <tr>
                  <th>{messages.time}</th>
                  <th>{messages.savedBy}</th>
                  <th>{messages.languages}</th>
                  <th>{messages.changed}</th>
                  <th>{messages.state}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td>
                      <Link href={`${path}/${row.id}?locale=${language}`} prefetch={false}>
                        <LocalTime iso={row.savedAt} />
                      </Link>
                    </td>
                    <td data-label={messages.savedBy}>{row.savedBy || '–'}</td>
                    <td data-label={messages.languages}>{languagesIn(row, req.i18n.language)}</td>
                    <td data-label={messages.changed}>
                      {formatPlaces(row.changed, messages.more) || '–'}
                    </td>
                    <td data-label={messages.state}>
                      <span className={styles.state} data-state={row.state}>
                        {messages.states[row.state]}
                        {isStateInFormLanguage(row) && ` (${name})`}
                      </span>
                      {row.isAutosaved && <small> {messages.autosave}</small>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Gutter>
    </main>
  )
}

/** Returns whether the status is that of the form's language, not of other languages. */
function isStateInFormLanguage({ state }: VersionRow): boolean {
  return state !== 'published' && state !== 'draft'
}

function languagesIn({ isShared, languages }: VersionRow, uiLanguage: string): string {
  const names = languages.length > 0 ? [languageNames(languages, staffLanguage(uiLanguage))] : []
  const { shared } = editMessages[staffLanguage(uiLanguage)].versions
  return [...names, ...(isShared ? [shared] : [])].join(' + ') || '–'
}
