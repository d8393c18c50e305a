import { isDeepStrictEqual } from 'node:util'
import type { FormField, FormState, Row } from 'payload'

/** What a form sends to `form-state`: its own state and, after a save, the saved document. */
type Sent = { data?: object; formState?: FormState }

/**
 * Removes from the response of the server function `form-state` what would undo what the user does meanwhile.
 * After a save, Payload's form takes over the values of all fields except the one that was typed into last:
 * those that the form itself has sent are removed. It always takes over the values of fields that the form did
 * not have when it sent its state, although an earlier response may have added them, as in a new row: empty
 * ones are removed. It closes the rows that were closed when it sent its state, and new ones.
 */
export function withoutSentValues<Result>({ data, formState: sent }: Sent, result: Result): Result {
  if (!sent || !hasState(result)) return result
  const entries = Object.entries(result.state).map(([path, received]) => {
    const own = sent[path]
    const field =
      received.rows && own ? { ...received, rows: withoutClosing(received.rows) } : received
    const isRemoved = own ? data && isSame(field.value, own.value) : isEmpty(field)
    if (!isRemoved) return [path, field]
    const { value: _, initialValue: __, ...others } = field
    return [path, others]
  })
  return { ...result, state: Object.fromEntries(entries) }
}

function withoutClosing(rows: Row[]): Row[] {
  return rows.map(({ collapsed: _, ...row }) => row)
}

/** Returns whether a field has no value; the value of a list is the number of its rows. */
function isEmpty({ value }: FormField): boolean {
  return value === undefined || value === null || value === ''
}

function hasState(result: unknown): result is { state: FormState } {
  return typeof result === 'object' && result !== null && 'state' in result
}

/** What a user has cleared may be stored as null. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one || null, other || null)
}
