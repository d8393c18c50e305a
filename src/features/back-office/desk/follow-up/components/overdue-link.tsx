import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { staffLanguage } from '../../../../../i18n/staff.ts'
import type { PromisedCollection } from '../constants.ts'
import { countOverdue, loadPromisedHours, overduePath } from '../data.ts'
import styles from './follow-up.module.css'

const words = {
  de: { filters: 'Filter', overdue: 'Überfällig', all: 'Alle zeigen' },
  en: { filters: 'Filters', overdue: 'Overdue', all: 'Show all' },
}

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
  const say = words[staffLanguage(i18n.language)]
  const list = `/admin/collections/${collection}`
  return (
    <nav aria-label={say.filters} className={styles.filters}>
      <Link className={count > 0 ? styles.overdue : ''} href={overduePath(collection, due)}>
        {say.overdue} ({count})
      </Link>
      {isFiltered && <Link href={list}>{say.all}</Link>}
    </nav>
  )
}
