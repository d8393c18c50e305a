import { env } from '../../../env.ts'
import { findPage } from '../../../features/intake/contact/find-page.ts'
import { contactSchema } from '../../../features/intake/contact/schema.ts'
import { submitContact } from '../../../features/intake/contact/submit.ts'
import { defaultLocale, isLocale, type Locale } from '../../../i18n/locales.ts'
import { contactMessages } from '../../../i18n/messages.ts'
import { minutesIn } from '../../../i18n/minutes.ts'
import { isLikelyBot } from '../../../lib/http/bot-signals.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { respondAndDiscardBody } from '../../../lib/http/discard-body.ts'
import { isCrossSite } from '../../../lib/http/origin.ts'
import { failureStatus, json, plainRejection, readText, reject } from '../../../lib/http/outcome.ts'
import { countSubmission, countText } from '../../../lib/http/rate-limit.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import { parseJson } from '../../../lib/text/parse-json.ts'

/** More than five fields of the maximum length need. */
const maxBodyBytes = 256 * 1024

/**
 * Accepts a contact request: 200 with JSON. Failures are plain text with their status, because the form
 * treats every response that parses as JSON as a success.
 */
export async function POST(request: Request): Promise<Response> {
  return respondAndDiscardBody(await handle(request))
}

async function handle(request: Request): Promise<Response> {
  let messages = contactMessages[defaultLocale]
  try {
    if (isCrossSite(request.headers)) return plainRejection(reject(403, messages.failed))
    const body = await readText(request.headers, maxBodyBytes)
    if (body === undefined) return plainRejection(reject(413, tooLongMessage(messages, 'message')))
    const payload = propertiesOf(parseJson(body))
    const language = isLocale(payload.language) ? payload.language : undefined
    messages = contactMessages[language ?? defaultLocale]

    const rejectTooMany = (retryAfter: number) => {
      const wait = minutesIn(language ?? defaultLocale, retryAfter)
      const message = messages.tooMany.replace('{wait}', wait)
      return plainRejection({ ...reject(429, message), retryAfter })
    }
    const afterRequest = await countSubmission('contact', request.headers)
    if (afterRequest !== undefined) return rejectTooMany(afterRequest)
    const parsed = contactSchema.safeParse(payload)
    if (!parsed.success) {
      const isTooLong = parsed.error.issues.every(({ code }) => code === 'too_big')
      return plainRejection(
        isTooLong
          ? reject(413, tooLongMessage(messages, parsed.error.issues[0]?.path[0]))
          : reject(400, messages.missing),
      )
    }
    if (isLikelyBot(payload)) return plainRejection(reject(400, messages.tooFast))
    const afterText = await countText('contact', request.headers, parsed.data)
    if (afterText !== undefined) return rejectTooMany(afterText)

    const ipAddress = clientAddress(request.headers, env.TRUSTED_PROXIES)
    const page = findPage(request.headers)
    const idempotencyKey = readKey(request.headers)
    const submission = { input: parsed.data, idempotencyKey, language, page, ipAddress }
    return json({ id: await submitContact(submission) })
  } catch (error) {
    await logFailure('A contact request could not be stored', error)
    return plainRejection(reject(failureStatus(error), messages.failed))
  }
}

/** Returns the random key by which the form's request is recognized if it is sent again. */
function readKey(headers: Headers): string | undefined {
  return headers.get('idempotency-key')?.match(/^[\w-]{16,64}$/)?.[0]
}

type Messages = (typeof contactMessages)[Locale]

/** Returns the message for a field that is too long; by default for the message field. */
function tooLongMessage({ fields, tooLong }: Messages, name: PropertyKey | undefined): string {
  const field = fields[name as keyof Messages['fields']] ?? fields.message
  return tooLong.replace('{field}', field)
}

/** Returns the properties of a JSON object; none for any other value. */
function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
