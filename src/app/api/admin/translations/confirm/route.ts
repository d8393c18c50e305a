import { confirmTranslation } from '../../../../../features/translations/confirm.ts'
import { takeStaffCall } from '../../../../../features/translations/receive.ts'
import { confirmSchema } from '../../../../../features/translations/schema.ts'

/** Notes a translation as still right; for editors and admins. */
export function POST(request: Request): Promise<Response> {
  return takeStaffCall(request, confirmSchema, async (input, { speaks }) => {
    const confirmed = await confirmTranslation(input, speaks)
    return confirmed.ok ? { ok: true, value: {} } : confirmed
  })
}
