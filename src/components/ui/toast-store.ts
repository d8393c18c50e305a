/** The one notification that is shown. A new one takes the place of the former. */

export type Toast = {
  id: number
  title: string
  description?: string
  /** Something failed. */
  destructive: boolean
  open: boolean
}

/** A dismissed toast is forgotten after this many milliseconds. */
const removeAfter = 1_000_000

let current: Toast | undefined
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

type Words = { title: string; description?: string; destructive?: boolean }

/** Shows a notification. */
export function showToast({ title, description, destructive = false }: Words): void {
  clearTimeout(removal)
  lastId += 1
  change({ id: lastId, title, description, destructive, open: true })
}

/** Closes the notification: the one of this id if it is still shown, or whichever is. */
export function dismissToast(id = current?.id): void {
  if (!current?.open || current.id !== id) return
  change({ ...current, open: false })
  removal = setTimeout(() => change(undefined), removeAfter)
}

/** For `useSyncExternalStore`. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The notification of this moment, shown or just dismissed. */
export function currentToast(): Toast | undefined {
  return current
}

function change(next: Toast | undefined): void {
  current = next
  for (const listener of listeners) listener()
}
