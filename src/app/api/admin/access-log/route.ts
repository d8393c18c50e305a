import { streamLog } from '../../../../features/back-office/access-log/data.ts'
import { readFilter } from '../../../../features/back-office/access-log/filter.ts'
import { logMessages } from '../../../../features/back-office/access-log/messages.ts'
import { recordAccess } from '../../../../features/back-office/access-log/record.ts'
import { siteDay } from '../../../../i18n/date-text.ts'
import { requestLanguage, requireAdminSession } from '../../../../lib/auth/require-role.ts'
import { getCms } from '../../../../lib/cms/payload.ts'
import { csvStream, failureStatus, jsonRejection, reject } from '../../../../lib/http/outcome.ts'
import { logFailure } from '../../../../lib/log/log-failure.ts'

/** Exports the access log as CSV, with the filter of the query string. Requires an admin's session. */
export async function GET({ headers, url }: Request): Promise<Response> {
  let messages = logMessages.de
  try {
    const language = await requestLanguage(headers)
    messages = logMessages[language]
    const admin = await requireAdminSession(headers)
    if (!admin.ok) {
      const { status } = admin
      return jsonRejection(reject(status, messages[status === 401 ? 'notLoggedIn' : 'forbidden']))
    }
    const log = await streamLog(readFilter(new URL(url).searchParams), language)
    recordAccess(await getCms(), { action: 'export', user: admin.value, headers })
    return csvStream(log, `${messages.exportName}-${siteDay(new Date())}.csv`)
  } catch (error) {
    await logFailure('The access log could not be exported', error)
    return jsonRejection(reject(failureStatus(error), messages.failed))
  }
}
