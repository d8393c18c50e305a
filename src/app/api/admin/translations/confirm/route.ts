import { confirmTranslation } from '../../../../../features/editing/translations/confirm.ts'
import { handleJsonRequest } from '../../../../../features/editing/translations/receive.ts'
import { confirmSchema } from '../../../../../features/editing/translations/schema.ts'

/** Records that a translation is still right. Requires an editor or admin. */
export function POST(request: Request): Promise<Response> {
  return handleJsonRequest(request, confirmSchema, (input, { uiLocale }) =>
    confirmTranslation(input, uiLocale),
  )
}
