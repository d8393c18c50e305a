import { expect, it, vi } from 'vitest'
import { POST } from '../../src/app/api/policy-reports/route.ts'
import { formatReports } from '../../src/lib/http/policy-reports.ts'
import { cms } from '../support/cms.ts'
import { callRoute } from '../support/route.ts'

const report = (name: string) => ({
  type: 'csp-violation',
  body: {
    documentURL: 'https://example.com/de?mail=a@b.example',
    effectiveDirective: 'script-src-elem',
    blockedURL: `https://elsewhere.example/${name}.js`,
  },
})

const send = async (from: string, reports: unknown) => {
  const request = new Request('http://localhost:3000/api/policy-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json', 'X-Forwarded-For': from },
    body: JSON.stringify(reports),
  })
  return (await callRoute(POST, request)).status
}

it('a report does not contain the link to a new password on whose page something was blocked', () => {
  const { body, ...rest } = report('a')
  const documentURL = 'https://example.com/admin/reset/0123456789abcdef'
  const lines = formatReports(JSON.stringify([{ ...rest, body: { ...body, documentURL } }]))
  expect(lines?.join()).toMatch(/ on https:\/\/example\.com\/admin\/reset$/)
})

it('policy reports are logged, at most five per client and thirty in total per minute', async () => {
  const { logger } = await cms()
  const warned = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
  try {
    expect(await send('203.0.113.1', [report('a')])).toBe(204)
    expect(warned.mock.calls).toEqual([
      [
        'Content policy: script-src-elem blocked https://elsewhere.example/a.js on https://example.com/de',
      ],
    ])
    expect(await send('203.0.113.1', { anything: 'else' })).toBe(400)
    expect(await send('203.0.113.1', 'x'.repeat(33_000))).toBe(413)
    // One request may contain twenty reports.
    const many = Array.from({ length: 20 }, (_, index) => report(`b${index}`))
    expect(await send('203.0.113.1', many)).toBe(429)
    expect(warned).toHaveBeenCalledTimes(5)
    for (let sender = 2; sender < 9; sender++) await send(`203.0.113.${sender}`, many)
    expect(warned).toHaveBeenCalledTimes(30)
    expect(await send('203.0.113.10', [report('c')])).toBe(429)
  } finally {
    warned.mockRestore()
  }
})
