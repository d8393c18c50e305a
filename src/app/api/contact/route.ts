import { contactSchema } from '../../../features/contact/schema.ts'
import { submitContact } from '../../../features/contact/submit.ts'
import { defaultLocale, isLocale } from '../../../i18n/locales.ts'
import { contactMessages } from '../../../i18n/messages.ts'
import { json, plainText } from '../../../lib/http.ts'
import { logFailure } from '../../../lib/log.ts'

/** Above what five fields of the longest allowed length can need, in bytes. */
const maxBodyBytes = 256 * 1024

/**
 * Takes a contact request: 200 with JSON. A failure is plain text with its true status, because the
 * form takes every reply that parses as JSON for a success.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text()
  if (body.length > maxBodyBytes) return plainText('Too large', 413)
  const payload = parseJson(body)
  const language = isLocale(payload?.language) ? payload.language : undefined
  const messages = contactMessages[language ?? defaultLocale]

  const parsed = contactSchema.safeParse(payload)
  if (!parsed.success) return plainText(messages.missing, 400)
  try {
    return json({ id: await submitContact(parsed.data, language) })
  } catch (error) {
    await logFailure('A contact request could not be stored', error)
    return plainText(messages.failed, 500)
  }
}

function parseJson(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
