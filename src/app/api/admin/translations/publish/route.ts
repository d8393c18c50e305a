import { publishReady } from '../../../../../features/editing/translations/publish.ts'
import { handleJsonRequest } from '../../../../../features/editing/translations/receive.ts'
import { publishSchema } from '../../../../../features/editing/translations/schema.ts'

/** Lists the drafts that are ready, or publishes the chosen ones. Requires an editor or admin. */
export function POST(request: Request): Promise<Response> {
  return handleJsonRequest(request, publishSchema, publishReady)
}
