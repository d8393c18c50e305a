/** A toast. Only one is shown at a time; a new one replaces it. */

export type Toast = {
  id: number
  title: string
  description?: string
  /** Whether it reports a failure. */
  destructive: boolean
  open: boolean
}

/** A dismissed toast is removed after this time. */
const removalDelayMs = 1_000_000

let current: Toast | undefined
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void) | undefined
const listeners = new Set<() => void>()

type ToastInput = { title: string; description?: string; destructive?: boolean }

/** Shows a toast as soon as the page is visible. */
export function showToast({ title, description, destructive = false }: ToastInput): void {
  clearTimeout(removal)
  stopWaiting()
  lastId += 1
  const toast = { id: lastId, title, description, destructive, open: true }
  waiting = () => setCurrent(toast)
  if (document.hidden) document.addEventListener('visibilitychange', waiting, { once: true })
  else waiting()
}

function stopWaiting(): void {
  if (waiting) document.removeEventListener('visibilitychange', waiting)
}

/** Closes the toast with this id if it is shown; by default the current one. */
export function dismissToast(id?: number): void {
  if (id === undefined) stopWaiting()
  if (!current?.open || current.id !== (id ?? current.id)) return
  setCurrent({ ...current, open: false })
  removal = setTimeout(() => setCurrent(undefined), removalDelayMs)
}

/** For `useSyncExternalStore`. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the current toast, which may have been dismissed. */
export function currentToast(): Toast | undefined {
  return current
}

function setCurrent(next: Toast | undefined): void {
  current = next
  for (const listener of listeners) listener()
}
