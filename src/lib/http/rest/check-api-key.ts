import type { RestCheck } from './types.ts'

/** What an automation tool reads by Payload's REST API. */
const readable = ['voice-bot-onboardings', 'onboarding-documents']

/**
 * Lets a request with an API key only read submissions and their documents. Payload authenticates
 * the account of the key everywhere, and many of its endpoints ask for no more than an account.
 */
export const checkApiKey: RestCheck = (request, path) => {
  if (!/\bapi-key\b/i.test(request.headers.get('Authorization') ?? '')) return
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (isReading && readable.includes(path.split('/')[0] ?? '')) return
  const message = 'An API key reads submissions and their documents, and nothing else.'
  return Response.json({ errors: [{ message }] }, { status: 403 })
}
