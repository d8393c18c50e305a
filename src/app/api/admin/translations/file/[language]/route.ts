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
import { answerStaff } from '../../../../../../features/editing/translations/receive.ts'
import { isTargetLocale } from '../../../../../../i18n/target-locales.ts'
import { fillPlaceholders } from '../../../../../../lib/content/placeholders.ts'
import { downloadHeaders } from '../../../../../../lib/http/file-response.ts'
import { json, jsonRefusal, readText, refuse } from '../../../../../../lib/http/outcome.ts'

type Context = { params: Promise<{ language: string }> }

const site = new URL(siteUrl).hostname

/** The texts of a language for translators, as XLIFF; `?only=open` leaves out what is complete. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerStaff(request, async ({ speaks }) => {
    const { language } = await params
    if (!isTargetLocale(language)) return unknownLanguage(speaks)
    const onlyOpen = new URL(request.url).searchParams.get('only') === 'open'
    const file = exportLanguage(await loadCoverage(speaks), { language, site, onlyOpen })
    const headers = downloadHeaders({
      type: 'application/xliff+xml',
      name: exportName(language, site),
    })
    return new Response(file, { headers })
  })
}

/** Takes such a file back; the body is the file. Answers what became of each of its texts. */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return answerStaff(request, async ({ speaks, user }) => {
    const { language } = await params
    if (!isTargetLocale(language)) return unknownLanguage(speaks)
    const text = await readText(request.headers, maxFileBytes)
    if (text === undefined) {
      const { tooLarge } = translationMessages[speaks]
      return jsonRefusal(refuse(413, fillPlaceholders(tooLarge, { limit: maxFileMegabytes })))
    }
    const isLive = new URL(request.url).searchParams.get('live') === 'yes'
    const report = await importFile(text, { language, site, isLive, speaks, user })
    return report.ok ? json(report.value) : jsonRefusal(report)
  })
}

function unknownLanguage(speaks: keyof typeof translationMessages): Response {
  return jsonRefusal(refuse(404, translationMessages[speaks].invalid))
}
