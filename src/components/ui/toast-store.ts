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
const listeners = new Set<() => void>()

type ToastInput = { title: string; description?: string; destructive?: boolean }

export function showToast({ title, description, destructive = false }: ToastInput): void {
  clearTimeout(removal)
  lastId += 1
  setCurrent({ id: lastId, title, description, destructive, open: true })
}

/** Closes the toast with this id if it is shown; by default the current one. */
export function dismissToast(id = current?.id): void {
  if (!current?.open || current.id !== id) return
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
