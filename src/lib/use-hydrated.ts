import { useSyncExternalStore } from 'react'

/** Whether this code runs in the browser already: false in the HTML that the server sends. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** Nothing changes after that. */
function subscribe() {
  return () => undefined
}
