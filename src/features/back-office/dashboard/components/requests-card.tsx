import { Link } from '@payloadcms/ui'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import type { WaitingRequests } from '../types.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'

type Props = { locale: StaffLanguage; requests: WaitingRequests[] }

/** New and overdue requests, for admins. */
export function RequestsCard({ locale, requests }: Props) {
  const messages = dashboardMessages[locale]
  const waiting = requests.filter(({ newEntries, overdue }) => newEntries.count + overdue.count > 0)
  return (
    <Card
      empty={messages.noRequests}
      id="requests"
      isEmpty={waiting.length === 0}
      title={messages.requests}
    >
      <ul className={styles.lines}>
        {waiting.map(({ collection, label, newEntries, overdue }) => (
          <li className={styles.line} key={collection}>
            <span>{label}</span>
            <span className={styles.counts}>
              {newEntries.count > 0 && (
                <Link className={styles.count} href={newEntries.href} prefetch={false}>
                  {messages.newEntries(newEntries.count)}
                  <span className={styles.hidden}>: {label}</span>
                </Link>
              )}
              {overdue.count > 0 && (
                <Link
                  className={`${styles.count} ${styles.urgent}`}
                  href={overdue.href}
                  prefetch={false}
                >
                  {messages.overdueEntries(overdue.count)}
                  <span className={styles.hidden}>: {label}</span>
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
