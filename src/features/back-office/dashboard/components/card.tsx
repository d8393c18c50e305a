import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

type Props = {
  title: string
  /** Shown instead of the content while there is no pending work. */
  empty: string
  isEmpty: boolean
  children: ReactNode
  id: string
}

/** A card for one kind of pending work. */
export function Card({ children, empty, id, isEmpty, title }: Props) {
  return (
    <section aria-labelledby={`dashboard-${id}`} className={styles.card}>
      <h2 className={styles.title} id={`dashboard-${id}`}>
        {title}
      </h2>
      {isEmpty ? <p className={styles.empty}>{empty}</p> : children}
    </section>
  )
}
