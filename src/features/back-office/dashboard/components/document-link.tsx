import { Link } from '@payloadcms/ui'
import type { Locale } from '../../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import styles from './dashboard.module.css'

type Props = { href: string; title: string; language?: Locale; uiLocale: StaffLanguage }

/** A link to a document in one of its languages. */
export function DocumentLink({ href, title, language, uiLocale }: Props) {
  return (
    <>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      {language && <span className={styles.hint}>{languageName(language, uiLocale)}</span>}
    </>
  )
}
