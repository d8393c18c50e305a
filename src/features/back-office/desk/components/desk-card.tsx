'use client'

import { Link } from '@payloadcms/ui'
import { ArrowRight } from 'lucide'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import styles from './desk.module.css'

type DeskCardProps = { title: string; card: string; path: string }

export function DeskCard({ card, path, title }: DeskCardProps) {
  return (
    <Link className={styles.dashboardCard} href={path} prefetch={false}>
      <span>
        <strong>{title}</strong>
        <span className={styles.quiet}>{card}</span>
      </span>
      <LucideIcon className={styles.cardArrow} of={ArrowRight} />
    </Link>
  )
}
