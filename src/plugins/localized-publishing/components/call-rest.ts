import { staffLanguage } from '../../../i18n/staff.ts'
import { withTimeout } from '../../../lib/http/with-timeout.ts'
import { editMessages } from '../edit-messages.ts'
import { formatSaveId, knownSaveHeader, type SaveId, saveIdHeader } from '../known-save.ts'

type Call = {
  method: 'DELETE' | 'PATCH' | 'POST'
  language: string
  body?: object
  /** The time of the last save that the caller knows. The server rejects the call after a later one. */
  knownSave?: string
  /** Identifies the call, so that it can be repeated. */
  saveId?: SaveId
}

/**
 * Calls the REST API in the language of the CMS. A network error resolves to a failed response
 * without a message.
 */
export function callRest(
  path: string,
  { method, language, body, knownSave, saveId }: Call,
): Promise<Response> {
  const init = {
    method,
    headers: {
      'Accept-Language': language,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(knownSave && { [knownSaveHeader]: knownSave }),
      ...(saveId && { [saveIdHeader]: formatSaveId(saveId) }),
    },
    body: body && JSON.stringify(body),
  }
  return withTimeout(init, (limited) => fetch(path, limited)).catch(() => Response.error())
}

/**
 * Returns the error message of a failed response, in the language of the CMS. Without a message, the server may have
 * carried out the call: its response was lost, or a proxy responded in its place.
 */
export async function errorMessageOf(response: Response, language: string): Promise<string> {
  const body = await response.json().catch(() => undefined)
  return body?.errors?.[0]?.message ?? editMessages[staffLanguage(language)].noResponse
}
