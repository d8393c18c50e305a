import type { ServerResponse } from 'node:http'

/**
 * Calls `prepare` with the body passed to `response.end()`. If the handler sends the whole response
 * with that one call, `prepare` can still set headers that depend on the body. If `prepare` returns
 * a value, it replaces the body.
 */
export function beforeEnd(response: ServerResponse, prepare: (body: unknown) => unknown): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.end = (...args: unknown[]) => {
    const replacement = prepare(args[0])
    return replacement === undefined ? end(...args) : end(replacement, ...args.slice(1))
  }
}
