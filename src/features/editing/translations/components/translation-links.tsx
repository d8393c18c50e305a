import type { ServerProps } from 'payload'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { targetLocales } from '../../../../i18n/target-locales.ts'
import { isStaffSession } from '../../../../lib/auth/roles.ts'
import { NavLink } from '../../../../lib/cms/nav-link.tsx'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { translationsPath } from '../constants.ts'
import { loadCoverage } from '../data.ts'
import { countOf, hrefOf } from '../filter.ts'
import { translationMessages } from '../messages.ts'
import styles from './card.module.css'
import { Counts } from './counts.tsx'
import { QuietLink } from './quiet-link.tsx'

/** The link in the CMS's navigation, for editors and admins. */
export function TranslationsInNavigation({ i18n, user }: ServerProps) {
  if (!isStaffSession(user)) return null
  return (
    <NavLink
      label={translationMessages[staffLanguage(i18n.language)].title}
      path={translationsPath}
    />
  )
}

/** The card on the CMS's dashboard: missing and outdated texts per language. */
export async function TranslationsOnDashboard({ i18n, user }: ServerProps) {
  if (!isStaffSession(user)) return null
  const uiLocale = staffLanguage(i18n.language)
  const documents = await loadCoverage(uiLocale)
  const { title } = translationMessages[uiLocale]
  return (
    <section aria-labelledby="translations-card" className={styles.card}>
      <h2 id="translations-card">{title}</h2>
      <ul>
        {targetLocales.map((language) => (
          <li key={language}>
            <QuietLink className={styles.cardLink} href={hrefOf({ language })}>
              <span>{languageName(language, uiLocale)}</span>
              <Counts count={countOf(documents, language)} uiLocale={uiLocale} />
            </QuietLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
