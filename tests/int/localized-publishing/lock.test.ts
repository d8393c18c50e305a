import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { restAs } from '../../support/call-rest.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { admin } from '../../support/prepared-folder.ts'

setUpEditor()

it('a document stays locked for the user who edits it until they publish it', async () => {
  const { payload, rest, user, viktor } = context
  const locks = async () => {
    const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 })
    return docs.map(({ document, globalSlug, user: who }) => [document ?? globalSlug, who.value])
  }
  const autosave = '?locale=de&draft=true&autosave=true&depth=0'
  await rest('PATCH', `personas/${viktor}${autosave}`, { motto: 'Ein Satz' })
  await rest('PATCH', `personas/${viktor}${autosave}`, { motto: 'Ein Satz.' })
  await rest('POST', `globals/landing${autosave}`, { cta: { note: 'Ein Satz.' } })
  expect(await locks()).toEqual(
    expect.arrayContaining([
      [{ relationTo: 'personas', value: viktor }, user.id],
      ['landing', user.id],
    ]),
  )
  expect(await locks()).toHaveLength(2)
  await rest('PATCH', `personas/${viktor}?locale=de&depth=0`, { _status: 'published' })
  expect(await locks()).toEqual([['landing', user.id]])
  await payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })
})

it.each([
  ['a document', () => ['PATCH', `personas/${context.viktor}`, { motto: 'Darüber' }] as const],
  ['a global', () => ['POST', 'globals/landing', { cta: { note: 'Darüber' } }] as const],
])('%s cannot be written by one user while another user edits it', async (_kind, write) => {
  const [method, path, data] = write()
  const autosave = `${path}?locale=de&draft=true&autosave=true&depth=0`
  expect((await context.rest(method, autosave, data)).status).toBe(200)
  const other = await restAs(admin.email)
  expect((await other(method, autosave, data)).status).toBe(423)
  expect((await other(method, `${path}?locale=de`, { _status: 'published' })).status).toBe(423)
  await context.payload.delete({
    collection: 'payload-locked-documents',
    where: { id: { exists: true } },
  })
})

it('a lock becomes visible only together with its user, whose own saves it would reject otherwise', async () => {
  const { payload, user } = context
  const { pool } = payload.db as unknown as PostgresAdapter
  const client = await pool.connect()
  await client.query('BEGIN; LOCK TABLE payload_locked_documents_rels IN SHARE MODE')
  // Payload does this at the first change in a form.
  const stored = payload.db.create({
    collection: 'payload-locked-documents',
    data: { globalSlug: 'landing', user: { relationTo: 'users', value: user.id } },
    returning: false,
  })
  const locks = async () => {
    const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 })
    return docs.map((lock) => lock.user?.value)
  }
  try {
    await vi.waitFor(async () => {
      const { rowCount } = await client.query('SELECT 1 FROM pg_locks WHERE NOT granted')
      expect(rowCount).toBe(1)
    })
    expect(await locks()).toEqual([])
  } finally {
    await client.query('ROLLBACK')
    client.release()
    await stored
  }
  expect(await locks()).toEqual([user.id])
})
