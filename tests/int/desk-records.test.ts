import { describe, expect, it } from 'vitest'
import { POST as reportExport } from '../../src/app/api/admin/desk/[collection]/exports/route.ts'
import {
  context,
  readList,
  requestDocument,
  requestZip,
  setUpDeskRoutes,
} from '../support/desk-routes.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { callRoute } from '../support/route.ts'
import { submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

describe('the access log', () => {
  const from = { 'X-Forwarded-For': '203.0.113.9' }

  async function records() {
    const { docs } = await context.payload.find({
      collection: 'audit-log',
      where: { ipAddress: { equals: '203.0.113.9' } },
      sort: 'id',
      depth: 0,
    })
    return docs
  }

  it('records who read the list, a document or a zip and from which address, but not a HEAD request, which names nobody', async () => {
    const id = await submitOnboarding(onboarding, documentFiles.slice(0, 1))
    const [name = ''] = (await readList())[0]?.uploadedFiles ?? []

    await (await requestDocument(name, from)).arrayBuffer()
    await expect.poll(records).toHaveLength(1)
    await (await requestZip(id, from)).arrayBuffer()
    await expect.poll(records).toHaveLength(2)
    const headOfDocument = await requestDocument(name, from, 'HEAD')
    expect(headOfDocument.headers.get('content-disposition')).toBeNull()
    await requestDocument('unknown.pdf', from)
    const head = await requestZip(id, from, 'HEAD')
    expect(head.headers.get('content-disposition')).toBeNull()
    await requestZip(999_999, from)
    await readList(from)
    await expect.poll(records).toHaveLength(3)

    const email = 'admin@example.com'
    expect(await records()).toMatchObject([
      { action: 'document', userEmail: email, file: name, byApiKey: false },
      { action: 'zip', userEmail: email, entryId: id },
      { action: 'list', userEmail: email },
    ])
  })

  it('records an export that the browser reports, which only a logged-in admin may do', async () => {
    const params = Promise.resolve({ collection: 'voice-bot-onboardings' })
    const report = (body: unknown, headers: Record<string, string>) =>
      callRoute(
        (received) => reportExport(received, { params }),
        new Request('http://localhost/api/admin/desk/voice-bot-onboardings/exports', {
          method: 'POST',
          headers: { ...from, 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      )
    const done = { format: 'csv', count: 12 }
    expect((await report(done, {})).status).toBe(401)
    expect((await report({ format: 'csv', count: 'Erika' }, context.headers)).status).toBe(400)
    expect((await report({ format: 'Erika', count: 1 }, context.headers)).status).toBe(400)
    expect((await report(done, context.headers)).status).toBe(204)
    await expect
      .poll(async () => (await records()).slice(-1))
      .toMatchObject([{ action: 'export', subject: 'onboarding', detail: 'csv, 12' }])
  })

  it('does not fail a response when a record cannot be written', async () => {
    await context.payload.db.pool.query('ALTER TABLE audit_log RENAME TO audit_log_away')
    try {
      expect(await readList()).toEqual([])
    } finally {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await context.payload.db.pool.query('ALTER TABLE audit_log_away RENAME TO audit_log')
    }
  })
})
