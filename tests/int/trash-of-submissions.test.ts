import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findDocument,
  findSubmissionDocuments,
} from '../../src/features/back-office/desk/documents/data.ts'
import { deleteExpiredTrash } from '../../src/features/intake/retention/data.ts'
import { createAccount, createAccountWithKey, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { readList, setUpDeskRoutes } from '../support/desk-routes.ts'
import { submitOnboarding } from '../support/stored-submissions.ts'

type Account = Awaited<ReturnType<typeof createAccount>>

setUpDeskRoutes()

let payload: Payload
let admin: Account
let key: Account

beforeAll(async () => {
  payload = await cms()
  admin = await createAccount('admin')
  key = await createAccountWithKey('admin')
})

afterAll(() => removeAccounts(admin, key))

const move = (id: number, deletedAt: string | null) =>
  callRest('PATCH', `voice-bot-onboardings/${id}?trash=true&depth=0`, {
    headers: admin.headers,
    body: { deletedAt },
  })

async function countOf(path: string, { headers }: Account): Promise<number> {
  const response = await callRest('GET', path, { headers })
  return (await response.json()).totalDocs
}

const storedDocuments = () => payload.db.count({ collection: 'onboarding-documents' })

it('a registration in the trash cannot be read, like its documents, and is restored completely', async () => {
  const id = await submitOnboarding()
  const { docs } = await payload.find({ collection: 'onboarding-documents', depth: 0 })
  const name = docs[0]?.filename ?? ''
  expect((await move(id, new Date().toISOString())).status).toBe(200)

  expect(await readList()).toEqual([])
  expect(await findDocument(name)).toBeUndefined()
  expect(await findSubmissionDocuments(String(id))).toBeUndefined()
  for (const path of ['voice-bot-onboardings', 'onboarding-documents']) {
    expect([path, await countOf(path, key)]).toEqual([path, 0])
    // A key cannot ask for the trash, but an admin finds it there.
    expect([path, await countOf(`${path}?trash=true`, key)]).toEqual([path, 0])
    expect([path, await countOf(`${path}?trash=true`, admin)]).not.toEqual([path, 0])
  }

  expect((await move(id, null)).status).toBe(200)
  expect(await readList()).toHaveLength(1)
  expect(await findDocument(name)).toMatchObject({ entryId: id })
  expect((await findSubmissionDocuments(String(id)))?.documents).toHaveLength(3)
})

it('the documents of a trashed registration follow it, whichever fields the response selects', async () => {
  const id = await submitOnboarding()
  const where = `where[and][0][id][in][0]=${id}&trash=true`
  const many = (body: object, rest: string) =>
    callRest('PATCH', `voice-bot-onboardings?${where}${rest}`, { headers: admin.headers, body })
  const documents = async () => (await findSubmissionDocuments(String(id)))?.documents.length
  const now = new Date().toISOString()
  expect((await many({ deletedAt: now }, '&select[name]=true')).status).toBe(200)
  expect([await documents(), await countOf('onboarding-documents', key)]).toEqual([undefined, 0])
  // The CMS's restore button sends this.
  expect((await many({ deletedAt: null, _status: 'draft' }, '')).status).toBe(200)
  expect([await documents(), await countOf('onboarding-documents', key)]).toEqual([3, 3])
})

it('the documents of a trashed registration are deleted when the trash is emptied and not before', async () => {
  const id = await submitOnboarding()
  const now = new Date()
  await move(id, now.toISOString())
  await deleteExpiredTrash(payload, { now, isDryRun: false })
  expect((await storedDocuments()).totalDocs).toBe(3)
  const later = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
  await deleteExpiredTrash(payload, { now: later, isDryRun: false })
  expect((await storedDocuments()).totalDocs).toBe(0)
  expect((await payload.db.count({ collection: 'voice-bot-onboardings' })).totalDocs).toBe(0)
})

it('an entry that cannot be deleted from the trash is reported and does not block others', async () => {
  const ids = [await submitOnboarding(), await submitOnboarding()]
  for (const id of ids) await move(id, new Date().toISOString())
  await payload.db.pool.query(`
    CREATE FUNCTION fail_deletion() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN IF OLD.id = ${ids[1]} THEN RAISE EXCEPTION 'not now'; END IF; RETURN OLD; END $$;
    CREATE TRIGGER fail_deletion BEFORE DELETE ON voice_bot_onboardings
      FOR EACH ROW EXECUTE FUNCTION fail_deletion()`)
  try {
    const now = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000)
    await expect(deleteExpiredTrash(payload, { now, isDryRun: false })).rejects.toThrow(
      `voice-bot-onboardings ${ids[1]}`,
    )
  } finally {
    await payload.db.pool.query('DROP FUNCTION fail_deletion CASCADE')
  }
  const { docs } = await payload.find({
    ...{ collection: 'voice-bot-onboardings', trash: true, depth: 0 },
    where: { id: { in: ids } },
  })
  expect(docs.map(({ id }) => id)).toEqual([ids[1]])
})

it('the server sets the date on which a registration was trashed', async () => {
  for (const asked of ['2999-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z']) {
    await move(await submitOnboarding(), asked)
  }
  const all = { collection: 'voice-bot-onboardings', trash: true } as const
  const now = new Date()
  await deleteExpiredTrash(payload, { now, isDryRun: false })
  expect((await payload.count(all)).totalDocs).toBe(2)
  const later = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
  await deleteExpiredTrash(payload, { now: later, isDryRun: false })
  expect((await payload.count(all)).totalDocs).toBe(0)
})
