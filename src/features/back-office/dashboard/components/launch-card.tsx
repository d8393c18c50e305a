import { Link } from '@payloadcms/ui'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import type { LaunchStep, LaunchStepId } from '../types.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'

type Props = {
  steps: LaunchStep[]
  locale: StaffLanguage
  /** Admins see the names of settings, editors whom to ask. */
  isAdmin: boolean
}

/** The settings of the server that complete a step. */
const settings: Partial<Record<LaunchStepId, string>> = {
  mail: 'SMTP_URL',
  address: 'SITE_URL',
  deletion: 'RETENTION_DRY_RUN',
}

/** The remaining steps before the launch; hidden once all are done. */
export function LaunchCard({ isAdmin, steps, locale }: Props) {
  const messages = dashboardMessages[locale]
  const open = steps.filter(({ isDone }) => !isDone)
  if (open.length === 0) return null
  const textOf = (id: LaunchStepId) => {
    const setting = settings[id]
    const text = messages.launchSteps[id]
    return setting ? `${text} (${isAdmin ? setting : messages.askAdmin})` : text
  }
  return (
    <Card empty="" id="launch" isEmpty={false} title={messages.launch}>
      <p className={styles.hint}>{messages.launchHint(open.length, steps.length)}</p>
      <ul className={styles.lines}>
        {open.map(({ id, href }) => (
          <li className={styles.line} key={id}>
            {href ? (
              <Link href={href} prefetch={false}>
                {textOf(id)}
              </Link>
            ) : (
              textOf(id)
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
