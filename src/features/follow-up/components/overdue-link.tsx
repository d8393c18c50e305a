import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import type { PromisedCollection } from '../constants.ts'
import { countOverdue, loadPromisedHours, overduePath } from '../data.ts'
import styles from './follow-up.module.css'

/**
 * The filter "overdue" above a list of the CMS. It is a link that is made anew with each list: the
 * CMS's own presets keep a fixed time and would be wrong an hour later.
 */
export async function OverdueLink({
  collectionSlug,
  i18n,
  payload,
  searchParams,
}: BeforeListTableServerProps) {
  const collection = collectionSlug as PromisedCollection
  const hours = await loadPromisedHours(payload, collection)
  if (!hours) return null
  const due = { hours, now: new Date() }
  const count = await countOverdue(payload, collection, due)
  const isFiltered = Object.keys(searchParams ?? {}).some((name) => name.startsWith('where'))
  const isGerman = i18n.language === 'de'
  const list = `/admin/collections/${collection}`
  return (
    <nav aria-label={isGerman ? 'Filter' : 'Filters'} className={styles.filters}>
      <Link className={count > 0 ? styles.overdue : ''} href={overduePath(collection, due)}>
        {isGerman ? 'Überfällig' : 'Overdue'} ({count})
      </Link>
      {isFiltered && <Link href={list}>{isGerman ? 'Alle zeigen' : 'Show all'}</Link>}
    </nav>
  )
}
