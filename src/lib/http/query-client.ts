import { QueryClient, type QueryFunction } from '@tanstack/react-query'

type OnUnauthorized = 'throw' | 'return-empty'

/**
 * The default loader of all reads: GETs the path that is the first element of the query key, with
 * credentials. A failure throws an Error of the form `status: body`, or `status: status text` if
 * the body is empty; a 401 can be turned into an empty result (null) instead.
 */
export function loadPath<T>(options: { on401: OnUnauthorized }): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal })
    if (response.status === 401 && options.on401 === 'return-empty') return null as T
    if (!response.ok) {
      const body = await response.text()
      throw new Error(`${response.status}: ${body || response.statusText}`)
    }
    return response.json()
  }
}

/** Reads and writes once: no retries, no reloading by itself, and what was read stays fresh. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadPath({ on401: 'throw' }),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline is a failure that is shown, not a load that never ends.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
