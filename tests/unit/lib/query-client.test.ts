import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, loadPath } from '../../../src/lib/http/query-client.ts'

function answerWith(body: string, init: ResponseInit) {
  const fetch = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.unstubAllGlobals()
})

function read(queryFn = loadPath({ on401: 'throw' })) {
  return createQueryClient().fetchQuery({ queryKey: ['/api/things', 'more'], queryFn })
}

describe('a query', () => {
  it('sends a GET with credentials to the path in the first element of its key, and parses JSON', async () => {
    const fetch = answerWith('{"data":[1]}', { status: 200 })
    expect(await read()).toEqual({ data: [1] })
    expect(fetch).toHaveBeenCalledWith(
      '/api/things',
      expect.objectContaining({ credentials: 'include' }),
    )
  })

  it('fails with the status and the body, and is not retried', async () => {
    const fetch = answerWith('kaputt', { status: 503, statusText: 'Service Unavailable' })
    await expect(read()).rejects.toThrow(/^503: kaputt$/)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('fails with the status text if the body is empty', async () => {
    answerWith('', { status: 404, statusText: 'Not Found' })
    await expect(read()).rejects.toThrow(/^404: Not Found$/)
  })

  it('treats a 401 as a failure, unless configured to return an empty result', async () => {
    answerWith('', { status: 401, statusText: 'Unauthorized' })
    await expect(read()).rejects.toThrow(/^401: Unauthorized$/)
    expect(await read(loadPath({ on401: 'return-empty' }))).toBeNull()
  })
})

it('is never repeated by itself: no retries, no polling, no refetch on focus, never stale', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  expect(mutations).toMatchObject({ retry: false })
})
