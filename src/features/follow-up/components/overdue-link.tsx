import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import type { PromisedCollection } from '../constants.ts'
import { countOverdue, loadPromisedHours, overdueFilter } from '../data.ts'
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
      <Link className={count > 0 ? styles.overdue : ''} href={`${list}?${overdueQuery(due)}`}>
        {isGerman ? 'Überfällig' : 'Overdue'} ({count})
      </Link>
      {isFiltered && <Link href={list}>{isGerman ? 'Alle zeigen' : 'Show all'}</Link>}
    </nav>
  )
}

/** The filter as the CMS's list reads it from its address. */
function overdueQuery(due: { hours: number; now: Date }): URLSearchParams {
  const { status, createdAt } = overdueFilter(due)
  const query = new URLSearchParams()
  const condition = 'where[or][0][and]'
  status.in.forEach((value, index) => {
    query.set(`${condition}[0][status][in][${index}]`, value)
  })
  query.set(`${condition}[1][createdAt][less_than]`, createdAt.less_than)
  return query
}
