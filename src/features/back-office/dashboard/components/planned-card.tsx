import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { LocalTime } from '../../../../lib/cms/local-time.tsx'
import { dashboardMessages } from '../messages.ts'
import type { PlannedChange } from '../types.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'
import { DocumentLink } from './document-link.tsx'

type Props = { planned: { listed: PlannedChange[]; more: number }; locale: StaffLanguage }

/** Plans to publish or unpublish, for all staff; hidden if there are none. */
export function PlannedCard({ planned: { listed, more }, locale }: Props) {
  const messages = dashboardMessages[locale]
  if (listed.length === 0) return null
  return (
    <Card empty="" id="planned" isEmpty={false} title={messages.planned}>
      <ul className={styles.lines}>
        {listed.map(({ at, href, id, language, title, type }) => (
          <li className={styles.line} key={id}>
            <DocumentLink href={href} language={language} title={title} uiLocale={locale} />
            <p className={styles.hint}>
              {messages.plannedFor[type]} <LocalTime iso={at} />
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.hint}>{messages.more(more)}</p>}
    </Card>
  )
}
