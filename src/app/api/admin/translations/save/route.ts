import { handleJsonRequest } from '../../../../../features/editing/translations/receive.ts'
import { saveTranslation } from '../../../../../features/editing/translations/save.ts'
import { saveSchema } from '../../../../../features/editing/translations/schema.ts'

/** Writes a translation as a draft; for editors and admins. */
export function POST(request: Request): Promise<Response> {
  return handleJsonRequest(request, saveSchema, saveTranslation)
}
