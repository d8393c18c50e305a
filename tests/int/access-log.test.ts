import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { GET as exportLog } from '../../src/app/api/admin/access-log/route.ts'
import { loadAccessLog } from '../../src/features/back-office/access-log/data.ts'
import { removalDelayHours } from '../../src/lib/files/removal-delay.ts'
import { removeDueFiles } from '../../src/lib/files/removals.ts'
import type { AuditLog, User } from '../../src/payload-types.ts'
import { createAccountWithKey, removeAccounts } from '../support/accounts.ts'
import { callRest, restAs } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { context, requestDocument, setUpDeskRoutes } from '../support/desk-routes.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { admin } from '../support/product.ts'
import { sessionHeaders, startSession } from '../support/session.ts'
import { submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

let payload: Payload
let asAdmin: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  payload = await cms()
  asAdmin = await restAs(admin.email)
})

beforeEach(async () => {
  await query('DELETE FROM audit_log')
  await query('DELETE FROM contact_requests')
})

afterEach(() => query('DROP FUNCTION IF EXISTS fail_deletion, fail_record CASCADE'))

const query = (sql: string, values?: unknown[]) => payload.db.pool.query(sql, values)

const concernsOnboarding = (id: number) => (line: unknown) =>
  String(line).endsWith(` onboarding ${id}`)

/** Returns the access log as lines of account, action, subject, entry and detail, oldest first. */
async function lines(): Promise<unknown[]> {
  const { docs } = await payload.find({ collection: 'audit-log', sort: 'id', pagination: false })
  return docs.map(({ action, subject, entryId, detail, userEmail }: AuditLog) => {
    const what = [userEmail === admin.email ? '' : userEmail, action, subject, entryId, detail]
    return what.filter(Boolean).join(' ')
  })
}

async function contactRequest(): Promise<number> {
  const { id } = await payload.create({
    collection: 'contact-requests',
    data: { name: 'Erika', email: 'erika@example.com', message: 'Guten Tag', status: 'new' },
  })
  return id
}

async function findAdmin(): Promise<User> {
  const where = { email: { equals: admin.email } }
  const { docs } = await payload.find({ collection: 'users', where })
  return docs[0] as User
}

it('reads in the CMS are recorded: a list as a list, an entry as opened', async () => {
  const id = await contactRequest()
  const user = await findAdmin()
  await payload.find({ collection: 'contact-requests', user, overrideAccess: false })
  // Records are written in the background, so two of the same moment may be in either order.
  await expect.poll(lines).toEqual(['list contact'])
  await payload.findByID({ collection: 'contact-requests', id, user, overrideAccess: false })
  await expect.poll(lines).toEqual(['list contact', `open contact ${id}`])
})

it('a change is recorded with its action and fields, whichever fields the request selects', async () => {
  const id = await contactRequest()
  const path = `contact-requests/${id}?select[name]=true`
  await asAdmin('PATCH', path, { status: 'answered' })
  expect(await lines()).toContain(`change contact ${id} status: new → answered`)
  // A request that changes nothing is not a change.
  await asAdmin('PATCH', path, { status: 'answered' })
  expect((await lines()).filter((line) => String(line).startsWith('change'))).toHaveLength(1)
  await asAdmin('PATCH', path, { deletedAt: new Date().toISOString() })
  expect(await lines()).toContain(`trash contact ${id}`)
})

it('a change and its record are stored together or not at all', async () => {
  const id = await contactRequest()
  await query(`
    CREATE FUNCTION fail_record() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'No'; END $$;
    CREATE TRIGGER fail_record BEFORE INSERT ON audit_log
      FOR EACH ROW EXECUTE FUNCTION fail_record()`)
  const path = `contact-requests/${id}`
  expect((await asAdmin('PATCH', path, { status: 'answered' })).status).toBe(500)
  expect((await asAdmin('DELETE', path)).status).toBe(500)
  const stored = await payload.findByID({ collection: 'contact-requests', id })
  expect(stored.status).toBe('new')
})

it('an admin can delete their own account, which is recorded with its address', async () => {
  const account = { email: `${randomUUID()}@example.com`, password: 'a-long-enough-password' }
  await asAdmin('POST', 'users', { ...account, role: 'admin' })
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: account.email } },
  })
  const asThemselves = await restAs(account.email)
  expect((await asThemselves('DELETE', `users/${docs[0]?.id}`)).status).toBe(200)
  const deleted = `${account.email} delete account ${docs[0]?.id} ${account.email}`
  expect(await lines()).toContain(deleted)
})

it('counting entries and searching documents are recorded because both reveal entries', async () => {
  await submitOnboarding(onboarding, documentFiles.slice(0, 1))
  await asAdmin('GET', 'voice-bot-onboardings/count?where[company][like]=salon')
  await expect.poll(lines).toEqual(['list onboarding count'])
  await asAdmin('GET', 'onboarding-documents?depth=0&where[onboarding.company][like]=salon')
  await expect.poll(lines).toEqual(['list onboarding count', 'list document'])
})

it('a change is recorded for each entry, with the changed fields and the status', async () => {
  const ids = [await contactRequest(), await contactRequest()]
  await asAdmin('PATCH', `contact-requests/${ids[0]}`, { notes: 'Ruft zurück' })
  expect(await lines()).toEqual([`change contact ${ids[0]} notes`])
  await asAdmin('PATCH', `contact-requests?where[id][in]=${ids.join(',')}`, { status: 'answered' })
  expect((await lines()).sort()).toEqual(
    [
      ...ids.map((id) => `change contact ${id} status: new → answered`),
      `change contact ${ids[0]} notes`,
    ].sort(),
  )
})

it('a request that changes nothing is recorded as the reading of the entries in its response', async () => {
  const id = await contactRequest()
  await asAdmin('PATCH', `contact-requests/${id}`, {})
  await expect.poll(lines).toEqual([`open contact ${id}`])
  await asAdmin('PATCH', 'contact-requests?where[id][exists]=true', {})
  await expect.poll(lines).toEqual([`open contact ${id}`, 'list contact'])
  await asAdmin('PATCH', 'contact-requests?where[email][equals]=unknown@example.com', {})
  await expect.poll(lines).toHaveLength(3)
})

it('moving an entry to the trash and restoring it are recorded as such', async () => {
  const id = await submitOnboarding(onboarding, documentFiles.slice(0, 1))
  const move = (deletedAt: string | null) =>
    asAdmin('PATCH', `voice-bot-onboardings/${id}?trash=true`, { deletedAt })
  await move(new Date().toISOString())
  const moves = async () => (await lines()).filter(concernsOnboarding(id))
  expect(await moves()).toEqual([`trash onboarding ${id}`])
  await move(null)
  expect(await moves()).toEqual([`trash onboarding ${id}`, `restore onboarding ${id}`])
})

it('the export of the log respects its filter and is itself recorded', async () => {
  const [first, second] = [await contactRequest(), await contactRequest()]
  await asAdmin('PATCH', `contact-requests/${first}`, { status: 'answered' })
  await asAdmin('DELETE', `contact-requests/${second}`)
  await expect.poll(lines).toHaveLength(2)
  const url = 'http://localhost/api/admin/access-log?action=change&person=admin@example.com'
  const response = await exportLog(new Request(url, { headers: context.headers }))
  expect(response.headers.get('content-disposition')).toMatch(/zugriffsprotokoll-[\d-]+\.csv/)
  const [headings, ...rows] = parse(await response.text(), { bom: true, delimiter: ';' })
  expect(headings).toContain('Was geschah')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`hat Kontaktanfrage ${first} geändert: Status: Neu → Beantwortet`)
  const none = await exportLog(new Request(`${url}&to=2020-01-01`, { headers: context.headers }))
  expect((await none.text()).trim().split('\r\n')).toHaveLength(1)
  await expect.poll(async () => (await lines()).filter((line) => line === 'export')).toHaveLength(2)
})

it('the file of the export is named after the day at the business, and an error is in the language of the staff', async () => {
  const url = 'http://localhost/api/admin/access-log'
  vi.useFakeTimers({ now: new Date('2026-07-01T22:30:00Z'), toFake: ['Date'] })
  try {
    const response = await exportLog(new Request(url, { headers: await startSession(admin.email) }))
    expect(response.headers.get('content-disposition')).toContain('2026-07-02.csv')
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(lines).toEqual(['export'])
  const anonymous = await exportLog(new Request(url, { headers: { 'Accept-Language': 'en' } }))
  expect([anonymous.status, await anonymous.json()]).toEqual([401, { message: 'Please log in.' }])
})

it('a deletion is recorded only for entries that were really deleted', async () => {
  const ids = [await submitOnboarding(onboarding, []), await submitOnboarding(onboarding, [])]
  await query(`
    CREATE FUNCTION fail_deletion() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN IF OLD.id = ${ids[1]} THEN RAISE EXCEPTION 'No'; END IF; RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER fail_deletion AFTER DELETE ON voice_bot_onboardings
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_deletion()`)
  for (const id of ids) await asAdmin('DELETE', `voice-bot-onboardings/${id}`)
  expect(await lines()).toEqual([`delete onboarding ${ids[0]}`])
})

it('changes of accounts are recorded with the names of the changed fields', async () => {
  const email = `${randomUUID()}@example.com`
  const account = { email, password: 'a-long-enough-password', role: 'editor' }
  await asAdmin('POST', 'users', account)
  const [doc] = (await payload.find({ collection: 'users', where: { email: { equals: email } } }))
    .docs
  if (!doc) throw new Error('The account is missing')
  const created = `create account ${doc.id} ${email}`
  expect(await lines()).toEqual([created])
  await asAdmin('PATCH', `users/${doc.id}`, { name: 'Ana', role: 'admin' })
  const promoted = `change account ${doc.id} name, role: editor → admin`
  expect(await lines()).toEqual([created, promoted])
  const secret = { password: 'another-long-password', enableAPIKey: true, apiKey: randomUUID() }
  await asAdmin('PATCH', `users/${doc.id}`, secret)
  const withKey = `change account ${doc.id} password, apiKey`
  expect(await lines()).toEqual([created, promoted, withKey])
  // Saving the same value records nothing, and a new session is not a change of the account.
  await asAdmin('PATCH', `users/${doc.id}`, { name: 'Ana' })
  await sessionHeaders({ email, password: secret.password })
  const before = await loadAccessLog(payload, { action: 'change' }, { limit: 1 })
  expect(before[0]?.account).toBe(email)
  await asAdmin('DELETE', `users/${doc.id}`)
  const deleted = `delete account ${doc.id} ${email}`
  expect(await lines()).toEqual([created, promoted, withKey, deleted])
})

it('reads that the site makes for itself are not recorded', async () => {
  const id = await contactRequest()
  await payload.find({ collection: 'contact-requests' })
  await payload.findByID({ collection: 'contact-requests', id })
  await payload.delete({ collection: 'contact-requests', id })
  await asAdmin('GET', 'contact-requests')
  await expect.poll(lines).toEqual(['list contact'])
})

it('the download of a document is recorded with its entry, like the zip of all documents', async () => {
  const id = await submitOnboarding(onboarding, documentFiles.slice(0, 1))
  const { docs } = await payload.find({ collection: 'onboarding-documents' })
  await (await requestDocument(String(docs[0]?.filename))).arrayBuffer()
  await expect.poll(lines).toEqual([`document onboarding ${id}`])
})

it('the database contains nothing of a deleted entry once its files are removed', async () => {
  const id = await submitOnboarding({ ...onboarding, company: 'Salon Unverwechselbar' }, [
    createDocumentNamed('unverwechselbar.pdf'),
  ])
  const { docs } = await payload.find({ collection: 'onboarding-documents' })
  await (await requestDocument(String(docs[0]?.filename))).arrayBuffer()
  await expect.poll(lines).toHaveLength(1)
  expect(await placesOf('unverwechselbar')).toContain('audit_log')

  await asAdmin('DELETE', `voice-bot-onboardings/${id}`)
  // The file itself is removed later, so that a backup in progress still finds it.
  expect(await placesOf('unverwechselbar')).toEqual(['file_removals'])
  const due = new Date(Date.now() + (removalDelayHours + 1) * 60 * 60 * 1000)
  await removeDueFiles(payload, { now: due })
  expect(await placesOf('unverwechselbar')).toEqual([])
})

/** Creates a document with that file name. */
function createDocumentNamed(name: string): string {
  const file = `${process.env.DATA_DIR}/${name}`
  fs.copyFileSync(String(documentFiles[0]), file)
  return file
}

/** Returns the names of the tables with a row that contains the text. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await query(`SELECT 1 FROM "${name}" t WHERE t::text ILIKE $1 LIMIT 1`, [
      `%${text}%`,
    ])
    if (hits.rowCount) found.push(name)
  }
  return found
}

it('contains once what a key reads again and again from one network within an hour', async () => {
  const key = await createAccountWithKey('admin')
  const [first, second] = [await submitOnboarding(), await submitOnboarding()]
  const read = (path: string, address = '203.0.113.9') => {
    const headers = { ...key.headers, 'X-Forwarded-For': address }
    return callRest('GET', `voice-bot-onboardings${path}`, { headers })
  }
  for (const id of [first, first, second, first]) await read(`/${id}`)
  await read(`/${first}`, '198.51.100.7')
  await read('')
  const ofKey = async () => (await lines()).filter((line) => String(line).startsWith(key.email))
  await expect.poll(ofKey).toContain(`${key.email} list onboarding`)
  expect(await ofKey()).toEqual(
    [
      `open onboarding ${first}`,
      `open onboarding ${second}`,
      `open onboarding ${first}`,
      'list onboarding',
    ].map((line) => `${key.email} ${line}`),
  )
  await removeAccounts(key)
})
