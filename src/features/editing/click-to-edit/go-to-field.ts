import { stepTowards } from './jump.ts'

/** Milliseconds between two looks for the field. */
const pace = 150

/** Looks for as long as a slow form may take to come. */
const looks = 100

/** Looks for which the cursor stays in the field: a form opens the tab that it remembers late. */
const settled = 12

/**
 * Goes to a field once the CMS's form is there: opens its tab and its row, scrolls to it and puts
 * the cursor in it, again if the form then turns to another tab. The browser itself looks only once,
 * before there is a form. Stops as soon as the person does something, or when it is told to.
 */
export function goToField(name: string): () => void {
  const jump = { name, misses: 0 }
  let left = looks
  let there = 0
  const look = () => {
    left -= 1
    there = stepTowards(jump) ? there + 1 : 0
    if (there === settled || left === 0) stop()
  }
  const timer = setInterval(look, pace)
  const stop = () => {
    clearInterval(timer)
    for (const act of ['keydown', 'pointerdown', 'wheel']) window.removeEventListener(act, stop)
  }
  for (const act of ['keydown', 'pointerdown', 'wheel']) window.addEventListener(act, stop)
  look()
  return stop
}
