import { isDeepStrictEqual } from 'node:util'
import type { FormField, FormState } from 'payload'

/** What a form sends to `form-state`: its own state and, after a save, the saved document. */
type Sent = { data?: object; formState?: FormState }

/**
 * Removes from the response of the server function `form-state` what would undo the user's input meanwhile:
 * - values that the form itself has sent: after a save, the form takes over those of all fields except the one
 *   that was typed into last;
 * - values of new rows: the form takes over those of fields that it did not have when it sent its state,
 *   although an earlier response may have added them, or another row may be at their index by then. Their
 *   defaults come with the response to the next save;
 * - which rows are closed: the form would close those that were closed when it sent its state, and new ones;
 * - where fields were rendered: a row that was duplicated meanwhile may be there by then.
 */
export function withoutSentValues<Result>({ data, formState: sent }: Sent, result: Result): Result {
  if (!sent || !hasState(result)) return result
  const entries = Object.entries(result.state).map(([path, received]) => {
    const own = sent[path]
    const field = own ? withoutSentRendering(received, own) : received
    const isRemoved = own
      ? data && isSame(field.value, own.value)
      : !received.rows && isInSentRow(path, sent, result.state)
    if (!isRemoved) return [path, field]
    const { value: _, initialValue: __, ...others } = field
    return [path, others]
  })
  return { ...result, state: Object.fromEntries(entries) }
}

function withoutSentRendering(received: FormField, own: FormField): FormField {
  const { rows, ...field } = received
  if (field.lastRenderedPath === own.lastRenderedPath) delete field.lastRenderedPath
  return rows ? { ...field, rows: rows.map(({ collapsed: _, ...row }) => row) } : field
}

/** Returns whether the row that contains a field was in the form when it sent its state. */
function isInSentRow(path: string, sent: FormState, received: FormState): boolean {
  const parts = path.split('.')
  const at = parts.findLastIndex((part) => /^\d+$/.test(part))
  const list = parts.slice(0, at).join('.')
  const row = received[list]?.rows?.[Number(parts[at])]
  return sent[list]?.rows?.some(({ id }) => id === row?.id) ?? false
}

function hasState(result: unknown): result is { state: FormState } {
  return typeof result === 'object' && result !== null && 'state' in result
}

/** What a user has cleared may be stored as null. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one || null, other || null)
}
