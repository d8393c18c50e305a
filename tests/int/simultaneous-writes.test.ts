import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeEntries } from '../../src/features/back-office/desk/follow-up/submit.ts'
import { deleteExpiredTrash } from '../../src/features/intake/retention/data.ts'
import { lockRows } from '../../src/lib/database/lock-rows.ts'
import { inTransaction } from '../../src/lib/database/transaction.ts'
import { createAccount, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { setUpDeskRoutes } from '../support/desk-routes.ts'
import { insertSubmissions, submitOnboarding } from '../support/stored-submissions.ts'
import { whileTransactionIsOpen } from '../support/while-transaction-is-open.ts'

type Collection = 'contact-requests' | 'voice-bot-onboardings'

setUpDeskRoutes()

let payload: Payload
let admin: Awaited<ReturnType<typeof createAccount>>

beforeAll(async () => {
  payload = await cms()
  admin = await createAccount('admin')
})

afterAll(async () => {
  await payload.delete({ collection: 'contact-requests', where: { id: { exists: true } } })
  await removeAccounts(admin)
})

const createDocument: Record<Collection, () => Promise<number>> = {
  'contact-requests': async () => {
    const data = { name: 'Ada', email: 'ada@example.com', message: 'Hallo', status: 'new' } as const
    return (await payload.create({ collection: 'contact-requests', data })).id
  },
  'voice-bot-onboardings': async () => {
    await insertSubmissions(payload, 1)
    const { docs } = await payload.find({ collection: 'voice-bot-onboardings', sort: '-id' })
    return docs[0]?.id ?? 0
  },
}

describe.each(['contact-requests', 'voice-bot-onboardings'] as const)(
  'concurrent writes of %s',
  (collection) => {
    const stored = (id: number) =>
      payload.findByID({ collection, id, depth: 0, trash: true, disableErrors: true })
    const change = (id: number, body: object) => () =>
      callRest('PATCH', `${collection}/${id}?depth=0`, { headers: admin.headers, body })
    const changeMany = (id: number, body: object) => () =>
      callRest('PATCH', `${collection}?where[id][in]=${id}&depth=0`, {
        headers: admin.headers,
        body,
      })

    it('do not bring back a deleted entry', async () => {
      const id = await createDocument[collection]()
      const response = await whileTransactionIsOpen(
        (req) => payload.delete({ collection, id, req }),
        change(id, { status: 'in-progress' }),
      )
      expect([response.status, await stored(id)]).toEqual([404, null])
    })

    it('keep the changes of both users, of one entry or of many', async () => {
      for (const second of [change, changeMany]) {
        const id = await createDocument[collection]()
        const response = await whileTransactionIsOpen(
          (req) => payload.update({ collection, id, data: { notes: 'angerufen' }, req }),
          second(id, { status: 'in-progress' }),
        )
        expect(response.status).toBe(200)
        expect(await stored(id)).toMatchObject({ notes: 'angerufen', status: 'in-progress' })
      }
    })

    it('leave an entry in the trash when a concurrent change finishes later', async () => {
      const id = await createDocument[collection]()
      const deletedAt = new Date().toISOString()
      const response = await whileTransactionIsOpen(
        (req) => payload.update({ collection, id, data: { deletedAt }, req }),
        change(id, { status: 'in-progress' }),
      )
      expect([response.status, (await stored(id))?.deletedAt]).toEqual([404, expect.any(String)])
    })

    it.each<[string, () => Promise<unknown>]>([
      [
        'by a person',
        () => {
          const query = 'trash=true&where[deletedAt][exists]=true'
          return callRest('DELETE', `${collection}?${query}`, { headers: admin.headers })
        },
      ],
      [
        'at night',
        () => deleteExpiredTrash(payload, { now: new Date('2100-01-01'), isDryRun: false }),
      ],
    ])('keep an entry that is restored while the trash is emptied %s', async (_by, empty) => {
      const id = await createDocument[collection]()
      const to = (deletedAt: string | null, req?: PayloadRequest) =>
        payload.update({ collection, id, data: { deletedAt }, trash: true, req })
      await to(new Date().toISOString())
      await whileTransactionIsOpen((req) => to(null, req), empty)
      expect(await stored(id)).toMatchObject({ id, deletedAt: null })
    })

    it('keep the notes that somebody else has just written', async () => {
      const id = await createDocument[collection]()
      const { id: userId, headers } = admin
      const user = { id: userId, collection: 'users', role: 'admin', email: admin.email } as never
      const call = { collection, headers: new Headers(headers), language: 'de', user } as never
      const outcome = await whileTransactionIsOpen(
        (req) => payload.update({ collection, id, data: { notes: 'Erste' }, req }),
        () => changeEntries(call, { ids: [id], notes: { former: '', text: 'Zweite' } }),
      )
      expect(outcome).toMatchObject({ ok: false, status: 409 })
      expect((await stored(id))?.notes).toBe('Erste')
    })
  },
)

it('an editor, who may not change entries, waits for no row lock and so learns nothing about them', async () => {
  const id = await createDocument['contact-requests']()
  const editor = await createAccount('editor')
  const { headers } = editor
  await inTransaction(payload, async (req) => {
    await lockRows(payload, req, { collection: 'contact-requests', ids: [id] })
    for (const path of [`/${id}`, '?where[email][equals]=ada@example.com', '?where[unknown]=1']) {
      for (const method of ['PATCH', 'DELETE']) {
        const response = await callRest(method, `contact-requests${path}`, { headers, body: {} })
        expect([method, path, response.status]).toEqual([method, path, 403])
      }
    }
  })
  await removeAccounts(editor)
})

it('a registration is deleted with its documents while somebody changes it', async () => {
  const id = await submitOnboarding()
  const headers = admin.headers
  const response = await whileTransactionIsOpen(
    (req) => payload.delete({ collection: 'voice-bot-onboardings', id, req }),
    () => callRest('PATCH', `voice-bot-onboardings/${id}`, { headers, body: { notes: 'x' } }),
  )
  expect(response.status).toBe(404)
  expect((await payload.db.count({ collection: 'onboarding-documents' })).totalDocs).toBe(0)
})
