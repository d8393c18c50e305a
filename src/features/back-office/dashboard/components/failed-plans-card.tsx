import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import type { FailedPlan } from '../types.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'
import { DocumentLink } from './document-link.tsx'

type Props = { plans: FailedPlan[]; locale: StaffLanguage }

/** Failed plans to publish or unpublish, for all staff; hidden if there are none. */
export function FailedPlansCard({ plans, locale }: Props) {
  const messages = dashboardMessages[locale]
  if (plans.length === 0) return null
  return (
    <Card empty="" id="plans" isEmpty={false} title={messages.failedPlans}>
      <p className={styles.hint}>{messages.failedPlansHint}</p>
      <ul className={styles.lines}>
        {plans.map(({ href, id, language, reason, title }) => (
          <li className={styles.line} key={id}>
            <DocumentLink href={href} language={language} title={title} uiLocale={locale} />
            <p className={styles.reason}>{reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
