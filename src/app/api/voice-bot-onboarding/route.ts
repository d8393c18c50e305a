import * as z from 'zod'
import { rejectMismatchedContent } from '../../../features/intake/onboarding/check-content.ts'
import { messages } from '../../../features/intake/onboarding/messages.ts'
import { maxBodyBytes, receiveForm } from '../../../features/intake/onboarding/receive.ts'
import { rejectInfected } from '../../../features/intake/onboarding/scan.ts'
import { onboardingSchema } from '../../../features/intake/onboarding/schema.ts'
import { findSubmitted, submitOnboarding } from '../../../features/intake/onboarding/submit.ts'
import { minutesIn } from '../../../i18n/minutes.ts'
import { incomingDocuments } from '../../../lib/files/configured-stores.ts'
import { createIncomingFolder, removeIncomingFolder } from '../../../lib/files/incoming-folders.ts'
import { requireSpace } from '../../../lib/files/require-space.ts'
import { isLikelyBot } from '../../../lib/http/bot-signals.ts'
import { respondAndDiscardBody } from '../../../lib/http/discard-body.ts'
import { isCrossSite } from '../../../lib/http/origin.ts'
import {
  failureStatus,
  firstMessages,
  json,
  jsonRejection,
  reject,
} from '../../../lib/http/outcome.ts'
import { countSubmission, countText } from '../../../lib/http/rate-limit.ts'
import { rateLimitKey } from '../../../lib/http/rate-limit-key.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'

/** Accepts an onboarding: 201 with message and id, or an error with a German message. */
export async function POST(request: Request): Promise<Response> {
  return respondAndDiscardBody(await handle(request))
}

async function handle(request: Request): Promise<Response> {
  let folder: string | undefined
  try {
    if (isCrossSite(request.headers)) return jsonRejection(reject(403, messages.failed))
    const afterRequest = await countSubmission('voice-bot-onboarding', request.headers)
    if (afterRequest !== undefined) return rejectTooMany(afterRequest)
    folder = await createIncomingFolder(incomingDocuments)
    const announced = Number(request.headers.get('content-length')) || Number.POSITIVE_INFINITY
    await requireSpace(folder, Math.min(announced, maxBodyBytes()))
    const received = await receiveForm(request, folder)
    if (!received.ok) return jsonRejection(received)
    const { fields, documents } = received.value

    const parsed = onboardingSchema.safeParse(fields)
    if (!parsed.success) {
      return jsonRejection(reject(400, messages.invalidFields, firstMessages(parsed.error.issues)))
    }
    if (isLikelyBot(fields)) return jsonRejection(reject(400, messages.isLikelyBot))
    const afterText = await countText('voice-bot-onboarding', request.headers, parsed.data)
    if (afterText !== undefined) return rejectTooMany(afterText)
    const idempotencyKey = z.uuid().safeParse(fields.idempotencyKey).data
    const submission = { input: parsed.data, documents, folder, idempotencyKey }
    // Before the documents are checked, which takes long with a virus scanner.
    const submitted =
      (await findSubmitted(submission)) ??
      (await rejectMismatchedContent(folder, documents)) ??
      (await rejectInfected(folder, documents, rateLimitKey(request.headers))) ??
      (await submitOnboarding(submission))
    if (!submitted.ok) return jsonRejection(submitted)
    return json({ message: messages.received, id: submitted.value }, 201)
  } catch (error) {
    await logFailure('An onboarding could not be stored', error)
    return jsonRejection(reject(failureStatus(error), messages.failed))
  } finally {
    if (folder) await removeIncomingFolder(folder)
  }
}

/** `retryAfter` is in seconds. */
function rejectTooMany(retryAfter: number): Response {
  const message = messages.tooMany(minutesIn('de', retryAfter))
  return jsonRejection({ ...reject(429, message), retryAfter })
}
