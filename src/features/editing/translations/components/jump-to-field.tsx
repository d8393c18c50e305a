'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { type Jump, startJump, stepTowards } from '../jump.ts'

/** Milliseconds between two looks for the field. */
const pace = 150

/** Looks for as long as a slow form may take to come. */
const looks = 100

/** Looks for which the cursor stays in the field: a form opens the tab that it remembers late. */
const settled = 12

/**
 * Goes to the field that the address names (`#field-page__title`) once the CMS's form is there:
 * opens its tab and its row, scrolls to it and puts the cursor in it, again if the form then turns to
 * another tab. The browser itself looks only once, before there is a form. Stops as soon as the
 * person does something.
 */
export function JumpToField({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path means that a new page is shown
  useEffect(() => {
    const jump = startJump(window.location.hash)
    return jump && lookFor(jump)
  }, [pathname])
  return children
}

function lookFor(jump: Jump): () => void {
  let left = looks
  let there = 0
  const timer = setInterval(() => {
    left -= 1
    there = stepTowards(jump) ? there + 1 : 0
    if (there === settled || left === 0) stop()
  }, pace)
  const stop = () => {
    clearInterval(timer)
    for (const act of ['keydown', 'pointerdown', 'wheel']) window.removeEventListener(act, stop)
  }
  for (const act of ['keydown', 'pointerdown', 'wheel']) window.addEventListener(act, stop)
  return stop
}
