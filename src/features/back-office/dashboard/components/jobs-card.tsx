import { Link } from '@payloadcms/ui'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'

type Props = { failed: { count: number; href: string }; locale: StaffLanguage }

/** The number of failed background jobs, for admins. */
export function JobsCard({ failed, locale }: Props) {
  const messages = dashboardMessages[locale]
  return (
    <Card
      empty={messages.noFailedJobs}
      id="jobs"
      isEmpty={failed.count === 0}
      title={messages.jobs}
    >
      <p className={styles.line}>
        <span>{messages.failedJobs(failed.count)}</span>
        <Link className={`${styles.count} ${styles.urgent}`} href={failed.href} prefetch={false}>
          {messages.toJobs}
        </Link>
      </p>
      <p className={styles.hint}>{messages.failedJobsHint}</p>
    </Card>
  )
}
