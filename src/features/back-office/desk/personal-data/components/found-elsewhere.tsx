import { Link } from '@payloadcms/ui'
import { dateTimeText } from '../../../../../i18n/date-text.ts'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { personMessages } from '../messages.ts'
import type { SearchResult } from '../types.ts'
import styles from './person.module.css'

type FoundElsewhereProps = { found: SearchResult; language: StaffLanguage }

/** What is stored about a person outside of entries, which this page does not erase. */
export function FoundElsewhere({ found, language }: FoundElsewhereProps) {
  const messages = personMessages[language]
  const { accounts, files, traces } = found
  return (
    <>
      {files.length > 0 && (
        <section className={styles.elsewhere}>
          <h3>{messages.alsoFiles}</h3>
          <ul>
            {files.map(({ name, due }) => (
              <li key={name}>
                {name}: {messages.fileDue(dateTimeText(due, language))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {accounts.map(({ id, name, email, accesses }) => (
        <p className={styles.elsewhere} key={id}>
          {messages.account(name ? `${name} (${email})` : email, accesses)}{' '}
          <Link href={`/admin/collections/users/${id}`} prefetch={false}>
            {messages.toAccount}
          </Link>
        </p>
      ))}
      {traces.length > 0 && (
        <section className={styles.elsewhere}>
          <h3>{messages.alsoStaff}</h3>
          <ul>
            {traces.map(({ name, accesses, edits }) => (
              <li key={name}>
                {name}:{' '}
                {[
                  ...(accesses > 0 ? [messages.accesses(accesses)] : []),
                  ...(edits > 0 ? [messages.inContent(edits)] : []),
                ].join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
