import type { ZodType } from 'zod'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { requireAdminSession } from '../../../lib/auth/require-role.ts'
import { handleStaffRequest } from '../../../lib/http/handle-staff-request.ts'
import { jsonRejection, type Outcome, reject } from '../../../lib/http/outcome.ts'
import { parseJson } from '../../../lib/text/parse-json.ts'
import type { User } from '../../../payload-types.ts'
import { callMessages } from './call-messages.ts'
import { type DeskCollection, deskCollections } from './follow-up/constants.ts'

/** More than 500 ids and the longest notes need. */
const maxBodyBytes = 64 * 1024

/** An authenticated request of an admin. */
export type AdminCall = { user: User; headers: Headers; language: StaffLanguage; body?: string }

/** A request about a desk. */
export type DeskCall = AdminCall & { collection: DeskCollection }

const options = {
  requireUser: requireAdminSession,
  messages: callMessages,
  failure: 'A request of a desk failed',
  maxBodyBytes,
}

/**
 * Handles a request about a desk: 401 and 403 unless an admin is logged in, 404 for a collection that has
 * no desk.
 */
export function handleDeskRequest(
  request: Request,
  params: Promise<{ collection: string }>,
  handler: (call: DeskCall) => Promise<Response>,
): Promise<Response> {
  return handleAdminRequest(request, async (call) => {
    const { collection: name } = await params
    const collection = deskCollections.find((each) => each === name)
    if (!collection) return jsonRejection(reject(404, callMessages[call.language].notFound))
    return handler({ ...call, collection })
  })
}

/** Handles a request that requires the session of an admin: 401 and 403 for others. */
export function handleAdminRequest(
  request: Request,
  handler: (call: AdminCall) => Promise<Response>,
): Promise<Response> {
  return handleStaffRequest(request, options, ({ uiLocale: language, user, body }) =>
    handler({ user, headers: request.headers, language, body }),
  )
}

/** Parses the JSON body with a schema; a rejection with 400 if it is invalid. */
export function parseBody<Input>(
  { body, language }: AdminCall,
  schema: ZodType<Input>,
  invalid: string = callMessages[language].invalid,
): Outcome<Input> {
  const input = schema.safeParse(parseJson(body))
  if (input.success) return { ok: true, value: input.data }
  return reject(400, invalid)
}
