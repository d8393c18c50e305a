import { auditActionLabels } from '../../../../../features/back-office/access-log/constants.ts'
import { recordAccess } from '../../../../../features/back-office/access-log/record.ts'
import { loadPersonEntries } from '../../../../../features/back-office/desk/personal-data/export/data.ts'
import {
  summaryData,
  summaryPage,
} from '../../../../../features/back-office/desk/personal-data/export/summary.ts'
import { personMessages } from '../../../../../features/back-office/desk/personal-data/messages.ts'
import { entryRefsSchema } from '../../../../../features/back-office/desk/personal-data/schema.ts'
import { handleAdminRequest, parseBody } from '../../../../../features/back-office/desk/receive.ts'
import { getCms } from '../../../../../lib/cms/payload.ts'
import { storeOf } from '../../../../../lib/files/configured-stores.ts'
import { zipStream } from '../../../../../lib/files/zip.ts'
import { downloadHeaders } from '../../../../../lib/http/file-response.ts'
import { jsonRejection, reject } from '../../../../../lib/http/outcome.ts'

/** Exports entries as a zip for the person concerned. Requires an admin's session. */
export function POST(request: Request): Promise<Response> {
  return handleAdminRequest(request, async (call) => {
    const { headers, language, user } = call
    const messages = personMessages[language]
    const input = parseBody(call, entryRefsSchema, messages.invalid)
    if (!input.ok) return jsonRejection(input)
    const entries = await loadPersonEntries(input.value.entries, language)
    if (!entries) return jsonRejection(reject(404, messages.gone))
    const detail = 'zip'
    recordAccess(await getCms(), { action: 'export', subject: 'person', user, headers, detail })
    const now = new Date()
    const { files } = messages.summary
    const body = zipStream({
      store: storeOf('onboarding-documents'),
      entries: entries.flatMap(({ documents }) => documents),
      texts: [
        {
          name: `${files.page}.html`,
          text: summaryPage({ entries, language, now, actions: auditActionLabels }),
        },
        { name: `${files.data}.json`, text: summaryData({ entries, now }) },
      ],
      noteMissing: (names) => ({
        name: `${files.missing}.txt`,
        text: `\uFEFF${[messages.summary.missing, '', ...names].join('\r\n')}\r\n`,
      }),
      signal: request.signal,
    })
    const zipHeaders = downloadHeaders({ type: 'application/zip', name: `${files.zip}.zip` })
    return new Response(body, { headers: zipHeaders })
  })
}
