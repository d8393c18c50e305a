import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import { pathOf } from '../../../../i18n/routes.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import styles from './dashboard.module.css'

type Props = { children: ReactNode; locale: StaffLanguage; name: string; search: ReactNode }

/** The upper part of the CMS's dashboard: a welcome, the search, and cards for pending work. */
export function DashboardFrame({ children, locale, name, search }: Props) {
  const { toSite, waiting, welcome } = dashboardMessages[locale]
  return (
    <section aria-labelledby="dashboard-title" className={styles.dashboard} lang={locale}>
      <header className={styles.head}>
        <h1 className={styles.welcome} id="dashboard-title">
          {welcome(name)}
        </h1>
        <a className={styles.toSite} href={pathOf('landing', locale)}>
          {toSite} <LucideIcon className={styles.sign} of={ExternalLink} />
        </a>
      </header>
      {search}
      <h2 className={styles.intro}>{waiting}</h2>
      <div className={styles.cards}>{children}</div>
    </section>
  )
}
