import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

type Props = {
  title: string
  /** Said instead of the content while nothing waits. */
  empty: string
  isEmpty: boolean
  children: ReactNode
  id: string
}

/** One thing that may wait. */
export function Card({ children, empty, id, isEmpty, title }: Props) {
  return (
    <section aria-labelledby={`desk-${id}`} className={styles.card}>
      <h2 className={styles.title} id={`desk-${id}`}>
        {title}
      </h2>
      {isEmpty ? <p className={styles.empty}>{empty}</p> : children}
    </section>
  )
}
