import { z } from 'zod'
import { refuseForeignContent } from '../../../features/intake/onboarding/check-content.ts'
import { createIncoming } from '../../../features/intake/onboarding/incoming.ts'
import { messages } from '../../../features/intake/onboarding/messages.ts'
import { receiveForm } from '../../../features/intake/onboarding/receive.ts'
import { refuseInfected } from '../../../features/intake/onboarding/scan.ts'
import { onboardingSchema } from '../../../features/intake/onboarding/schema.ts'
import { submitOnboarding } from '../../../features/intake/onboarding/submit.ts'
import { minutesIn } from '../../../i18n/minutes.ts'
import { isOutage } from '../../../lib/database/unavailable.ts'
import { removeUnsettled } from '../../../lib/files/unsettled-files.ts'
import { looksAutomatic } from '../../../lib/http/bot-signals.ts'
import { answerEarly } from '../../../lib/http/drain-body.ts'
import { firstMessages, json, jsonRefusal, refuse } from '../../../lib/http/outcome.ts'
import { secondsToWait } from '../../../lib/http/rate-limit.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'

/** Takes an onboarding: 201 with the message and the id, or a German sentence that says why not. */
export async function POST(request: Request): Promise<Response> {
  return answerEarly(await take(request))
}

async function take(request: Request): Promise<Response> {
  let folder: string | undefined
  try {
    const retryAfter = await secondsToWait('voice-bot-onboarding', request.headers)
    if (retryAfter !== undefined) {
      const message = messages.tooMany(minutesIn('de', retryAfter))
      return jsonRefusal({ ...refuse(429, message), retryAfter })
    }
    folder = await createIncoming()
    const received = await receiveForm(request, folder)
    if (!received.ok) return jsonRefusal(received)
    const { fields, documents } = received.value

    const parsed = onboardingSchema.safeParse(fields)
    if (!parsed.success) {
      return jsonRefusal(refuse(400, messages.invalidFields, firstMessages(parsed.error.issues)))
    }
    if (looksAutomatic(fields)) return jsonRefusal(refuse(400, messages.looksAutomatic))
    const foreign = await refuseForeignContent(folder, documents)
    if (foreign) return jsonRefusal(foreign)
    const infected = await refuseInfected(folder, documents)
    if (infected) return jsonRefusal(infected)

    const idempotencyKey = z.uuid().safeParse(fields.idempotencyKey).data
    const id = await submitOnboarding({ input: parsed.data, documents, folder, idempotencyKey })
    return json({ message: messages.received, id }, 201)
  } catch (error) {
    await logFailure('An onboarding could not be stored', error)
    return jsonRefusal(refuse(isOutage(error) ? 503 : 500, messages.failed))
  } finally {
    if (folder) await removeUnsettled(folder)
  }
}
