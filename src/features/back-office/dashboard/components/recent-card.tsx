import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import { timeSince } from '../time-since.ts'
import type { RecentEdit } from '../types.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'
import { DocumentLink } from './document-link.tsx'

type Props = { edits: RecentEdit[]; locale: StaffLanguage }

/** The latest edits, with user and time. */
export function RecentCard({ edits, locale }: Props) {
  const messages = dashboardMessages[locale]
  const now = new Date()
  return (
    <Card
      empty={messages.noRecent}
      id="recent"
      isEmpty={edits.length === 0}
      title={messages.recent}
    >
      <ul className={styles.lines}>
        {edits.map(({ href, savedAt, savedBy, title }) => (
          <li className={styles.line} key={href}>
            <DocumentLink href={href} title={title} uiLocale={locale} />
            <span className={styles.hint}>
              {savedBy && `${savedBy}, `}
              <time dateTime={savedAt}>{timeSince(new Date(savedAt), now, locale)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
