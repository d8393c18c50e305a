import { loadFollowUps } from '../../../../../features/back-office/desk/follow-up/data.ts'
import { changeSchema } from '../../../../../features/back-office/desk/follow-up/schema.ts'
import { changeEntries } from '../../../../../features/back-office/desk/follow-up/submit.ts'
import { handleDeskRequest, parseBody } from '../../../../../features/back-office/desk/receive.ts'
import { json, jsonRejection } from '../../../../../lib/http/outcome.ts'

type Context = { params: Promise<{ collection: string }> }

/** Returns status and assignee of every entry of a desk. Requires an admin's session. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return handleDeskRequest(request, params, async ({ collection }) =>
    json(await loadFollowUps(collection)),
  )
}

/** Sets status, assignee or notes of entries in one transaction. Requires an admin's session. */
export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return handleDeskRequest(request, params, async (call) => {
    const change = parseBody(call, changeSchema(call.collection))
    if (!change.ok) return jsonRejection(change)
    const outcome = await changeEntries(call, change.value)
    return outcome.ok ? json(outcome.value) : jsonRejection(outcome)
  })
}
