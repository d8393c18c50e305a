import { Gutter, Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../../i18n/staff.ts'
import { LocalTime } from '../../../lib/cms/local-time.tsx'
import { adminPathOf } from '../../../lib/content/document-ref.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { contentLocale } from '../documents.ts'
import { editMessages } from '../edit-messages.ts'
import type { RestoredChanges } from '../restorable.ts'
import { loadVersion } from '../versions.ts'
import { type RestoredPlaces, RestorePanel } from './restore-panel.tsx'
import { VersionStepNav } from './version-step-nav.tsx'
import styles from './versions.module.css'
import { viewedDocument } from './view-document.ts'

/**
 * Compares a version with the current content of the form's language and of the fields that all languages share, and
 * offers to restore it.
 */
export async function VersionView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const ref = viewedDocument(initPageResult)
  const id = Number(routeSegments.at(-1))
  const isTrashed = routeSegments[2] === 'trash'
  const language = contentLocale(locale?.code)
  const uiLocale = staffLanguage(req.i18n.language)
  const found = ref && (await loadVersion(req.payload, ref, { id, uiLocale, user: req.user }))
  if (!ref || !found) notFound()
  const messages = editMessages[uiLocale].version
  const own = found.languages.find((each) => each.locale === language)
  const path = adminPathOf(ref, { isTrashed })
  const may =
    'global' in ref ? permissions.globals?.[ref.global] : permissions.collections?.[ref.collection]
  const name = languageName(language, uiLocale)
  return (
    <main>
      <VersionStepNav path={path} savedAt={found.savedAt} />
      <Gutter className={styles.view}>
        <div className={styles.head}>
          <h1>
            {messages.title} <LocalTime iso={found.savedAt} />
          </h1>
          <Link href={`${path}/versions?locale=${language}`} prefetch={false}>
            {editMessages[uiLocale].versions.back}
          </Link>
        </div>
        {may?.update && !isTrashed && (
          <RestorePanel
            changes={{
              isWhole: found.isWhole,
              languages: found.languages.map((part) => ({
                locale: part.locale,
                ...placesOf(part),
              })),
              shared: placesOf(found.shared),
              isPublic: found.publicLanguages.includes(language),
            }}
            knownSave={found.knownSave}
            language={language}
            path={path}
            version={id}
          />
        )}
        {own && (
          <Comparison
            caption={(own.hasDraft ? messages.draft : messages.published)(name)}
            changes={own.changes}
            messages={messages}
          />
        )}
        <Comparison caption={messages.shared} changes={found.shared.changes} messages={messages} />
        {!own?.changes.length && found.shared.changes.length === 0 && <p>{messages.same(name)}</p>}
      </Gutter>
    </main>
  )
}

type ComparisonProps = {
  caption: string
  changes: RestoredChanges['shared']['changes']
  messages: (typeof editMessages)[StaffLanguage]['version']
}

/** The fields that differ, now and in the version; nothing if there are none. */
function Comparison({ caption, changes, messages }: ComparisonProps) {
  if (changes.length === 0) return null
  return (
    <div className={`table ${styles.scroller} ${styles.stacked}`}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th>{messages.field}</th>
            <th>{messages.now}</th>
            <th>{messages.before}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ after, before, path, label }) => (
            <tr key={path}>
              <td>
                <strong>{label}</strong>
              </td>
              <td data-label={messages.now}>{before || messages.blank}</td>
              <td data-label={messages.before}>{after || messages.blank}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the changed fields of a part for the panel. */
function placesOf({ changes, publicChanges }: RestoredChanges['shared']): RestoredPlaces {
  return {
    inDraft: changes.map(({ label }) => label),
    inPublic: publicChanges.map(({ label }) => label),
  }
}
