import { isDeepStrictEqual } from 'node:util'
import type { FormState } from 'payload'

/** What a form sends to `form-state` after a save: the saved document, and its own state when it sent the save. */
type Sent = { data?: object; formState?: FormState }

/**
 * Removes from the response of the server function `form-state` what the form itself has sent, if it follows a
 * save. Payload's form takes over the values of all fields except the one that was typed into last, and so
 * would undo what the user has typed into the others since an autosave began.
 */
export function withoutSentValues<Result>({ data, formState: sent }: Sent, result: Result): Result {
  if (!data || !sent || !hasState(result)) return result
  const entries = Object.entries(result.state).map(([path, field]) => {
    const own = sent[path]
    if (!own || !isSame(field.value, own.value)) return [path, field]
    const { value: _, initialValue: __, ...others } = field
    return [path, others]
  })
  return { ...result, state: Object.fromEntries(entries) }
}

function hasState(result: unknown): result is { state: FormState } {
  return typeof result === 'object' && result !== null && 'state' in result
}

/** What a user has cleared may be stored as null. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one || null, other || null)
}
