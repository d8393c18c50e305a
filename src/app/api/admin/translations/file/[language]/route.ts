import { siteUrl } from '../../../../../../env.ts'
import {
  maxFileBytes,
  maxFileMegabytes,
} from '../../../../../../features/editing/translations/constants.ts'
import { loadCoverage } from '../../../../../../features/editing/translations/data.ts'
import {
  exportLanguage,
  exportName,
} from '../../../../../../features/editing/translations/export.ts'
import { importFile } from '../../../../../../features/editing/translations/import.ts'
import { translationMessages } from '../../../../../../features/editing/translations/messages.ts'
import { handleRequest } from '../../../../../../features/editing/translations/receive.ts'
import { isTargetLocale } from '../../../../../../i18n/target-locales.ts'
import { fillPlaceholders } from '../../../../../../lib/content/placeholders.ts'
import { downloadHeaders } from '../../../../../../lib/http/file-response.ts'
import type { StaffCaller } from '../../../../../../lib/http/handle-staff-request.ts'
import { json, jsonRejection, reject } from '../../../../../../lib/http/outcome.ts'
import { textStream } from '../../../../../../lib/http/web-stream.ts'

type Context = { params: Promise<{ language: string }> }

const site = new URL(siteUrl).hostname

/** Exports the texts of a language as XLIFF; `?only=open` omits complete translations. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return handleRequest(request, async ({ uiLocale }) => {
    const { language } = await params
    if (!isTargetLocale(language)) return unknownLanguage(uiLocale)
    const onlyOpen = new URL(request.url).searchParams.get('only') === 'open'
    const file = await exportLanguage(() => loadCoverage(uiLocale), { language, site, onlyOpen })
    const headers = downloadHeaders({
      type: 'application/xliff+xml',
      name: exportName(language, site),
    })
    return new Response(textStream(file), { headers })
  })
}

/** Imports an XLIFF file from the request body. The response lists the outcome of each text. */
export function POST(request: Request, { params }: Context): Promise<Response> {
  const importing = async ({ uiLocale, user, body }: StaffCaller) => {
    const { language } = await params
    if (!isTargetLocale(language)) return unknownLanguage(uiLocale)
    if (body === undefined) {
      const { tooLarge } = translationMessages[uiLocale]
      return jsonRejection(reject(413, fillPlaceholders(tooLarge, { limit: maxFileMegabytes })))
    }
    const isPublishing = new URL(request.url).searchParams.get('publish') === 'yes'
    const report = await importFile(body, { language, site, isPublishing, uiLocale, user })
    return report.ok ? json(report.value) : jsonRejection(report)
  }
  return handleRequest(request, importing, { maxBodyBytes: maxFileBytes })
}

function unknownLanguage(uiLocale: keyof typeof translationMessages): Response {
  return jsonRejection(reject(404, translationMessages[uiLocale].invalid))
}
