import { recordAccessInTransaction } from '../../../../../features/back-office/access-log/record.ts'
import { personMessages } from '../../../../../features/back-office/desk/personal-data/messages.ts'
import { entryRefsSchema } from '../../../../../features/back-office/desk/personal-data/schema.ts'
import { erase } from '../../../../../features/back-office/desk/personal-data/submit.ts'
import { handleAdminRequest, parseBody } from '../../../../../features/back-office/desk/receive.ts'
import { getCms } from '../../../../../lib/cms/payload.ts'
import { json, jsonRejection } from '../../../../../lib/http/outcome.ts'

/** Erases entries in one transaction. Requires an admin's session. */
export function POST(request: Request): Promise<Response> {
  return handleAdminRequest(request, async (call) => {
    const { headers, language, user } = call
    const input = parseBody(call, entryRefsSchema, personMessages[language].invalid)
    if (!input.ok) return jsonRejection(input)
    const cms = await getCms()
    const outcome = await erase(call, input.value.entries, (req) =>
      recordAccessInTransaction(cms, req, { action: 'delete', subject: 'person', user, headers }),
    )
    return outcome.ok ? json(outcome.value) : jsonRejection(outcome)
  })
}
