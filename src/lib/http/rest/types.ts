/** A handler of Payload's REST API, as a Next route exports it. */
export type RestHandler = (
  request: Request,
  context: { params: Promise<{ slug: string[] }> },
) => Promise<Response>

/**
 * Looks at a request before Payload does. Resolves to the response that rejects it, or to nothing.
 * `path` is the path below /api, such as `users/login`.
 */
export type RestCheck = (
  request: Request,
  path: string,
) => Promise<Response | undefined> | Response | undefined
