import type { ServerResponse } from 'node:http'

/**
 * Calls `prepare` with the body when a response ends, before anything of it is sent if it ends in one
 * piece: then headers can depend on the whole body. What `prepare` returns is sent instead of the body.
 */
export function beforeEnd(response: ServerResponse, prepare: (body: unknown) => unknown): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = (...args: unknown[]) => {
    const replacement = prepare(args[0])
    return replacement === undefined ? end(...args) : end(replacement, ...args.slice(1))
  }
}
