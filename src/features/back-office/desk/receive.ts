import type { ZodType } from 'zod'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { requireAdminSession } from '../../../lib/auth/require-role.ts'
import { jsonRejection, type Outcome, readText, reject } from '../../../lib/http/outcome.ts'
import { handleStaffRequest } from '../../../lib/http/staff-call.ts'
import { parseJson } from '../../../lib/text/parse-json.ts'
import type { User } from '../../../payload-types.ts'
import { callMessages } from './call-messages.ts'
import { type DeskCollection, deskCollections } from './follow-up/constants.ts'

/** Above what five hundred ids and a long note can need, in bytes. */
const maxBodyBytes = 64 * 1024

/** Who calls. */
export type AdminCall = { user: User; headers: Headers; language: StaffLanguage }

/** Who calls about which desk. */
export type DeskCall = AdminCall & { collection: DeskCollection }

const options = {
  requireUser: requireAdminSession,
  messages: callMessages,
  failure: 'A call of a desk failed',
}

/** Answers a call of an admin in person about a desk: 401 and 403 for anybody else, 404 for no desk. */
export function handleDeskRequest(
  request: Request,
  params: Promise<{ collection: string }>,
  work: (call: DeskCall) => Promise<Response>,
): Promise<Response> {
  return handleAdminRequest(request, async (call) => {
    const { collection: name } = await params
    const collection = deskCollections.find((each) => each === name)
    if (!collection) return jsonRejection(reject(404, callMessages[call.language].notFound))
    return work({ ...call, collection })
  })
}

/** Answers a call of an admin in person: 401 and 403 for anybody else. */
export function handleAdminRequest(
  request: Request,
  work: (call: AdminCall) => Promise<Response>,
): Promise<Response> {
  return handleStaffRequest(request, options, ({ uiLocale: language, user }) =>
    work({ user, headers: request.headers, language }),
  )
}

/** The body of a call as its schema has it; 400 for what is no such call. */
export async function readCall<Input>(
  { headers, language }: AdminCall,
  schema: ZodType<Input>,
  invalid: string = callMessages[language].invalid,
): Promise<Outcome<Input>> {
  const input = schema.safeParse(parseJson(await readText(headers, maxBodyBytes)))
  if (input.success) return { ok: true, value: input.data }
  return reject(400, invalid)
}
