import { copyFromGerman } from '../../../../../features/editing/translations/copy.ts'
import { handleJsonRequest } from '../../../../../features/editing/translations/receive.ts'
import { copySchema } from '../../../../../features/editing/translations/schema.ts'

/** Copies German texts into a language as drafts. Requires an editor or admin. */
export function POST(request: Request): Promise<Response> {
  return handleJsonRequest(request, copySchema, async (input, caller) => {
    const copied = await copyFromGerman(input, caller)
    return copied.ok ? { ok: true, value: { count: copied.value } } : copied
  })
}
