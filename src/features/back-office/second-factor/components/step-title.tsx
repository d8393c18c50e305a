'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './second-factor.module.css'

/** The heading of a step that has come in the place of another one: the focus goes there. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 className={styles.step} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
