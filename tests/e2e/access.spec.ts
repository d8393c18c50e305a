import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../src/payload-types.ts'
import { groups, ownRoutes } from '../support/access-table.ts'
import { expect, testWithoutBrowser as test } from '../support/fixtures.ts'
import { documentFiles, onboarding, onboardingForm } from '../support/onboarding.ts'
import { type AuthHeaders, call, createUser, logIn, send } from '../support/rest.ts'

type Role = 'anonymous' | 'editor' | 'admin' | "editor's key" | "admin's key"
type Group = 'anonymous' | 'editor' | 'admin'
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * The status for each group. A caller who may create gets 400 for an empty, published entry; one
 * who may update or delete gets 404 for an entry that does not exist.
 */
type Answers = Record<Group, number>

const adminsOnly: Answers = { anonymous: 401, editor: 403, admin: 200 }
const nobody: Answers = { anonymous: 403, editor: 403, admin: 403 }
const admins = (status: number): Answers => ({ anonymous: 403, editor: 403, admin: status })
const staff = (status: number): Answers => ({ anonymous: 403, editor: status, admin: status })
const everybody: Answers = { anonymous: 200, editor: 200, admin: 200 }

type OperationStatuses = { read: Answers; create: Answers; update: Answers; delete: Answers }

const content: OperationStatuses = {
  read: everybody,
  create: staff(400),
  update: staff(404),
  // Editors move content to the trash.
  delete: admins(404),
}
const contentOfAdmins: OperationStatuses = { ...content, create: admins(400) }
const submitted: OperationStatuses = {
  read: admins(200),
  create: nobody,
  update: admins(404),
  delete: admins(404),
}

/** Payload's own locks, preferences and migrations, which contain no customer data. */
type PayloadInternal =
  | 'payload-kv'
  | 'payload-locked-documents'
  | 'payload-preferences'
  | 'payload-migrations'

const collections = {
  personas: { ...content, create: admins(400) },
  features: content,
  testimonials: content,
  media: { ...content, read: staff(200) },
  recordings: { ...content, read: staff(200) },
  'legal-pages': contentOfAdmins,
  'page-meta': { ...content, create: nobody, delete: nobody },
  'voice-bot-onboardings': submitted,
  'contact-requests': submitted,
  'onboarding-documents': { ...submitted, update: nobody },
  'audit-log': { read: admins(200), create: nobody, update: nobody, delete: nobody },
  'translated-pairs': { read: nobody, create: nobody, update: nobody, delete: nobody },
  'payload-jobs': { read: admins(200), create: nobody, update: nobody, delete: admins(404) },
  users: { read: staff(200), create: admins(400), update: admins(404), delete: admins(404) },
} satisfies Record<Exclude<keyof Config['collections'], PayloadInternal>, OperationStatuses>

const globals = {
  landing: { read: everybody, update: staff(400) },
  'site-settings': { read: everybody, update: staff(400) },
  claims: { read: everybody, update: staff(400) },
  'onboarding-page': { read: everybody, update: staff(400) },
  mails: { read: staff(200), update: staff(400) },
  'payload-jobs-stats': { read: admins(200), update: nobody },
} satisfies Record<keyof Config['globals'], Pick<OperationStatuses, 'read' | 'update'>>

/** An entry that would be published empty. As a draft it would be valid. */
const empty = { _status: 'published' }

/** Invalid for every global, so that every role that may write gets 400. */
const invalid = {
  ...{ brand: '', hero: { headline: '' }, items: [], contact: { subject: '' } },
  draftNotice: '',
}

type Endpoint = {
  name: string
  method: Method
  path: string
  body?: unknown
  answers: Answers
  /** Whether a key can read what its account can read. All other endpoints reject keys. */
  acceptsKeys?: boolean
}

/** The part of Payload's API that the automation tool may read. */
const readByKeys = ['voice-bot-onboardings', 'onboarding-documents']

const restEndpoints: Endpoint[] = [
  ...Object.entries(collections).flatMap(([slug, endpoints]): Endpoint[] => [
    {
      ...{ name: 'read', method: 'GET', path: slug, answers: endpoints.read },
      acceptsKeys: readByKeys.includes(slug),
    },
    { name: 'create', method: 'POST', path: slug, body: empty, answers: endpoints.create },
    {
      name: 'update',
      method: 'PATCH',
      path: `${slug}/999999`,
      body: {},
      answers: endpoints.update,
    },
    { name: 'delete', method: 'DELETE', path: `${slug}/999999`, answers: endpoints.delete },
  ]),
  ...Object.entries(globals).flatMap(([slug, endpoints]): Endpoint[] => [
    { name: 'read', method: 'GET', path: `globals/${slug}`, answers: endpoints.read },
    {
      name: 'update',
      method: 'POST',
      path: `globals/${slug}`,
      body: invalid,
      answers: endpoints.update,
    },
  ]),
].map((endpoint) => ({ ...endpoint, path: `/api/${endpoint.path}` }))

let roles: Record<Role, AuthHeaders>
let ownEndpoints: Endpoint[]

test.beforeAll(async () => {
  const asAdmin = await logIn()
  const editor = await createUser(asAdmin, 'editor')
  const tool = await createUser(asAdmin, 'admin')
  roles = {
    anonymous: {},
    editor: await logIn(editor),
    admin: asAdmin,
    "editor's key": await giveKey(asAdmin, editor.id),
    "admin's key": await giveKey(asAdmin, tool.id),
  }
  const sent = await call('/api/voice-bot-onboarding', {
    method: 'POST',
    body: onboardingForm(onboarding, documentFiles.slice(0, 1)),
  })
  const { id } = await sent.json()
  const listed = await call('/api/admin/voice-bot-onboardings', { headers: asAdmin })
  const { data } = (await listed.json()) as { data: { id: number; uploadedFiles: string[] }[] }
  const [file] = data.find((entry) => entry.id === id)?.uploadedFiles ?? []
  const own = (path: string, name: string): Endpoint => ({
    ...{ name, path, method: 'GET', answers: adminsOnly, acceptsKeys: true },
  })
  ownEndpoints = [
    own('/api/admin/voice-bot-onboardings', 'list'),
    own(`/api/documents/${file}`, 'document'),
    own(`/api/documents/zip/${id}`, 'zip'),
    own('/api/documents/unknown.pdf', 'unknown document'),
    own('/api/documents/zip/999999', 'zip of nothing'),
  ].map((endpoint) => ({
    ...endpoint,
    answers: /unknown|nothing/.test(endpoint.name)
      ? { ...adminsOnly, admin: 404 }
      : endpoint.answers,
  }))
  ownEndpoints.push(
    {
      ...{ name: 'entry', method: 'GET', path: `/api/voice-bot-onboardings/${id}` },
      answers: admins(200),
      acceptsKeys: true,
    },
    {
      // Payload's own URL of the file leads to the route that records the download.
      ...{ name: 'file', method: 'GET', path: `/api/onboarding-documents/file/${file}` },
      answers: admins(200),
      acceptsKeys: true,
    },
    {
      ...{
        name: 'GraphQL',
        method: 'POST',
        path: '/api/graphql',
        body: { query: '{ __typename }' },
      },
      answers: { anonymous: 404, editor: 404, admin: 404 },
    },
  )
})

for (const [role, group] of [
  ['anonymous', 'anonymous'],
  ['editor', 'editor'],
  ['admin', 'admin'],
  ["editor's key", 'editor'],
  ["admin's key", 'admin'],
] as const satisfies (readonly [Role, Group])[]) {
  test(`${role}: every endpoint responds as its access rules require`, async () => {
    const expected: Record<string, number> = {}
    const found: Record<string, number> = {}
    for (const { name, method, path, body, answers, acceptsKeys } of [
      ...ownEndpoints,
      ...restEndpoints,
    ]) {
      const isKept = role.endsWith('key') && !acceptsKeys
      const endpoint = `${name}: ${method} ${path}`
      const response = await call(path, {
        method,
        headers: { ...roles[role], 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      await response.arrayBuffer()
      expected[endpoint] = isKept ? 403 : answers[group]
      found[endpoint] = response.status
    }
    expect(found).toEqual(expected)
  })
}

/**
 * Returns every route of the site, read from its files, for example `GET
 * /api/documents/[filename]`.
 */
function routesOfTheSite(): string[] {
  const root = path.resolve('src/app')
  return fs
    .globSync(['**/route.{ts,tsx}', '.well-known/**/route.ts'], { cwd: root })
    .filter((file) => !file.includes('[...slug]'))
    .flatMap((file) => {
      const address = `/${path.dirname(file)}`
        .replace(/\/\([^)]*\)/g, '')
        .replace(/\/\[\[.*\]\]/g, '')
      const text = fs.readFileSync(path.join(root, file), 'utf8')
      const methods = [...text.matchAll(/^export (?:async )?(?:function|const) ([A-Z]+)\b/gm)]
      return methods.map(([, method]) => `${method} ${address}`)
    })
}

test('every route of the site responds to each role as the access table requires', async () => {
  expect(Object.keys(ownRoutes).sort()).toEqual(routesOfTheSite().sort())
  const example = (name: string) =>
    ownEndpoints.find((endpoint) => endpoint.name === name)?.path ?? ''
  const parts: Record<string, string> = {
    '[filename]': path.basename(example('document')),
    '[submissionId]': path.basename(example('zip')),
    '[language]': 'ro',
    '[collection]': 'voice-bot-onboardings',
    '[id]': path.basename(example('zip')),
    '[locale]': 'de',
    '[picture]': 'landing.png',
  }
  const faults: string[] = []
  for (const [route, group] of Object.entries(ownRoutes)) {
    const [method = '', address = ''] = route.split(' ')
    const url = address.replace(/\[\w+\]/g, (part) => parts[part] ?? part)
    for (const [role, as] of [
      ['anonymous', 'anonymous'],
      ['editor', 'editor'],
      ['admin', 'admin'],
      ['key', "admin's key"],
    ] as const) {
      const response = await call(url, { method, headers: roles[as], redirect: 'manual' })
      const text = await response.text()
      const isPermitted = response.status < 500 && ![307, 401, 403].includes(response.status)
      const readers: readonly string[] = group === 'everybody' ? [role] : groups[group]
      const at = `${route} as ${role} (${response.status})`
      if (isPermitted !== readers.includes(role))
        faults.push(`${at} is ${isPermitted ? 'answered' : 'rejected'}`)
      if (!readers.includes(role) && text.includes(onboarding.email)) faults.push(`${at} leaks`)
    }
  }
  expect(faults).toEqual([])
})

test('a rejection contains none of the protected data', async () => {
  for (const role of ['anonymous', 'editor', "editor's key"] as const) {
    for (const { path, answers } of [...ownEndpoints, ...restEndpoints]) {
      if (answers.editor < 400 || answers.editor === 404) continue
      const text = await (await call(path, { headers: roles[role] })).text()
      expect(text, `${role} at ${path}`).not.toContain(onboarding.email)
    }
  }
})

test('an editor can read and change only their own account, and cannot create a key for it', async () => {
  const mine = await call('/api/users?limit=0', { headers: roles.editor })
  const { docs } = await mine.json()
  expect(docs).toHaveLength(1)
  const [{ id }] = docs
  const apiKey = randomUUID()
  const changed = await call(`/api/users/${id}`, {
    method: 'PATCH',
    headers: { ...roles.editor, 'Content-Type': 'application/json' },
    body: JSON.stringify({ role: 'admin', apiKey, enableAPIKey: true, name: 'Eva' }),
  })
  expect((await changed.json()).doc).toMatchObject({ name: 'Eva', role: 'editor' })
  // The key that the admin created is still valid, but its account may not read submissions.
  const list = '/api/admin/voice-bot-onboardings'
  expect((await call(list, { headers: roles["editor's key"] })).status).toBe(403)
  expect((await call(list, { headers: { Authorization: `users API-Key ${apiKey}` } })).status).toBe(
    401,
  )
})

test('a revoked key is rejected', async () => {
  const asAdmin = roles.admin
  const { id } = await createUser(asAdmin, 'admin')
  const key = await giveKey(asAdmin, id)
  const list = '/api/admin/voice-bot-onboardings'
  expect((await call(list, { headers: key })).status).toBe(200)
  await change(asAdmin, id, { apiKey: null, enableAPIKey: false })
  expect((await call(list, { headers: key })).status).toBe(401)
})

test('a document cannot be detached from its entry', async () => {
  const entry = ownEndpoints.find(({ name }) => name === 'entry')?.path ?? ''
  const before = await (await call(`${entry}?depth=0`, { headers: roles.admin })).json()
  expect(before.uploadedFiles).toHaveLength(1)
  await send('PATCH', entry, { as: roles.admin, body: { uploadedFiles: [] } })
  const after = await (await call(`${entry}?depth=0`, { headers: roles.admin })).json()
  expect(after.uploadedFiles).toEqual(before.uploadedFiles)
})

test("reading submissions through Payload's own API is recorded", async () => {
  await call('/api/contact-requests?limit=0', { headers: roles.admin })
  await expect
    .poll(async () => {
      const response = await call('/api/audit-log?sort=-createdAt&limit=1', {
        headers: roles.admin,
      })
      return (await response.json()).docs[0]
    })
    .toMatchObject({ action: 'list', subject: 'contact', byApiKey: false })
})

test('reads with an API key are recorded with the key', async () => {
  await call('/api/admin/voice-bot-onboardings', { headers: roles["admin's key"] })
  await expect
    .poll(async () => {
      const query = 'sort=-createdAt&limit=1&where[byApiKey][equals]=true&depth=0'
      const response = await call(`/api/audit-log?${query}`, { headers: roles.admin })
      return (await response.json()).docs[0]?.action
    })
    .toBe('list')
})

async function change(as: AuthHeaders, id: number, data: object): Promise<void> {
  const response = await send('PATCH', `/api/users/${id}`, { as, body: data })
  expect(response.status).toBe(200)
}

async function giveKey(as: AuthHeaders, id: number): Promise<AuthHeaders> {
  const apiKey = randomUUID()
  await change(as, id, { apiKey, enableAPIKey: true })
  return { Authorization: `users API-Key ${apiKey}` }
}
