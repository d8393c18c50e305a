import { recordAccess } from '../../../../../features/back-office/access-log/record.ts'
import { findSubmissionDocuments } from '../../../../../features/back-office/desk/documents/data.ts'
import {
  missingNote,
  zipEntries,
  zipName,
} from '../../../../../features/back-office/desk/zip-names.ts'
import { requireAdminOrKey } from '../../../../../lib/auth/require-role.ts'
import { getCms } from '../../../../../lib/cms/payload.ts'
import { storeOf } from '../../../../../lib/files/configured-stores.ts'
import { zipStream } from '../../../../../lib/files/zip.ts'
import { downloadHeaders } from '../../../../../lib/http/file-response.ts'
import { failureStatus, jsonRejection, reject } from '../../../../../lib/http/outcome.ts'
import { logFailure } from '../../../../../lib/log/log-failure.ts'

type Context = { params: Promise<{ submissionId: string }> }

/** Downloads all documents of a submission as a zip. Requires an admin or an admin's API key. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const admin = await requireAdminOrKey(request.headers)
    if (!admin.ok) return jsonRejection(admin)
    const found = await findSubmissionDocuments((await params).submissionId)
    if (!found || found.documents.length === 0) {
      return jsonRejection(reject(404, 'Dokumente nicht gefunden'))
    }
    // Next also calls this for HEAD, which is not recorded and must therefore not name the company.
    if (request.method === 'HEAD')
      return new Response(null, { headers: { 'Cache-Control': 'private, no-store' } })
    const store = storeOf('onboarding-documents')
    const entries = zipEntries(found.documents)
    const { signal } = request
    const entryId = Number((await params).submissionId)
    recordAccess(await getCms(), {
      action: 'zip',
      subject: 'onboarding',
      user: admin.value,
      headers: request.headers,
      entryId,
    })
    return new Response(zipStream({ store, entries, noteMissing: missingNote, signal }), {
      headers: downloadHeaders({ type: 'application/zip', name: zipName(found) }),
    })
  } catch (error) {
    await logFailure('The documents of a submission could not be zipped', error)
    return jsonRejection(reject(failureStatus(error), 'Fehler beim Herunterladen der Dokumente'))
  }
}
