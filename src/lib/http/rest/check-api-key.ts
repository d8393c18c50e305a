import type { RestCheck } from './types.ts'

/** The collections that an API key may read through Payload's REST API. */
const readableCollections = ['voice-bot-onboardings', 'onboarding-documents']

/**
 * Restricts requests with an API key to reading submissions and their documents. Payload
 * authenticates the key's account on all endpoints, and many endpoints only require an
 * authenticated account.
 */
export const checkApiKey: RestCheck = (request, path) => {
  if (!hasApiKey(request.headers)) return
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && readableCollections.includes(path.split('/')[0] ?? '')) return
  const message = 'An API key reads submissions and their documents, and nothing else.'
  return Response.json({ errors: [{ message }] }, { status: 403 })
}

/** Returns whether a request authenticates with an API key, whether or not the key is valid. */
export function hasApiKey(headers: Headers): boolean {
  return /\bapi-key\b/i.test(headers.get('Authorization') ?? '')
}
