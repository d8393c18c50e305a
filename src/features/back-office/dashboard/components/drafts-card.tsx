import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import type { OpenDraft } from '../types.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'
import { DocumentLink } from './document-link.tsx'

type Props = { drafts: OpenDraft[]; locale: StaffLanguage }

/** Lines; what is older is only counted. */
const shown = 5

/** What is written and not published, for everybody on the staff. */
export function DraftsCard({ drafts, locale }: Props) {
  const messages = dashboardMessages[locale]
  const more = drafts.length - shown
  return (
    <Card
      empty={messages.noDrafts}
      id="drafts"
      isEmpty={drafts.length === 0}
      title={messages.drafts}
    >
      <p className={styles.hint}>{messages.draftsHint}</p>
      <ul className={styles.lines}>
        {drafts.slice(0, shown).map(({ href, language, title }) => (
          <li className={styles.line} key={href}>
            <DocumentLink href={href} language={language} title={title} uiLocale={locale} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.hint}>{messages.moreDrafts(more)}</p>}
    </Card>
  )
}
