import type { AfterErrorHook, APIError } from 'payload'

/**
 * Restores the message of a rejected request, and which field is wrong. Payload asks `instanceof`
 * and for a class's name whether an error is its own; the built site holds Payload more than once
 * and without names, so a response would be "An unknown error occurred." and mark no field.
 */
export const restoreErrorMessages: AfterErrorHook = ({ error, result }) => {
  const { data, isPublic, message } = error as APIError
  const reported = result?.errors?.[0]
  const isWhole = reported?.message === message && (reported.data || !data)
  if (!isPublic || isWhole) return
  return { response: { errors: [data ? { name: 'ValidationError', data, message } : { message }] } }
}
