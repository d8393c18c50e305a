'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = { summary: ReactNode; label?: string; className?: string; children: ReactNode }

/**
 * A button that toggles the content below it. A details element, so that it works without JavaScript;
 * with JavaScript it also closes on Escape, on a click outside and on a click on a link inside.
 */
export function Disclosure({ summary, label, className, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const details = ref.current
      if (!details?.open || !(target instanceof Element)) return
      if (!details.contains(target) || target.closest('a')) details.open = false
    }
    function onKeyDown({ key }: KeyboardEvent) {
      const details = ref.current
      if (key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return (
    <details ref={ref} className={className}>
      <summary aria-label={label} className="list-none [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      {children}
    </details>
  )
}
