/**
 * Milliseconds to wait for a response, and for each part of it. There may be none after the computer has changed to
 * another network, and later requests may wait for it.
 */
const defaultTimeout = 60_000

/** For lines with 8 kbit/s and more: mobile tariffs leave 32 kbit/s, which several requests share. */
const millisecondsPerByte = 1

type Send = (init: RequestInit) => Promise<Response>

/**
 * Sends a request with `init`. Aborts it if no response begins within `timeout` milliseconds and the time for its
 * body, or if then nothing arrives for `timeout` milliseconds; reading the response rejects then. It may take any time
 * otherwise.
 */
export async function withTimeout(
  init: RequestInit | undefined,
  send: Send,
  timeout = defaultTimeout,
): Promise<Response> {
  const { limited, restart, stop } = limit(init, timeout)
  try {
    const response = await send(limited)
    restart()
    watch(response.clone(), restart).then(stop, stop)
    return response
  } catch (error) {
    stop()
    throw error
  }
}

/** Calls `onProgress` with each part of the response. */
async function watch({ body }: Response, onProgress: () => void): Promise<void> {
  const reader = body?.getReader()
  while (reader && !(await reader.read()).done) onProgress()
}

/** Returns options with a signal that aborts after a time, which `restart` begins again and `stop` ends. */
function limit(init: RequestInit | undefined, timeout: number) {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('There was no response.', 'TimeoutError'))
  let timer = setTimeout(end, timeout + millisecondsPerByte * sizeOf(init?.body))
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(end, timeout)
  }
  // Browsers without AbortSignal.any are supported, too. The listener stays, because the body may be read later.
  const { signal } = init ?? {}
  const cancel = () => controller.abort(signal?.reason)
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  return { limited: { ...init, signal: controller.signal }, restart, stop }
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
