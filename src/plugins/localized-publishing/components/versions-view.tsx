import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { staffLanguage } from '../../../i18n/staff.ts'
import { LocalTime } from '../../../lib/cms/local-time.tsx'
import { adminPathOf } from '../../../lib/content/document-ref.ts'
import { languageName, languageNames } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import { formatPlaces } from '../format-places.ts'
import { languageOf, loadVersions, type VersionRow } from '../versions.ts'
import { placeOf } from './place.ts'
import styles from './versions.module.css'

/** The versions of a document: when, in which languages, and what each is in the form's language. */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, locale, req } = initPageResult
  const place = placeOf(initPageResult)
  if (!place) return null
  const language = languageOf(locale?.code)
  const uiLocale = staffLanguage(req.i18n.language)
  const rows = await loadVersions(req.payload, place, {
    locale: language,
    uiLocale,
    user: req.user,
  })
  const messages = editMessages[uiLocale].versions
  const name = languageName(language, uiLocale)
  const path = `${adminPathOf(place, { isTrashed: routeSegments[2] === 'trash' })}/versions`
  return (
    <main className="versions">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={'id' in place ? place.id : undefined}
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
                        {isOfForm(row) && ` (${name})`}
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

/** Whether the state is that of the form's language, and not of the languages that were changed. */
function isOfForm({ state }: VersionRow): boolean {
  return state !== 'published' && state !== 'draft'
}

function languagesIn({ isShared, languages }: VersionRow, uiLanguage: string): string {
  const names = languages.length > 0 ? [languageNames(languages, staffLanguage(uiLanguage))] : []
  const { shared } = editMessages[staffLanguage(uiLanguage)].versions
  return [...names, ...(isShared ? [shared] : [])].join(' + ') || '–'
}
