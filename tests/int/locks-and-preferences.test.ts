import { handleFormStateLocking } from '@payloadcms/ui/utilities/handleFormStateLocking'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAccount, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'

type Account = Awaited<ReturnType<typeof createAccount>>

let payload: Payload
let admin: Account
let editor: Account
let other: Account
let persona: number
let request: number

beforeAll(async () => {
  payload = await cms()
  admin = await createAccount('admin')
  editor = await createAccount('editor')
  await payload.update({ collection: 'users', id: editor.id, data: { name: 'Mara' } })
  other = await createAccount('editor')
  persona = (await payload.find({ collection: 'personas', limit: 1, depth: 0 })).docs[0]?.id ?? 0
  const data = { name: 'Ada', email: 'ada@example.com', message: 'Hallo', status: 'new' } as const
  request = (await payload.create({ collection: 'contact-requests', data })).id
})

afterEach(() =>
  payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } }),
)

afterAll(async () => {
  await payload.delete({ collection: 'contact-requests', id: request })
  await removeAccounts(admin, editor, other)
})

const as = async (who: Account, method: string, path: string, body?: object) => {
  const response = await callRest(method, path, { headers: who.headers, body })
  return { status: response.status, body: await response.json() }
}

/** Opens a document in the CMS's form, which locks it. */
async function open(who: Account, collectionSlug: string, id: number) {
  const { user } = await payload.auth({ headers: new Headers(who.headers) })
  const req = await createLocalReq({ user: user as never }, payload)
  return handleFormStateLocking({ collectionSlug, id, req, updateLastEdited: true } as never)
}

const locks = async () =>
  (await payload.find({ collection: 'payload-locked-documents', depth: 0 })).docs

const lockOf = (who: Account, relationTo: 'personas' | 'contact-requests', value: number) => ({
  document: { relationTo, value },
  user: { relationTo: 'users' as const, value: who.id },
})

describe('a lock', () => {
  it('cannot be created through REST for another user', async () => {
    const forged = lockOf(admin, 'personas', persona)
    expect((await as(editor, 'POST', 'payload-locked-documents', forged)).status).toBe(403)
    expect((await callRest('POST', 'payload-locked-documents', { body: forged })).status).toBe(403)
    expect(await locks()).toEqual([])
  })

  it('is created when a user opens a document in the form', async () => {
    await open(editor, 'personas', persona)
    expect(await locks()).toMatchObject([{ user: { value: editor.id } }])
    // The next user learns who holds it, even if they may read only the id, and can take it over.
    const told = (await open(other, 'personas', persona)) as { user: unknown }
    expect(told.user).toMatchObject({ id: editor.id, email: 'Mara' })
    const query = `where[document.relationTo][equals]=personas&where[document.value][equals]=${persona}`
    const { body } = await as(other, 'GET', `payload-locked-documents?${query}&depth=0`)
    expect(body.docs).toHaveLength(1)
    const taken = { user: { relationTo: 'users', value: other.id } }
    const path = `payload-locked-documents/${body.docs[0].id}`
    expect((await as(other, 'PATCH', path, taken)).status).toBe(200)
    expect(await locks()).toMatchObject([{ user: { value: other.id } }])
    expect((await as(other, 'DELETE', path)).status).toBe(200)
    expect(await locks()).toEqual([])
  })

  it('exists once, even if a form asks for it several times at once', async () => {
    await Promise.all([1, 2, 3].map(() => open(editor, 'personas', persona)))
    expect(await locks()).toHaveLength(1)
    const path = `personas/${persona}?draft=true&autosave=true&locale=de&depth=0`
    await Promise.all([as(editor, 'PATCH', path, {}), open(editor, 'personas', persona)])
    expect(await locks()).toHaveLength(1)
  })

  it("is reported with the editor's name and in the reader's language to a user who saves over it", async () => {
    await open(editor, 'personas', persona)
    const path = `personas/${persona}?draft=true&locale=de&depth=0`
    const typed = await callRest('PATCH', path, {
      headers: { ...other.headers, 'Accept-Language': 'de' },
      body: { motto: 'Darüber getippt' },
    })
    expect(typed.status).toBe(423)
    expect((await typed.json()).errors[0].message).toMatch(/^Mara bearbeitet diesen Inhalt gerade/)

    const { docs } = await payload.findVersions({
      collection: 'personas',
      // Another id than the document's.
      where: { parent: { equals: persona }, id: { not_equals: persona } },
      limit: 1,
    })
    const restored = await callRest('POST', `personas/versions/${docs[0]?.id}?locale=de`, {
      headers: { ...other.headers, 'Accept-Language': 'de' },
    })
    expect(restored.status).toBe(423)
    expect((await restored.json()).errors[0].message).toMatch(/^Mara bearbeitet diesen Inhalt/)
  })

  it('is deleted together with the account that holds it', async () => {
    const leaver = await createAccount('editor')
    await open(leaver, 'personas', persona)
    await removeAccounts(leaver)
    expect(await locks()).toEqual([])
  })

  it("of an editor's own account can be taken over for good: the owner cannot lock it again", async () => {
    const leaver = await createAccount('editor')
    const takeOver = async () => {
      await open(leaver, 'users', leaver.id)
      const [lock] = await locks()
      const taken = { user: { relationTo: 'users', value: admin.id } }
      await as(admin, 'PATCH', `payload-locked-documents/${lock?.id}`, taken)
      await open(leaver, 'users', leaver.id)
      expect(await locks()).toMatchObject([{ user: { value: admin.id } }])
    }
    const path = `users/${leaver.id}?overrideLock=false`
    await takeOver()
    expect((await as(admin, 'PATCH', path, { name: 'Mara' })).status).toBe(200)
    await takeOver()
    expect((await as(admin, 'DELETE', path)).status).toBe(200)
  })

  it('can be taken over only for oneself and not for another document', async () => {
    await open(editor, 'personas', persona)
    const [lock] = await locks()
    await as(other, 'PATCH', `payload-locked-documents/${lock?.id}`, {
      ...lockOf(admin, 'contact-requests', request),
      globalSlug: 'landing',
    })
    const [now] = await locks()
    expect(now).toMatchObject({
      document: { relationTo: 'personas', value: persona },
      user: { value: other.id },
    })
    expect(now?.globalSlug ?? null).toBeNull()
  })

  it('is deleted only by its holder: an admin who looks at the document keeps it as well', async () => {
    await open(editor, 'personas', persona)
    const [lock] = await locks()
    const path = `payload-locked-documents/${lock?.id}`
    for (const onlooker of [other, admin]) {
      expect((await as(onlooker, 'DELETE', path)).status).toBeGreaterThanOrEqual(403)
      await as(onlooker, 'DELETE', 'payload-locked-documents?where[id][exists]=true')
      expect(await locks()).toHaveLength(1)
    }
  })

  it('of a contact request is hidden from editors and does not block admins', async () => {
    await expect(open(editor, 'contact-requests', request)).rejects.toThrow()
    await expect(open(editor, 'users', admin.id)).rejects.toThrow()
    expect(await locks()).toEqual([])
    await open(admin, 'contact-requests', request)
    expect((await as(editor, 'GET', 'payload-locked-documents')).body.docs).toEqual([])
    const [lock] = await locks()
    const path = `payload-locked-documents/${lock?.id}`
    const taken = { user: { relationTo: 'users', value: editor.id } }
    expect((await as(editor, 'PATCH', path, taken)).status).toBeGreaterThanOrEqual(403)
    const change = { status: 'answered' }
    const changed = await as(
      admin,
      'PATCH',
      `contact-requests/${request}?overrideLock=false`,
      change,
    )
    expect(changed.status).not.toBe(423)
  })

  it('of a read-only document is still shown to an admin', async () => {
    const audit = await payload.create({
      collection: 'audit-log',
      data: { action: 'list', userEmail: 'a@example.com' },
    })
    await open(admin, 'audit-log', audit.id)
    expect(await locks()).toHaveLength(1)
  })
})

describe('preferences', () => {
  it('are stored and read by their owner', async () => {
    const value = { open: true }
    expect((await as(editor, 'POST', 'payload-preferences/nav', { value })).status).toBe(200)
    expect((await as(editor, 'GET', 'payload-preferences/nav')).body.value).toEqual(value)
    expect((await as(other, 'GET', 'payload-preferences/nav')).body.value).toBeNull()
    expect((await as(other, 'GET', 'payload-preferences')).body.docs).toEqual([])
  })

  it('are deleted together with their account', async () => {
    const leaver = await createAccount('editor')
    await as(leaver, 'POST', `payload-preferences/of-${leaver.id}`, { value: { open: true } })
    const where = { key: { equals: `of-${leaver.id}` } }
    const count = () => payload.count({ collection: 'payload-preferences', where })
    expect(await count()).toEqual({ totalDocs: 1 })
    expect((await as(admin, 'DELETE', `users/${leaver.id}`)).status).toBe(200)
    expect(await count()).toEqual({ totalDocs: 0 })
  })

  it('and locks cannot be changed in bulk, which would copy a body once per document', async () => {
    for (const slug of ['payload-preferences', 'payload-locked-documents']) {
      const { status } = await as(editor, 'PATCH', `${slug}?where[id][exists]=true`, { key: 'x' })
      expect(status).toBe(404)
    }
  })

  it('cannot be stored by anonymous callers', async () => {
    const body = { value: { open: true } }
    const response = await callRest('POST', 'payload-preferences/nav', { body })
    expect([401, 403]).toContain(response.status)
    const made = { key: 'nav', value: {}, user: { relationTo: 'users', value: admin.id } }
    expect((await callRest('POST', 'payload-preferences', { body: made })).status).toBe(403)
  })

  it('of more than 64 KB are rejected by every endpoint that stores them', async () => {
    const value = { text: 'x'.repeat(70_000) }
    expect((await as(editor, 'POST', 'payload-preferences/big', { value })).status).toBe(413)
    expect((await as(editor, 'POST', 'payload-preferences/big', value)).status).toBe(413)
    const made = await as(editor, 'POST', 'payload-preferences', { key: 'big', value })
    expect(made.status).toBeGreaterThanOrEqual(400)
    expect(made.status).toBeLessThan(500)
    const small = { key: 'small', value: {} }
    await as(editor, 'POST', 'payload-preferences/small', small)
    const { body } = await as(editor, 'GET', 'payload-preferences?where[key][equals]=small')
    const path = `payload-preferences/${body.docs[0]?.id}`
    expect((await as(editor, 'PATCH', path, { value })).status).toBeGreaterThanOrEqual(400)
    const long = `payload-preferences/${'k'.repeat(2000)}`
    expect((await as(editor, 'POST', long, small)).status).toBe(413)
    const stored = await payload.find({
      collection: 'payload-preferences',
      where: { 'user.value': { equals: editor.id } },
      pagination: false,
    })
    expect(JSON.stringify(stored.docs.map(({ value }) => value)).length).toBeLessThan(64_000)
  })

  it('are limited in number, and the oldest are deleted', async () => {
    const where = { 'user.value': { equals: other.id } }
    await payload.delete({ collection: 'payload-preferences', where })
    const user = { relationTo: 'users', value: other.id }
    for (let count = 0; count < 501; count++) {
      const data = { key: `stored-${count}`, value: {}, user }
      await payload.db.create({ collection: 'payload-preferences', data })
    }
    const count = async () =>
      (await payload.count({ collection: 'payload-preferences', where })).totalDocs
    await as(other, 'POST', 'payload-preferences/one-more', { value: { open: true } })
    expect(await count()).toBeLessThanOrEqual(500)
    expect((await as(other, 'GET', 'payload-preferences/one-more')).body.value).toEqual({
      open: true,
    })
    expect((await as(other, 'GET', 'payload-preferences/stored-0')).body.value).toBeNull()
    await as(other, 'POST', 'payload-preferences', { key: 'two-more', value: {} })
    expect(await count()).toBeLessThanOrEqual(500)
    await payload.delete({ collection: 'payload-preferences', where })
  })
})
