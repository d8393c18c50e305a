import { recordAccess } from '../../../../features/back-office/access-log/record.ts'
import { findDocument } from '../../../../features/back-office/desk/documents/data.ts'
import { requireAdminOrKey } from '../../../../lib/auth/require-role.ts'
import { getCms } from '../../../../lib/cms/payload.ts'
import { storeOf } from '../../../../lib/files/configured-stores.ts'
import { fileResponse } from '../../../../lib/http/file-response.ts'
import { failureStatus, jsonRejection, reject } from '../../../../lib/http/outcome.ts'
import { logFailure } from '../../../../lib/log/log-failure.ts'

type Context = { params: Promise<{ filename: string }> }

/** Downloads an onboarding document by its stored name. Requires an admin or an admin's API key. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const admin = await requireAdminOrKey(request.headers)
    if (!admin.ok) return jsonRejection(admin)
    const { filename: file } = await params
    const document = await findDocument(file)
    const store = storeOf('onboarding-documents')
    const response = document && (await fileResponse(request, { ...document, store, name: file }))
    if (!response) return jsonRejection(reject(404, 'Dokument nicht gefunden'))
    // A response without a body is not recorded and must therefore not contain the name that the customer gave.
    if (!response.body) response.headers.delete('Content-Disposition')
    if (response.body) {
      recordAccess(await getCms(), {
        action: 'document',
        subject: 'onboarding',
        user: admin.value,
        headers: request.headers,
        entryId: document.entryId,
        file,
        // The desk loads previews from the same route; the access log distinguishes them.
        detail: new URL(request.url).searchParams.has('preview') ? 'preview' : undefined,
      })
    }
    return response
  } catch (error) {
    await logFailure('A document could not be sent', error)
    return jsonRejection(reject(failureStatus(error), 'Fehler beim Herunterladen des Dokuments'))
  }
}
