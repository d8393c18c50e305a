import { describe, expect, it } from 'vitest'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { at, document, list, setUpOverview, zip } from '../support/overview-routes.ts'
import { submit } from '../support/stored-submissions.ts'

setUpOverview()

describe('what is handed out is recorded:', () => {
  const from = { 'X-Forwarded-For': '203.0.113.9' }

  async function records() {
    const { docs } = await at.payload.find({
      collection: 'audit-log',
      where: { ipAddress: { equals: '203.0.113.9' } },
      sort: 'id',
      depth: 0,
    })
    return docs
  }

  it('who took the list, a document or a zip, from where; an unread HEAD is not', async () => {
    const id = await submit(onboarding, documentFiles.slice(0, 1))
    const [name = ''] = (await list())[0]?.uploadedFiles ?? []

    await (await document(name, from)).arrayBuffer()
    await expect.poll(records).toHaveLength(1)
    await (await zip(id, from)).arrayBuffer()
    await expect.poll(records).toHaveLength(2)
    await document(name, from, 'HEAD')
    await document('unknown.pdf', from)
    await zip(id, from, 'HEAD')
    await zip(999_999, from)
    await list(from)
    await expect.poll(records).toHaveLength(3)

    const email = 'admin@example.com'
    expect(await records()).toMatchObject([
      { action: 'document', userEmail: email, file: name, byApiKey: false },
      { action: 'zip', userEmail: email, entryId: id },
      { action: 'list', userEmail: email },
    ])
  })

  it('a record that cannot be written fails no answer', async () => {
    await at.payload.db.pool.query('ALTER TABLE audit_log RENAME TO audit_log_away')
    try {
      expect(await list()).toEqual([])
    } finally {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await at.payload.db.pool.query('ALTER TABLE audit_log_away RENAME TO audit_log')
    }
  })
})
