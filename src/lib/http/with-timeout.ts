/**
 * Milliseconds to wait for a response, and for each part of it. There may be none after the computer has changed to
 * another network, and later requests may wait for it.
 */
const defaultTimeout = 60_000

/** For lines with 8 kbit/s and more: mobile tariffs leave 32 kbit/s, which several requests share. */
const millisecondsPerByte = 1

type Send = (init: RequestInit) => Promise<Response>

/**
 * Sends a request with `init`. Aborts it if no response begins within a minute and the time for its body.
 */
export async function withTimeout(init: RequestInit | undefined, send: Send): Promise<Response> {
  const { limited, stop } = limit(init, defaultTimeout)
  return send(limited).finally(stop)
}

/**
 * Sends a request with `init` and reads its response, however long that takes. Aborts it if no response begins within
 * `timeout` milliseconds and the time for its body, or if then nothing arrives for `timeout` milliseconds.
 */
export async function readWithTimeout<Read>(
  init: RequestInit | undefined,
  send: Send,
  read: (response: Response) => Promise<Read>,
  timeout = defaultTimeout,
): Promise<Read> {
  const { limited, restart, stop } = limit(init, timeout)
  try {
    const response = await send(limited)
    restart()
    return await read(withProgress(response, restart))
  } catch (error) {
    // Chromium only says that it failed to fetch.
    limited.signal.throwIfAborted()
    throw error
  } finally {
    stop()
  }
}

/** Returns options with a signal that aborts after a time, which `restart` begins again and `stop` ends. */
function limit(init: RequestInit | undefined, timeout: number) {
  const controller = new AbortController()
  const end = () => controller.abort(new DOMException('There was no response.', 'TimeoutError'))
  let timer = setTimeout(end, timeout + millisecondsPerByte * sizeOf(init?.body))
  let isStopped = false
  const restart = () => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(end, timeout)
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  // Browsers without AbortSignal.any are supported, too. The listener stays, because the body may be read later.
  const { signal } = init ?? {}
  const cancel = () => controller.abort(signal?.reason)
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  return { limited: { ...init, signal: controller.signal }, restart, stop }
}

/** Returns the response with a body that calls `onProgress` with each part. */
function withProgress(response: Response, onProgress: () => void): Response {
  if (!response.body) return response
  const observer = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      onProgress()
      controller.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(observer), response)
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
