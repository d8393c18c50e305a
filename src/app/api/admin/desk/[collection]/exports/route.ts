import * as z from 'zod'
import { recordAccess } from '../../../../../../features/back-office/access-log/record.ts'
import { exportFormats } from '../../../../../../features/back-office/desk/export.ts'
import { subjectOf } from '../../../../../../features/back-office/desk/follow-up/constants.ts'
import {
  handleDeskRequest,
  parseBody,
} from '../../../../../../features/back-office/desk/receive.ts'
import { getCms } from '../../../../../../lib/cms/payload.ts'
import { jsonRejection } from '../../../../../../lib/http/outcome.ts'

type Context = { params: Promise<{ collection: string }> }

const reportSchema = z.object({ format: z.enum(exportFormats), count: z.int().nonnegative() })

/** Records an export that the browser has created from the loaded list. Requires an admin's session. */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return handleDeskRequest(request, params, async (call) => {
    const report = parseBody(call, reportSchema)
    if (!report.ok) return jsonRejection(report)
    const { collection, headers, user } = call
    recordAccess(await getCms(), {
      action: 'export',
      subject: subjectOf[collection],
      user,
      headers,
      detail: `${report.value.format}, ${report.value.count}`,
    })
    return new Response(null, { status: 204 })
  })
}
