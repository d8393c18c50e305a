import { copyFromGerman } from '../../../../../features/editing/translations/copy.ts'
import { handleJsonRequest } from '../../../../../features/editing/translations/receive.ts'
import { copySchema } from '../../../../../features/editing/translations/schema.ts'

/** Copies German texts to where translations belong, as drafts; for editors and admins. */
export function POST(request: Request): Promise<Response> {
  return handleJsonRequest(request, copySchema, async (input, who) => {
    const copied = await copyFromGerman(input, who)
    return copied.ok ? { ok: true, value: { count: copied.value } } : copied
  })
}
