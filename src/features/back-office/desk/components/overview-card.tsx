'use client'

import { Link } from '@payloadcms/ui'
import { ArrowRight } from 'lucide'
import { Sign } from '../../../../components/ui/sign.tsx'
import { overviewPath, overviewTitle } from '../constants.ts'
import styles from './overview.module.css'

export function OverviewCard() {
  return (
    <Link className={styles.dashboardCard} href={overviewPath} prefetch={false}>
      <span>
        <strong>{overviewTitle}</strong>
        <span className={styles.quiet}>
          Alle Anmeldungen mit Dokumenten, Suche und Export auf einer Seite
        </span>
      </span>
      <Sign className={styles.cardArrow} of={ArrowRight} />
    </Link>
  )
}
