/** A handler of Payload's REST API, as a Next route exports it. */
export type RestHandler = (
  request: Request,
  context: { params: Promise<{ slug: string[] }> },
) => Promise<Response>

/**
 * Checks a request before Payload handles it. Resolves to an error response if it is rejected,
 * otherwise to undefined. `path` is the path below /api, such as `users/login`.
 */
export type RestCheck = (
  request: Request,
  path: string,
) => Promise<Response | undefined> | Response | undefined
