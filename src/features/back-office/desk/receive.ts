import type { ZodType } from 'zod'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { requestLanguage, requireAdminInPerson } from '../../../lib/auth/require-role.ts'
import { respondAndDrain } from '../../../lib/http/drain-body.ts'
import { isForeignWrite } from '../../../lib/http/origin.ts'
import { jsonRejection, type Outcome, readText, reject } from '../../../lib/http/outcome.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import type { User } from '../../../payload-types.ts'
import { callMessages } from './call-messages.ts'
import { type DeskCollection, deskCollections } from './follow-up/constants.ts'

/** Above what five hundred ids and a long note can need, in bytes. */
const maxBodyBytes = 64 * 1024

/** Who calls. */
export type AdminCall = { user: User; headers: Headers; language: StaffLanguage }

/** Who calls about which desk. */
export type DeskCall = AdminCall & { collection: DeskCollection }

type Params = Promise<{ collection: string }>

/** Answers a call of an admin in person about a desk: 401 and 403 for anybody else, 404 for no desk. */
export function answerDesk(
  request: Request,
  params: Params,
  work: (call: DeskCall) => Promise<Response>,
): Promise<Response> {
  return answerAdmin(request, async (call) => {
    const { collection: name } = await params
    const collection = deskCollections.find((each) => each === name)
    if (collection) return work({ ...call, collection })
    return jsonRejection(reject(404, callMessages[call.language].notFound))
  })
}

/** Answers a call of an admin in person: 401 and 403 for anybody else. */
export async function answerAdmin(
  request: Request,
  work: (call: AdminCall) => Promise<Response>,
): Promise<Response> {
  return respondAndDrain(await guarded(request, work))
}

async function guarded(
  request: Request,
  work: (call: AdminCall) => Promise<Response>,
): Promise<Response> {
  const { headers } = request
  let messages: (typeof callMessages)[StaffLanguage] = callMessages.de
  try {
    const language = await requestLanguage(headers)
    messages = callMessages[language]
    if (isForeignWrite(request)) return jsonRejection(reject(403, messages.refused))
    const admin = await requireAdminInPerson(headers)
    if (!admin.ok) {
      const message = admin.status === 401 ? messages.notLoggedIn : messages.refused
      return jsonRejection(reject(admin.status, message))
    }
    return await work({ user: admin.value, headers, language })
  } catch (error) {
    await logFailure('A call of a desk failed', error)
    return jsonRejection(reject(500, messages.failed))
  }
}

/** The body of a call as its schema has it; 400 for what is no such call. */
export async function readCall<Input>(
  { headers, language }: AdminCall,
  schema: ZodType<Input>,
  invalid: string = callMessages[language].invalid,
): Promise<Outcome<Input>> {
  const input = schema.safeParse(parse(await readText(headers, maxBodyBytes)))
  if (input.success) return { ok: true, value: input.data }
  return reject(400, invalid)
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
