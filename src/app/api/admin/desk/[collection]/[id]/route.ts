import { callMessages } from '../../../../../../features/back-office/desk/call-messages.ts'
import { handleDeskRequest } from '../../../../../../features/back-office/desk/receive.ts'
import { loadDetail } from '../../../../../../features/back-office/desk/timeline/data.ts'
import { parseId } from '../../../../../../lib/database/connection.ts'
import { json, jsonRejection, reject } from '../../../../../../lib/http/outcome.ts'

type Context = { params: Promise<{ collection: string; id: string }> }

/** Returns the details of an entry, including its history. Requires an admin's session. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return handleDeskRequest(request, params, async (call) => {
    const id = parseId((await params).id)
    const isRefetch = new URL(request.url).searchParams.has('again')
    const detail = id === undefined ? undefined : await loadDetail(call, id, { isRefetch })
    return detail ? json(detail) : jsonRejection(reject(404, callMessages[call.language].notFound))
  })
}
