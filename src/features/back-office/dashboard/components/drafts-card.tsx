import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import type { OpenDraft } from '../types.ts'
import { Card } from './card.tsx'
import styles from './dashboard.module.css'
import { DocumentLink } from './document-link.tsx'

type Props = { drafts: OpenDraft[]; locale: StaffLanguage }

/** The limit of listed drafts; older ones are only counted. */
const maxListed = 5

/** Texts that are saved and not published, for all staff. */
export function DraftsCard({ drafts, locale }: Props) {
  const messages = dashboardMessages[locale]
  const more = drafts.length - maxListed
  return (
    <Card
      empty={messages.noDrafts}
      id="drafts"
      isEmpty={drafts.length === 0}
      title={messages.drafts}
    >
      <p className={styles.hint}>{messages.draftsHint}</p>
      <ul className={styles.lines}>
        {drafts.slice(0, maxListed).map(({ href, language, title }) => (
          <li className={styles.line} key={href}>
            <DocumentLink href={href} language={language} title={title} uiLocale={locale} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.hint}>{messages.more(more)}</p>}
    </Card>
  )
}
