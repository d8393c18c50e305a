'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './second-factor.module.css'

/** The heading of a step. Takes the focus, because the step replaces the previous one. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 className={styles.step} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
