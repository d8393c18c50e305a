import { recordAccess } from '../../../../features/audit/record.ts'
import { findDocument } from '../../../../features/overview/data.ts'
import { requireAdmin } from '../../../../lib/auth.ts'
import { safeFileName } from '../../../../lib/file-names.ts'
import { fileResponse } from '../../../../lib/file-response.ts'
import { jsonRefusal, refuse } from '../../../../lib/http.ts'
import { logFailure } from '../../../../lib/log.ts'
import { getCms } from '../../../../lib/payload.ts'

type Context = { params: Promise<{ filename: string }> }

/** One onboarding document as a download, by its stored name; for admins only. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const admin = await requireAdmin(request.headers)
    if (!admin.ok) return jsonRefusal(admin)
    const { filename: file } = await params
    const document = await findDocument(file)
    const name = document && safeFileName(document.originalName, 'Dokument')
    const answer = document && name && (await fileResponse(request, { ...document, name }))
    if (!answer) return jsonRefusal(refuse(404, 'Dokument nicht gefunden'))
    if (answer.body) {
      recordAccess(await getCms(), {
        action: 'document',
        subject: 'onboarding',
        user: admin.value,
        headers: request.headers,
        entryId: document.entryId,
        file,
      })
    }
    return answer
  } catch (error) {
    await logFailure('A document could not be sent', error)
    return jsonRefusal(refuse(500, 'Fehler beim Herunterladen des Dokuments'))
  }
}
