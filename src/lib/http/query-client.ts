import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { withTimeout } from './with-timeout.ts'

type OnUnauthorized = 'throw' | 'return-empty'

/**
 * Returns the default query function: it GETs the path in the first element of the query key, with
 * credentials. On failure it throws an Error of the form `status: body`, or `status: status text`
 * if the body is empty. `on401` can make it return null on a 401 instead.
 */
export function loadPath<T>(options: { on401: OnUnauthorized }): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    const send = (init: RequestInit) => fetch(String(queryKey[0]), init)
    const response = await withTimeout({ credentials: 'include', signal }, send)
    if (response.status === 401 && options.on401 === 'return-empty') return null as T
    if (!response.ok) {
      const body = await response.text()
      throw new Error(`${response.status}: ${body || response.statusText}`)
    }
    return response.json()
  }
}

/** Creates a query client without retries or automatic refetching. Data never becomes stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadPath({ on401: 'throw' }),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Fail when offline, so that the user sees an error instead of an endless loading state.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
