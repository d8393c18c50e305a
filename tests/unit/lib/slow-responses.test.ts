import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPath } from '../../../src/lib/http/query-client.ts'
import { withTimeout } from '../../../src/lib/http/with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Requests a path whose response consists of these parts, one every `interval` milliseconds. */
function load(parts: string[], interval: number) {
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: async (controller) => {
        signal.addEventListener('abort', () => controller.error(signal.reason))
        for (const part of parts) {
          await new Promise((resolve) => setTimeout(resolve, interval))
          controller.enqueue(new TextEncoder().encode(part))
        }
        controller.close()
      },
    })
    return new Response(body)
  })
  const query = { queryKey: ['/list'], signal: new AbortController().signal }
  return loadPath({ on401: 'throw' })(query as never)
}

it('a long list is loaded over a slow line, however long that takes', async () => {
  const loaded = load(['["first"', ', "second"', ', "third"', ']'], 40_000)
  const resolved = expect(loaded).resolves.toEqual(['first', 'second', 'third'])
  await vi.advanceTimersByTimeAsync(160_000)
  await resolved
})

it('a response of which nothing arrives for a minute is aborted', async () => {
  const loaded = load(['["first"', ']'], 61_000)
  const rejected = expect(loaded).rejects.toThrow('There was no response.')
  await vi.advanceTimersByTimeAsync(130_000)
  await rejected
})

it('a response that somebody else reads, such as Next, is aborted when nothing arrives for a minute', async () => {
  const send = async ({ signal }: RequestInit) => {
    const start = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode('the beginning'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    }
    return new Response(new ReadableStream({ start }))
  }
  const response = await withTimeout({}, send)
  let outcome = 'waiting'
  response.text().catch(({ name }: Error) => {
    outcome = name
  })
  await vi.advanceTimersByTimeAsync(61_000)
  expect(outcome).toBe('TimeoutError')
})
