import { recordAccess } from '../../../../features/back-office/access-log/record.ts'
import { streamEntries } from '../../../../features/back-office/desk/data.ts'
import { deskMessages } from '../../../../features/back-office/desk/messages.ts'
import { requireAdminOrKey } from '../../../../lib/auth/require-role.ts'
import { getCms } from '../../../../lib/cms/payload.ts'
import { failureStatus, jsonRejection, jsonStream, reject } from '../../../../lib/http/outcome.ts'
import { logFailure } from '../../../../lib/log/log-failure.ts'

/** Lists every registration, newest first, as `{ "data": [...] }`. Requires an admin or an admin's API key. */
export async function GET(request: Request): Promise<Response> {
  try {
    const admin = await requireAdminOrKey(request.headers)
    if (!admin.ok) return jsonRejection(admin)
    const list = await streamEntries('voice-bot-onboardings')
    recordAccess(await getCms(), {
      action: 'list',
      subject: 'onboarding',
      user: admin.value,
      headers: request.headers,
    })
    return jsonStream(list)
  } catch (error) {
    await logFailure('The submissions could not be listed', error)
    return jsonRejection(reject(failureStatus(error), deskMessages.de.loadFailed))
  }
}
