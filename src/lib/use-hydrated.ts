import { useSyncExternalStore } from 'react'

/** Returns false on the server and during hydration, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** The value never changes after hydration, so there is nothing to subscribe to. */
function subscribe() {
  return () => undefined
}
