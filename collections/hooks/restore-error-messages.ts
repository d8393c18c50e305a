import type { AfterErrorHook, APIError } from 'payload'

/**
 * Restores the message and field errors of a rejected request. Payload recognizes its errors by
 * `instanceof` and class name. The build contains Payload more than once, with minified class
 * names, so responses would only say "An unknown error occurred."
 */
export const restoreErrorMessages: AfterErrorHook = ({ error, result }) => {
  const { data, isPublic, message } = error as APIError
  const reported = result?.errors?.[0]
  const isWhole = reported?.message === message && (reported.data || !data)
  if (!isPublic || isWhole) return
  return { response: { errors: [data ? { name: 'ValidationError', data, message } : { message }] } }
}
