import { Link } from '@payloadcms/ui'
import { dateText } from '../../../../../i18n/date-text.ts'
import { entryPath } from '../../../../../i18n/desk-paths.ts'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { listedText } from '../../components/submitted-text.tsx'
import { deskMessages } from '../../messages.ts'
import { personMessages } from '../messages.ts'
import type { FoundEntry } from '../types.ts'
import styles from './person.module.css'

type EntryCardProps = {
  entry: FoundEntry
  isPicked: boolean
  language: StaffLanguage
  onToggle: () => void
}

/** One entry with its documents, deliveries and accesses, and a checkbox. */
export function EntryCard({ entry, isPicked, language, onToggle }: EntryCardProps) {
  const messages = personMessages[language]
  const { collection, id, match, name, documents, sent, jobs, accesses } = entry
  const { events } = deskMessages[language]
  const title = `${messages.kinds[collection]} ${id}`
  const facts = [
    `${messages.received} ${dateText(entry.createdAt, language)}`,
    ...(documents.length > 0 ? [`${messages.documents}: ${documents.join(', ')}`] : []),
    ...(sent.length > 0
      ? [`${messages.sent}: ${sent.map((task) => events[task]).join(', ')}`]
      : []),
    ...(jobs > 0 ? [messages.jobs(jobs)] : []),
    ...(accesses > 0 ? [messages.accesses(accesses)] : []),
  ]
  return (
    <li className={styles.entry}>
      <label className={styles.box}>
        <input
          aria-label={messages.pick(`${title}, ${name}`)}
          checked={isPicked}
          onChange={onToggle}
          type="checkbox"
        />
      </label>
      <div>
        <h3>
          {listedText(name)} <span>{title}</span>
        </h3>
        <p className={styles.match} data-match={match}>
          {messages.matches[match]}
          {entry.isInTrash && ` · ${messages.inTrash}`}
        </p>
        <p>
          {[entry.email, entry.phone, entry.company].filter(Boolean).map(listedText).join(' · ')}
        </p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {!entry.isInTrash && (
          <Link
            className={styles.link}
            href={entryPath(collection, id)}
            prefetch={false}
            target="_blank"
          >
            {messages.open}
          </Link>
        )}
      </div>
    </li>
  )
}
