import { z } from 'zod'
import { recordAccess } from '../../../../../features/back-office/audit/record.ts'
import { exportFormats } from '../../../../../features/back-office/overview/export.ts'
import { requireAdmin } from '../../../../../lib/auth/require-role.ts'
import { isAdminInPerson } from '../../../../../lib/auth/roles.ts'
import { getCms } from '../../../../../lib/cms/payload.ts'
import { jsonRejection, readText, reject } from '../../../../../lib/http/outcome.ts'
import { logFailure } from '../../../../../lib/log/log-failure.ts'

const reportSchema = z.object({ format: z.enum(exportFormats), count: z.int().nonnegative() })

/** Records an export that the browser made of the loaded list. */
export async function POST(request: Request): Promise<Response> {
  try {
    const admin = await requireAdmin(request.headers)
    if (!admin.ok) return jsonRejection(admin)
    if (!isAdminInPerson(admin.value)) {
      return jsonRejection(reject(403, 'Dazu haben Sie keine Berechtigung.'))
    }
    const report = reportSchema.safeParse(parse(await readText(request.headers, 1000)))
    if (!report.success) return jsonRejection(reject(400, 'Ungültige Angaben.'))
    recordAccess(await getCms(), {
      action: 'export',
      subject: 'onboarding',
      user: admin.value,
      headers: request.headers,
      detail: `${report.data.format}, ${report.data.count}`,
    })
    return new Response(null, { status: 204 })
  } catch (error) {
    await logFailure('An export could not be recorded', error)
    return jsonRejection(reject(500, 'Der Export konnte nicht protokolliert werden.'))
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
