import type { ReactNode } from 'react'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { dashboardMessages } from '../messages.ts'
import styles from './dashboard.module.css'

type Props = { children: ReactNode; locale: StaffLanguage; name: string }

/** The upper part of the CMS's start page: a welcome, and a card for each kind of pending work. */
export function Desk({ children, locale, name }: Props) {
  const { waiting, welcome } = dashboardMessages[locale]
  return (
    <section aria-labelledby="desk-title" className={styles.desk} lang={locale}>
      <h1 className={styles.welcome} id="desk-title">
        {welcome(name)}
      </h1>
      <p className={styles.intro}>{waiting}</p>
      <div className={styles.cards}>{children}</div>
    </section>
  )
}
