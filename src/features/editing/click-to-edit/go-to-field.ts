import { stepTowardsField } from './step-towards-field.ts'

const pollIntervalMs = 150

/** Enough for a form that renders slowly. */
const maxPolls = 100

/**
 * Consecutive polls with the field in focus before the search ends. A form restores its last open tab
 * late, which takes the focus away again.
 */
const settledPolls = 12

/**
 * Focuses a field once the CMS's form is rendered: opens its tabs and row, scrolls to it and focuses
 * it, repeatedly if the form then switches tabs. The browser resolves the hash only once, before the
 * form exists. Ends with the user's first input; the returned function ends it earlier.
 */
export function goToField(name: string, tabs: number[]): () => void {
  const search = { name, tabs, clicked: new WeakSet<Element>() }
  let pollsLeft = maxPolls
  let focusedPolls = 0
  const poll = () => {
    pollsLeft -= 1
    focusedPolls = stepTowardsField(search) ? focusedPolls + 1 : 0
    if (focusedPolls === settledPolls || pollsLeft === 0) stop()
  }
  const timer = setInterval(poll, pollIntervalMs)
  const stop = () => {
    clearInterval(timer)
    for (const type of ['keydown', 'pointerdown', 'wheel']) window.removeEventListener(type, stop)
  }
  for (const type of ['keydown', 'pointerdown', 'wheel']) window.addEventListener(type, stop)
  poll()
  return stop
}
