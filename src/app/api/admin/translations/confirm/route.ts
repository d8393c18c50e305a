import { confirmTranslation } from '../../../../../features/translations/confirm.ts'
import { takeStaffCall } from '../../../../../features/translations/receive.ts'
import { confirmSchema } from '../../../../../features/translations/schema.ts'

/** Notes a translation as still right; for editors and admins. */
export function POST(request: Request): Promise<Response> {
  return takeStaffCall(request, confirmSchema, (input, { speaks }) =>
    confirmTranslation(input, speaks),
  )
}
