import { streamLog } from '../../../../features/back-office/access-log/data.ts'
import { readFilter } from '../../../../features/back-office/access-log/filter.ts'
import { logMessages } from '../../../../features/back-office/access-log/messages.ts'
import { recordAccess } from '../../../../features/back-office/access-log/record.ts'
import { requestLanguage, requireAdminSession } from '../../../../lib/auth/require-role.ts'
import { getCms } from '../../../../lib/cms/payload.ts'
import { csvStream, failureStatus, jsonRejection, reject } from '../../../../lib/http/outcome.ts'
import { logFailure } from '../../../../lib/log/log-failure.ts'

/** Exports the access log as CSV, with the filter of the query string. Requires an admin's session. */
export async function GET({ headers, url }: Request): Promise<Response> {
  try {
    const admin = await requireAdminSession(headers)
    if (!admin.ok) return jsonRejection(admin)
    const language = await requestLanguage(headers)
    const { exportName } = logMessages[language]
    const log = await streamLog(readFilter(new URL(url).searchParams), language)
    recordAccess(await getCms(), { action: 'export', user: admin.value, headers })
    const today = new Date().toISOString().slice(0, 10)
    return csvStream(log, `${exportName}-${today}.csv`)
  } catch (error) {
    await logFailure('The access log could not be exported', error)
    return jsonRejection(
      reject(failureStatus(error), 'Das Protokoll konnte nicht exportiert werden.'),
    )
  }
}
