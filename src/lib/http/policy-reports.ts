import * as z from 'zod'
import { parseJson } from '../text/parse-json.ts'

const text = z.string().max(2000).catch('')

/** The report formats of `report-uri` (Firefox and Safari) and `report-to` (other browsers). */
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
 * Formats CSP violation reports as one line each. Returns undefined if the body is not a report.
 * Removes the query and fragment of URLs, which may contain personal data, the token of a link to a new
 * password, and characters that are invalid in a URL, because anyone can send reports.
 */
export function formatReports(body: string): string[] | undefined {
  const parsed = reports.safeParse(parseJson(body))
  return parsed.data?.map(
    ({ page, directive, blocked }) =>
      `${sanitize(directive)} blocked ${sanitize(blocked)} on ${sanitize(page)}`,
  )
}

function sanitize(value: string): string {
  const [withoutQuery = ''] = value.split(/[?#]/)
  const withoutToken = withoutQuery.replace(/(\/admin\/reset)\/.*$/s, '$1')
  return withoutToken.replace(/[^\w:/.,%~@+-]/g, '').slice(0, 200) || 'nothing'
}
