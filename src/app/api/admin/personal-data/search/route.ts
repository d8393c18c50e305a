import { recordAccess } from '../../../../../features/back-office/access-log/record.ts'
import { findPerson } from '../../../../../features/back-office/desk/personal-data/data.ts'
import { personMessages } from '../../../../../features/back-office/desk/personal-data/messages.ts'
import { searchSchema } from '../../../../../features/back-office/desk/personal-data/schema.ts'
import { handleAdminRequest, parseBody } from '../../../../../features/back-office/desk/receive.ts'
import { getCms } from '../../../../../lib/cms/payload.ts'
import { json, jsonRejection } from '../../../../../lib/http/outcome.ts'

/** Finds everything that is stored about a person. Requires an admin's session. */
export function POST(request: Request): Promise<Response> {
  return handleAdminRequest(request, async (call) => {
    const { headers, language, user } = call
    const input = parseBody(call, searchSchema, personMessages[language].invalid)
    if (!input.ok) return jsonRejection(input)
    const found = await findPerson(input.value.search)
    recordAccess(await getCms(), { action: 'list', subject: 'person', user, headers })
    return json(found)
  })
}
