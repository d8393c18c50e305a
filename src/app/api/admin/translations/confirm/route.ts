import { confirmTranslation } from '../../../../../features/editing/translations/confirm.ts'
import { handleJsonRequest } from '../../../../../features/editing/translations/receive.ts'
import { confirmSchema } from '../../../../../features/editing/translations/schema.ts'

/** Notes a translation as still right; for editors and admins. */
export function POST(request: Request): Promise<Response> {
  return handleJsonRequest(request, confirmSchema, (input, { uiLocale }) =>
    confirmTranslation(input, uiLocale),
  )
}
