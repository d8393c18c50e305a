import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as erase } from '../../src/app/api/admin/personal-data/erase/route.ts'
import { POST as exportZip } from '../../src/app/api/admin/personal-data/export/route.ts'
import { POST as search } from '../../src/app/api/admin/personal-data/search/route.ts'
import { env } from '../../src/env.ts'
import type { SearchResult } from '../../src/features/back-office/desk/personal-data/types.ts'
import { runDueJobs } from '../../src/lib/database/job-queues.ts'
import { removeDueFiles } from '../../src/lib/files/removals.ts'
import type { User } from '../../src/payload-types.ts'
import { restAs } from '../support/call-rest.ts'
import { context, readList, setUpDeskRoutes, unzip } from '../support/desk-routes.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { formWithDocument, onboarding, pdf } from '../support/onboarding.ts'
import { admin } from '../support/product.ts'
import { callRoute } from '../support/route.ts'
import { findDatabaseFilesWith, findStoredText, rewriteTables } from '../support/stored-text.ts'
import { postContact, postOnboarding, withSettings } from '../support/submissions.ts'

setUpDeskRoutes()

let payload: Payload
let mailServer: MailServer
let settings: Partial<typeof env>

/** A text that is in everything the person sends and nowhere else. */
let marker: string

beforeAll(async () => {
  payload = context.payload
  mailServer = await startMailServer(Number(new URL(env.SMTP_URL ?? '').port))
  settings = { TEAM_EMAIL: 'team@example.com' }
})

afterAll(() => mailServer.stop())

beforeEach(async () => {
  marker = `zz${randomUUID().slice(0, 8)}`
  await payload.delete({ collection: 'payload-jobs', where: {} })
  await payload.db.pool.query('DELETE FROM contact_requests')
  await removeDueFiles(payload, { now: hoursFromNow(25) })
})

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)

type Route = typeof search

const call = (route: Route, body: unknown, headers: Record<string, string> = context.headers) =>
  callRoute(
    route,
    new Request('http://localhost/api/admin/personal-data/x', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'de', ...headers },
      body: JSON.stringify(body),
    }),
  )

async function find(wanted: string): Promise<SearchResult> {
  const response = await call(search, { search: wanted })
  expect(response.status).toBe(200)
  return response.json()
}

const picks = ({ entries }: SearchResult) => ({
  entries: entries.map(({ collection, id }) => ({ collection, id })),
})

/** Sends both forms as one person, one of them with a document whose name contains the person's. */
async function sendForms(): Promise<{ contact: number; registration: number }> {
  const fields = { name: `Ana ${marker}`, email: `${marker}@example.com`, phone: '040 / 77 88 99' }
  const contact = await postContact(
    JSON.stringify({ ...fields, company: `${marker} OHG`, message: `Gruß, ${marker}` }),
    { 'X-Forwarded-For': '2001:db8:77::1' },
  )
  expect(contact.status).toBe(200)
  const form = formWithDocument(
    `Lebenslauf ${marker}.pdf`,
    Buffer.concat([pdf, Buffer.from(marker)]),
    {
      ...fields,
      street: `${marker}weg 1`,
      website: `https://${marker}.example/`,
      idempotencyKey: randomUUID(),
    },
  )
  const registration = await postOnboarding(form)
  expect(registration.status).toBe(201)
  return { contact: (await contact.json()).id, registration: (await registration.json()).id }
}

describe('the search for a person', () => {
  it('finds every kind of entry with its jobs and documents, even in the trash', async () => {
    await withSettings(settings, async () => {
      const { contact, registration } = await sendForms()
      const asAdmin = await restAs(admin.email)
      await asAdmin('PATCH', `voice-bot-onboardings/${registration}`, {
        deletedAt: new Date().toISOString(),
      })
      await payload.create({
        collection: 'audit-log',
        data: { action: 'open', subject: 'contact', entryId: contact, userEmail: admin.email },
      })
      for (const wanted of [`${marker}@example.com`, '+49 40 778899', `ANA ${marker}`]) {
        const { entries } = await find(wanted)
        const byName = wanted.startsWith('ANA')
        expect(entries.map(({ match }) => match)).toEqual(
          Array(2).fill(byName ? 'similar' : 'same'),
        )
        const [one, other] = ['contact-requests', 'voice-bot-onboardings'].map((name) =>
          entries.find(({ collection }) => collection === name),
        )
        expect(one).toMatchObject({ id: contact, jobs: 2, isInTrash: false, documents: [] })
        expect(one?.accesses).toBe(1)
        expect(other).toMatchObject({ id: registration, jobs: 2, isInTrash: true })
        expect(other?.documents).toEqual([`Lebenslauf ${marker}.pdf`])
      }
    })
  })

  it('finds staff accounts, and files of deleted entries that are not yet removed', async () => {
    const { registration } = await sendForms()
    await payload.delete({ collection: 'voice-bot-onboardings', id: registration })
    const { entries, files } = await find(`lebenslauf ${marker}`)
    expect(entries).toEqual([])
    expect(files.map(({ name }) => name)).toEqual([expect.stringContaining(marker)])
    expect((await find(admin.email.toUpperCase())).accounts).toMatchObject([{ email: admin.email }])
  })

  it('finds staff by name, and what still names them after their account is deleted', async () => {
    const data = {
      name: `Eva ${marker}`,
      email: `eva.${marker}@example.com`,
      password: randomUUID(),
    }
    const asAdmin = await restAs(admin.email)
    const created = await asAdmin('POST', 'users', { ...data, role: 'editor' })
    const account = (created.body as unknown as { doc: User }).doc
    await payload.create({
      collection: 'audit-log',
      data: { action: 'list', subject: 'contact', user: account.id, userEmail: data.email },
    })
    const feature = await payload.create({
      collection: 'features',
      locale: 'de',
      draft: true,
      data: { title: 'Entwurf' },
      user: { ...account, collection: 'users' },
    })
    const expectedAccount = { id: account.id, name: data.name, email: data.email, accesses: 2 }
    const named = await find(`eva ${marker}`)
    expect(named.accounts).toEqual([expectedAccount])
    expect(named.traces).toEqual([{ name: data.name, accesses: 0, edits: expect.any(Number) }])
    expect(named.traces[0]?.edits).toBeGreaterThan(0)
    expect((await asAdmin('DELETE', `users/${account.id}`)).status).toBe(200)
    const later = await find(marker)
    const log = { name: data.email, accesses: 3, edits: 0 }
    expect([later.accounts, later.traces]).toEqual([[], [...named.traces, log]])
    await payload.delete({ collection: 'features', id: feature.id, trash: true })
  })

  it('processes other requests between two entries with long texts', async () => {
    const text = 'ü'.repeat(9000)
    for (const number of [1, 2, 3, 4]) {
      const data = {
        ...{ name: `entry-${number} ${text}`, email: text, company: text, message: text },
        status: 'new' as const,
      }
      await payload.create({ collection: 'contact-requests', data })
    }
    let iteration = 0
    let timer = setImmediate(function count() {
      iteration++
      timer = setImmediate(count)
    })
    const iterations = new Map<string, number>()
    const normalize = String.prototype.normalize
    const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (
      this: string,
      form?: string,
    ) {
      const [entry] = /entry-\d/.exec(this) ?? []
      if (entry) iterations.set(entry, iteration)
      return normalize.call(this, form)
    })
    await find('Maier')
    spy.mockRestore()
    clearImmediate(timer)
    expect(iterations.size).toBe(4)
    expect(new Set(iterations.values()).size).toBe(4)
  })

  it('is recorded without the search text', async () => {
    await sendForms()
    await find(marker)
    await expect
      .poll(async () => {
        const { docs } = await payload.find({
          collection: 'audit-log',
          where: { subject: { equals: 'person' }, action: { equals: 'list' } },
        })
        return docs.length
      })
      .toBeGreaterThan(0)
    expect(await findStoredText(payload, marker, ['audit_log'])).toEqual([])
  })

  it('is rejected with a sentence if it has too few characters', async () => {
    const response = await call(search, { search: ' a ' })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toBe('Bitte geben Sie mindestens 3 Zeichen ein.')
  })
})

describe("the zip of a person's data", () => {
  it('contains a page, the same data as JSON, and the documents', async () => {
    const { contact } = await sendForms()
    await payload.update({
      collection: 'contact-requests',
      id: contact,
      data: { notes: '<script>alert(1)</script>' },
    })
    const { entries } = await unzip(await call(exportZip, picks(await find(marker))))
    const names = [...entries.keys()]
    expect(names.slice(0, 2)).toEqual(['Auskunft.html', 'Auskunft.json'])
    expect(names[2]).toMatch(new RegExp(`^Anmeldung \\d+/Lebenslauf ${marker}\\.pdf$`))
    expect(entries.get(names[2] ?? '')?.toString()).toContain(marker)
    const page = entries.get('Auskunft.html')?.toString() ?? ''
    expect(page).toContain('<html lang="de">')
    for (const text of [`${marker}weg 1`, `Gruß, ${marker}`, 'Weiblich', 'Interne Notizen'])
      expect(page).toContain(text)
    expect(page).toContain('Kennung gegen doppelten Empfang')
    expect(page).toContain('Prüfsumme des Inhalts')
    expect(page).not.toContain('Idempotency Key')
    expect(page).not.toContain('<script>')
    const disclosure = JSON.parse(entries.get('Auskunft.json')?.toString() ?? '')
    const request = disclosure.entries.find(
      (each: { collection: string }) => each.collection === 'contact-requests',
    )
    expect(request.fields).toMatchObject({
      email: `${marker}@example.com`,
      ipAddress: '2001:db8:77::1',
      message: `Gruß, ${marker}`,
      phone: '040 / 77 88 99',
    })
  })

  it('names the accesses of a day once, with their number', async () => {
    const { contact } = await sendForms()
    await payload.db.pool.query(
      `INSERT INTO audit_log (action, subject, entry_id, user_email, created_at)
       SELECT 'open', 'contact', $1, $2, time::timestamptz + interval '5 seconds' * number
       FROM (VALUES ('2026-11-20T22:00Z'), ('2026-11-20T23:00Z')) AS days (time), generate_series(0, 699) AS number`,
      [contact, admin.email],
    )
    const { entries } = await unzip(await call(exportZip, picks(await find(marker))))
    const disclosure = JSON.parse(entries.get('Auskunft.json')?.toString() ?? '')
    const { accesses } = disclosure.entries.find((each: { id: number }) => each.id === contact)
    expect(accesses).toEqual([
      { action: 'open', at: '2026-11-20T23:00:00.000Z', times: 700 },
      { action: 'open', at: '2026-11-20T22:00:00.000Z', times: 700 },
    ])
    expect(entries.get('Auskunft.html')?.toString()).toContain(
      '21.11.2026, 00:00: Eintrag geöffnet (das erste Mal von 700 an diesem Tag)',
    )
  })

  it('is in the language of its user and lists documents that are missing on the disk', async () => {
    await sendForms()
    const [file = ''] = (await readList())[0]?.uploadedFiles ?? []
    fs.rmSync(path.join(env.DATA_DIR, 'documents', file))
    const english = { ...context.headers, 'Accept-Language': 'en' }
    const response = await call(exportZip, picks(await find(marker)), english)
    const { entries } = await unzip(response)
    expect([...entries.keys()]).toEqual([
      'personal-data.html',
      'personal-data.json',
      'MISSING DOCUMENTS.txt',
    ])
    expect(entries.get('personal-data.html')?.toString()).toContain('Data stored about you')
  })
})

describe('the erasure of a person', () => {
  it('leaves nothing of the person in the database or on the disk and keeps everything of others', async () => {
    mailServer.rejectsRecipients = true
    try {
      await withSettings(settings, async () => {
        await postOnboarding(formWithDocument('a.pdf', pdf, { email: onboarding.email }))
        const { registration } = await sendForms()
        // The mails fail and wait; the access log contains the document's name.
        await runDueJobs(payload, { name: 'mails', limit: 20 })
        const file = (await readList()).find(({ id }) => id === registration)?.uploadedFiles[0]
        await payload.create({
          collection: 'audit-log',
          data: { action: 'document', userEmail: admin.email, entryId: registration, file },
        })
        const places = await findStoredText(payload, marker)
        const tables = places
          .filter((place) => !place.includes('/'))
          .map((place) => place.split('.'))
        expect(tables.length).toBeGreaterThan(5)

        const response = await call(erase, picks(await find(marker)))
        expect(await response.json()).toMatchObject({ entries: 2, files: 1 })
        const { docs: waiting } = await payload.find({ collection: 'payload-jobs' })
        const about = waiting.map(({ input }) => (input as { id?: unknown } | null)?.id)
        expect(about).not.toContain(registration)
        const due = hoursFromNow(23.9).toISOString()
        // Only the name of the file is left until the file is removed.
        expect(await findStoredText(payload, marker)).toEqual([
          'file_removals.name',
          expect.stringContaining('documents/lebenslauf'),
        ])
        await removeDueFiles(payload, { now: new Date(due) })
        expect(await findStoredText(payload, marker)).toHaveLength(2)
        await removeDueFiles(payload, { now: hoursFromNow(24.1) })
        expect(await findStoredText(payload, marker)).toEqual([])
        expect((await find(marker)).entries).toEqual([])
        // The database files contain nothing either, including indexes and statistics.
        expect(await findDatabaseFilesWith(payload, marker)).not.toEqual([])
        const names = tables.map(([name = '']) => name)
        await rewriteTables(payload, [...new Set([...names, 'file_removals'])])
        expect(await findDatabaseFilesWith(payload, marker)).toEqual([])

        const [other] = (await find(onboarding.email)).entries
        expect(other).toMatchObject({ documents: ['a.pdf'], jobs: 2 })
      })
    } finally {
      mailServer.rejectsRecipients = false
    }
  })

  it('is recorded without what was erased', async () => {
    const { contact } = await sendForms()
    const before = await payload.count({ collection: 'audit-log' })
    await call(erase, { entries: [{ collection: 'contact-requests', id: contact }] })
    const { docs, totalDocs } = await payload.find({ collection: 'audit-log', limit: 1, depth: 0 })
    expect(totalDocs).toBe(before.totalDocs + 1)
    const { action, subject, userEmail, entryId, detail, file } = docs[0] ?? {}
    expect({ action, subject, userEmail }).toEqual({
      ...{ action: 'delete', subject: 'person', userEmail: admin.email },
    })
    expect([entryId, detail, file].map((value) => value ?? null)).toEqual([null, null, null])
  })

  it('erases all selected entries, or none if one of them no longer exists', async () => {
    const { contact, registration } = await sendForms()
    const entries = [
      { collection: 'voice-bot-onboardings', id: registration },
      { collection: 'contact-requests', id: contact + 1000 },
    ]
    const gone = await call(erase, { entries })
    expect(gone.status).toBe(404)
    expect((await gone.json()).message).toMatch(/gibt es nicht mehr/)
    expect((await find(`${marker}@example.com`)).entries).toHaveLength(2)
    expect((await find(marker)).files).toEqual([])
  })
})

it('jobs that gave up contain no submitted data, whatever the mail server responds', async () => {
  mailServer.rejectsRecipients = true
  const jobs = async () => {
    const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
    return docs.filter(({ queue }) => queue === 'mails')
  }
  try {
    await withSettings(settings, async () => {
      await sendForms()
      // The first attempt and eleven retries.
      for (let tries = 0; tries < 12; tries++) {
        await payload.db.pool.query(
          "UPDATE payload_jobs SET wait_until = NULL WHERE queue = 'mails'",
        )
        await runDueJobs(payload, { name: 'mails', limit: 20 })
      }
      const gaveUp = await jobs()
      expect(gaveUp.map(({ hasError }) => hasError)).toEqual(Array(4).fill(true))
      for (const { input, log } of gaveUp) {
        expect(Object.keys(input as object).sort()).toEqual(['id', 'kind'])
        expect(log?.filter(({ state }) => state === 'failed')).toHaveLength(12)
      }
      const tables = ['payload_jobs', 'payload_jobs_log']
      expect(await findStoredText(payload, marker, tables)).toEqual([])
    })
  } finally {
    mailServer.rejectsRecipients = false
  }
})
