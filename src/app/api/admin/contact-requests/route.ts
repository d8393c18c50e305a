import { recordAccess } from '../../../../features/back-office/access-log/record.ts'
import { streamEntries } from '../../../../features/back-office/desk/data.ts'
import { handleDeskRequest } from '../../../../features/back-office/desk/receive.ts'
import { getCms } from '../../../../lib/cms/payload.ts'
import { jsonStream } from '../../../../lib/http/outcome.ts'

/** Lists every contact request, newest first, as `{ "data": [...] }`. Requires an admin's session. */
export function GET(request: Request): Promise<Response> {
  const params = Promise.resolve({ collection: 'contact-requests' })
  return handleDeskRequest(request, params, async ({ collection, headers, user }) => {
    const list = await streamEntries(collection)
    recordAccess(await getCms(), { action: 'list', subject: 'contact', user, headers })
    return jsonStream(list)
  })
}
