import { describe, expect, it } from 'vitest'
import { formatReports } from '../../../src/lib/http/policy-reports.ts'

const sent = (body: object) =>
  formatReports(
    JSON.stringify([{ type: 'csp-violation', age: 1, url: 'https://example.com', body }]),
  )

const body = {
  documentURL: 'https://example.com/de/clara?mail=a@b.example#top',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://elsewhere.example/a.js?token=1',
}

describe("a browser's policy report", () => {
  it('becomes a log line without anything that may be personal', () => {
    const line =
      'script-src-elem blocked https://elsewhere.example/a.js on https://example.com/de/clara'
    expect(sent(body)).toEqual([line])
    const older = {
      'csp-report': {
        'document-uri': body.documentURL,
        'effective-directive': body.effectiveDirective,
        'blocked-uri': body.blockedURL,
      },
    }
    expect(formatReports(JSON.stringify(older))).toEqual([line])
  })

  it('is truncated and cannot forge another log line', () => {
    const [line = ''] = sent({ ...body, blockedURL: `inline\n\u001b[31m${'x'.repeat(900)}` }) ?? []
    expect(line).toMatch(/^[ -~]+$/)
    expect(line.length).toBeLessThan(700)
  })

  it.each(['', 'null', '[]', '{}', '[{"type":"deprecation","body":{}}]', '{"csp-report":1}'])(
    'is ignored if it is malformed: %s',
    (text) => {
      expect(formatReports(text)).toBeUndefined()
    },
  )
})
