import { handleJsonRequest } from '../../../../../features/editing/translations/receive.ts'
import { saveTranslation } from '../../../../../features/editing/translations/save.ts'
import { saveSchema } from '../../../../../features/editing/translations/schema.ts'

/** Saves a translation as a draft. Requires an editor or admin. */
export function POST(request: Request): Promise<Response> {
  return handleJsonRequest(request, saveSchema, saveTranslation)
}
