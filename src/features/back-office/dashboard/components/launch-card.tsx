import { Link } from '@payloadcms/ui'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import type { LaunchStep } from '../types.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'

type Props = { steps: LaunchStep[]; locale: StaffLanguage }

/** The remaining steps before the launch; hidden once all are done. */
export function LaunchCard({ steps, locale }: Props) {
  const messages = dashboardMessages[locale]
  const open = steps.filter(({ isDone }) => !isDone)
  if (open.length === 0) return null
  return (
    <Card empty="" id="launch" isEmpty={false} title={messages.launch}>
      <p className={styles.hint}>{messages.launchHint(open.length, steps.length)}</p>
      <ul className={styles.lines}>
        {open.map(({ id, href }) => (
          <li className={styles.line} key={id}>
            {href ? (
              <Link href={href} prefetch={false}>
                {messages.launchSteps[id]}
              </Link>
            ) : (
              messages.launchSteps[id]
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
