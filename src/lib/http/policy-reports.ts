import * as z from 'zod'
import { parseJson } from '../text/parse-json.ts'

const text = z.string().max(2000).catch('')

/** What Firefox and Safari send to `report-uri`, and what others send to `report-to`. */
const reports = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'blocked-uri': text,
      }),
    })
    .transform(({ 'csp-report': report }) => [
      {
        page: report['document-uri'],
        directive: report['effective-directive'],
        blocked: report['blocked-uri'],
      },
    ]),
  z
    .array(
      z
        .object({
          type: z.literal('csp-violation'),
          body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
        })
        .transform(({ body }) => ({
          page: body.documentURL,
          directive: body.effectiveDirective,
          blocked: body.blockedURL,
        })),
    )
    .min(1)
    .max(20),
])

/**
 * What browsers report of a policy, as one line of text each; nothing if it is no report. What follows
 * `?` or `#` in an address is left out, as it may be personal, and so is what no address consists of,
 * as anybody may send anything.
 */
export function formatReports(body: string): string[] | undefined {
  const parsed = reports.safeParse(parseJson(body))
  return parsed.data?.map(
    ({ page, directive, blocked }) =>
      `${plain(directive)} stopped ${plain(blocked)} on ${plain(page)}`,
  )
}

function plain(value: string): string {
  const [beginning = ''] = value.split(/[?#]/)
  return beginning.replace(/[^\w:/.,%~@+-]/g, '').slice(0, 200) || 'nothing'
}
