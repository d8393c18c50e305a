/**
 * Milliseconds to wait for a response. There may be none after the computer has changed to another network, and later
 * requests may wait for it.
 */
const defaultTimeout = 60_000

/** For lines with 8 kbit/s and more: mobile tariffs leave 32 kbit/s, which several requests share. */
const millisecondsPerByte = 1

/**
 * Calls `sendAndRead` with the options of a request. Aborts it after `timeout` milliseconds, and the time for its body,
 * unless `sendAndRead` has ended by then.
 */
export function withTimeout<Read>(
  init: RequestInit | undefined,
  sendAndRead: (init: RequestInit) => Promise<Read>,
  timeout = defaultTimeout,
): Promise<Read> {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('There was no response.', 'TimeoutError'))
  const timer = setTimeout(end, timeout + millisecondsPerByte * sizeOf(init?.body))
  // Browsers without AbortSignal.any are supported, too. The listener stays, because the body may be read later.
  const { signal } = init ?? {}
  const cancel = () => controller.abort(signal?.reason)
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  return sendAndRead({ ...init, signal: controller.signal }).finally(() => clearTimeout(timer))
}

function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return body.length
  if (body instanceof Blob) return body.size
  if (!(body instanceof FormData)) return 0
  return [...body.values()].reduce(
    (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
    0,
  )
}
