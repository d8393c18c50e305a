import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GET as listContacts } from '../../src/app/api/admin/contact-requests/route.ts'
import { GET as getDetail } from '../../src/app/api/admin/desk/[collection]/[id]/route.ts'
import {
  PATCH as change,
  GET as getFollowUps,
} from '../../src/app/api/admin/desk/[collection]/route.ts'
import { loadAccessLog } from '../../src/features/back-office/access-log/data.ts'
import { maxChangedEntries } from '../../src/features/back-office/desk/constants.ts'
import { createAccount, createAccountWithKey, removeAccounts } from '../support/accounts.ts'
import { context, readList, requestDocument, setUpDeskRoutes } from '../support/desk-routes.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { callRoute } from '../support/route.ts'
import { insertSubmissions, submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

const registrations = 'voice-bot-onboardings'

type Account = Awaited<ReturnType<typeof createAccount>>
let editor: Account
let key: Account
let colleague: Account

beforeAll(async () => {
  editor = await createAccount('editor')
  key = await createAccountWithKey('admin')
  colleague = await createAccount('admin')
})

afterAll(() => removeAccounts(editor, key, colleague))

type Headers = Record<string, string>

function patch(body: unknown, { collection = registrations, headers = context.headers } = {}) {
  const params = Promise.resolve({ collection })
  const request = new Request('http://localhost/api/admin/desk/x', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return callRoute((received) => change(received, { params }), request)
}

const request = (headers: Headers = context.headers, query = '') =>
  new Request(`http://localhost/x${query}`, { headers })

function detail(id: number | string, headers?: Headers, query = '') {
  const params = Promise.resolve({ collection: registrations, id: String(id) })
  return callRoute((received) => getDetail(received, { params }), request(headers, query))
}

function allFollowUps(headers?: Headers, collection = registrations) {
  const params = Promise.resolve({ collection })
  return callRoute((received) => getFollowUps(received, { params }), request(headers))
}

async function followUps(collection?: string) {
  const { data } = await (await allFollowUps(context.headers, collection)).json()
  return data as [number, string, number | null][]
}

/** Returns the e-mail addresses of the users who opened the entry, from the access log. */
async function openings(entryId: number) {
  const { docs } = await context.payload.find({
    collection: 'audit-log',
    where: { entryId: { equals: entryId }, action: { equals: 'open' } },
    sort: 'id',
    depth: 0,
  })
  return docs.map(({ userEmail }) => userEmail)
}

/** Returns the changes of these entries from the access log. */
async function recorded(ids: number[]) {
  const { docs } = await context.payload.find({
    collection: 'audit-log',
    where: {
      entryId: { in: ids },
      action: { equals: 'change' },
      // Entries of other tests have different ids, but accounts may share an id with an entry.
      subject: { not_equals: 'account' },
    },
    sort: 'entryId',
    depth: 0,
  })
  return docs.map(({ entryId, detail, userEmail }) => ({ entryId, detail, userEmail }))
}

const contact = { name: 'Ana Müller', email: 'ana@example.com', message: 'Rufen Sie mich an' }

const createContact = async (fields = {}) =>
  (
    await context.payload.create({
      collection: 'contact-requests',
      data: { ...contact, status: 'new', ...fields },
    })
  ).id

describe('access to the desk', () => {
  it('is limited to logged-in admins: 401 for anonymous callers, 403 for editors and API keys', async () => {
    const id = await submitOnboarding(onboarding, [])
    const calls = (headers: Headers) => [
      patch({ ids: [id], status: 'discarded' }, { headers }),
      detail(id, headers),
      allFollowUps(headers),
      callRoute(listContacts, request(headers)),
    ]
    for (const [headers, status] of [
      [{}, 401],
      [editor.headers, 403],
      [key.headers, 403],
    ] as const) {
      for (const call of calls(headers)) expect((await call).status).toBe(status)
    }
    expect(await followUps()).toEqual([[id, 'new', null]])
  })

  it('is denied to pages of other sites', async () => {
    const id = await submitOnboarding(onboarding, [])
    const headers = { ...context.headers, Origin: 'https://evil.example' }
    expect((await patch({ ids: [id], status: 'discarded' }, { headers })).status).toBe(403)
    expect(await followUps()).toEqual([[id, 'new', null]])
  })
})

describe('a bulk change', () => {
  let ids: number[]
  beforeEach(async () => {
    await insertSubmissions(context.payload, 3)
    ids = (await readList()).map(({ id }) => id)
  })

  it('sets status and assignee of all entries, and the access log records each with its user', async () => {
    const response = await patch({ ids, status: 'in-progress', assignee: colleague.id })
    expect(response.status).toBe(200)
    const expected = ids.map((id) => [id, 'in-progress', colleague.id])
    expect((await response.json()).data).toEqual(expected)
    expect((await followUps()).toSorted()).toEqual(expected.toSorted())
    const detail = 'status: new → in-progress, assignee'
    await expect
      .poll(() => recorded(ids))
      .toEqual(
        ids
          .toSorted((one, other) => one - other)
          .map((entryId) => ({ entryId, detail, userEmail: 'admin@example.com' })),
      )
  })

  it('changes nothing if one of the entries no longer exists', async () => {
    const response = await patch({ ids: [...ids, 999_999], status: 'discarded' })
    expect(response.status).toBe(404)
    expect((await response.json()).message).toContain('Geändert wurde keiner')
    expect((await followUps()).map(([, status]) => status)).toEqual(['new', 'new', 'new'])
    expect(await recorded(ids)).toEqual([])
  })

  it('changes nothing if the assignee is an editor', async () => {
    expect((await patch({ ids, assignee: editor.id })).status).toBe(400)
    expect((await followUps()).map(([, , assignee]) => assignee)).toEqual([null, null, null])
  })

  it.each([
    ['an unknown status', { status: 'gone' }],
    ['the status of another desk', { status: 'answered' }],
    ['nothing to change', {}],
    ['no entry', { ids: [], status: 'new' }],
    ['an invalid id', { ids: ['1'], status: 'new' }],
    ['more entries than the maximum', { ids: Array(maxChangedEntries + 1).fill(1), status: 'new' }],
    ['an id that no entry can have', { ids: [2 ** 31], status: 'new' }],
    ['the notes of several entries', { notes: { text: 'x', former: '' } }],
    ['a field that the customer submitted', { status: 'new', company: 'x' }],
  ])('is rejected with one sentence: %s', async (_, change) => {
    const response = await patch({ ids, ...change })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/Ungültige Angaben/)
  })

  it('is rejected in the language of the caller', async () => {
    const headers = { ...context.headers, 'Accept-Language': 'en' }
    const response = await patch({ ids, status: 'gone' }, { headers })
    expect((await response.json()).message).toMatch(/^Invalid input/)
  })

  it('returns 404 for a desk that does not exist', async () => {
    expect((await patch({ ids, status: 'new' }, { collection: 'users' })).status).toBe(404)
  })

  it('replaces no status or assignee that somebody else has changed', async () => {
    const former = ids.map((id) => [id, 'new', null])
    await patch({ ids: ids.slice(0, 1), status: 'configured' })
    const response = await patch({ ids, status: 'in-progress', former })
    expect(response.status).toBe(409)
    expect((await response.json()).message).toContain('inzwischen geändert')
    const unchanged = new Map((await followUps()).map(([id, status]) => [id, status]))
    expect(ids.map((id) => unchanged.get(id))).toEqual(['configured', 'new', 'new'])
    expect((await patch({ ids, assignee: colleague.id, former })).status, 'another field').toBe(200)
    expect((await patch({ ids, assignee: null, former })).status).toBe(409)
    expect((await patch({ ids, assignee: colleague.id, former })).status, 'repeated').toBe(200)
  })

  it('never overwrites notes that somebody else has changed', async () => {
    const [id = 0] = ids
    const note = (text: string, former: string) => patch({ ids: [id], notes: { text, former } })
    expect((await note('Ruft zurück', '')).status).toBe(200)
    expect((await note('Ruft zurück', '')).status, 'repeated').toBe(200)
    const late = await note('Kommt morgen', '')
    expect(late.status).toBe(409)
    expect((await late.json()).message).toContain('inzwischen geändert')
    expect((await (await detail(id)).json()).notes).toBe('Ruft zurück')
    expect((await note('Ruft\0 an', 'Ruft zurück')).status).toBe(200)
    expect((await (await detail(id)).json()).notes).toBe('Ruft an')
  })
})

describe('the details of an entry', () => {
  it('contain documents, notes and the whole history, newest first', async () => {
    const id = await submitOnboarding(onboarding, documentFiles.slice(0, 1))
    await context.payload.update({
      collection: registrations,
      id,
      data: { deliveries: [{ task: 'mail-team', at: new Date().toISOString() }] },
    })
    await patch({ ids: [id], status: 'configured' })
    await expect.poll(() => recorded([id])).toHaveLength(1)
    await detail(id)
    await expect
      .poll(async () =>
        (await (await detail(id)).json()).timeline.map(({ what }: { what: string }) => what),
      )
      .toContain('open')
    const { timeline, ...rest } = await (await detail(id)).json()
    const [name] = (await readList())[0]?.uploadedFiles ?? []
    expect(rest).toEqual({
      status: 'configured',
      assignee: null,
      notes: '',
      documents: [
        {
          storedName: name,
          name: 'preisliste.pdf',
          bytes: expect.any(Number),
        },
      ],
    })
    expect(timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'received' }),
        expect.objectContaining({ what: 'mail-team', state: 'sent' }),
        expect.objectContaining({
          what: 'change',
          detail: 'status: new → configured',
          by: 'admin@example.com',
        }),
      ]),
    )
    const times = timeline.map(({ at }: { at: string }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it("show the customer's name of a downloaded document, like the access log", async () => {
    const id = await submitOnboarding(onboarding, documentFiles.slice(0, 1))
    const [storedName = ''] = (await readList())[0]?.uploadedFiles ?? []
    await (await requestDocument(storedName)).arrayBuffer()
    const downloaded = async () =>
      (await (await detail(id)).json()).timeline
        .filter(({ what }: { what: string }) => what === 'document')
        .map(({ file }: { file: string }) => file)
    await expect.poll(downloaded).toEqual(['preisliste.pdf'])
    const [line] = await loadAccessLog(context.payload, { action: 'document' }, { limit: 1 })
    expect(line?.file).toBe('preisliste.pdf')
  })

  it('are recorded as opened, but not when the same user reloads them', async () => {
    const id = await submitOnboarding(onboarding, [])
    const again = async (headers?: Headers) =>
      expect((await detail(id, headers, '?again')).status).toBe(200)
    await detail(id)
    await expect.poll(() => openings(id)).toEqual(['admin@example.com'])
    await again()
    await detail(id)
    await expect.poll(() => openings(id)).toHaveLength(2)
    // The first read of each user is recorded, even if the client claims to reload.
    await again(colleague.headers)
    await expect.poll(() => openings(id)).toHaveLength(3)
    await again(colleague.headers)
    await detail(id)
    await expect.poll(() => openings(id)).toHaveLength(4)
  })

  it.each(['999999', 'x', '-1', '9'.repeat(30)])('are not found for the id %s', async (id) => {
    expect((await detail(id)).status).toBe(404)
  })
})

describe('contact requests', () => {
  it('are listed like registrations, newest first, with empty strings for missing values', async () => {
    const first = await createContact({ language: 'ro', company: 'Salon', phone: '030 1' })
    const second = await createContact()
    const { data } = await (await callRoute(listContacts, request())).json()
    expect(data.slice(0, 2)).toEqual([
      {
        id: second,
        ...contact,
        phone: '',
        company: '',
        language: '',
        createdAt: expect.any(String),
      },
      expect.objectContaining({ id: first, language: 'ro', company: 'Salon', phone: '030 1' }),
    ])
    const headers = context.headers
    const response = await patch(
      { ids: [first], status: 'answered' },
      { collection: 'contact-requests', headers },
    )
    expect(response.status).toBe(200)
    expect(await followUps('contact-requests')).toContainEqual([first, 'answered', null])
    for (const id of [first, second])
      await context.payload.delete({ collection: 'contact-requests', id })
  })
})

describe("a customer's input", () => {
  it('stays unchanged, even when an admin updates the entry through the CMS', async () => {
    const id = await submitOnboarding(onboarding, [])
    await context.payload.update({
      ...{ collection: registrations, id, overrideAccess: false },
      user: {
        ...(await context.payload.findByID({ collection: 'users', id: colleague.id })),
        collection: 'users',
      },
      data: { company: 'Andere GmbH', status: 'configured' },
    })
    expect((await readList())[0]?.company).toBe(onboarding.company)
    expect(await followUps()).toEqual([[id, 'configured', null]])
  })
})
