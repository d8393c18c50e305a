import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import {
  collectionRules,
  commonEndpoints,
  type Group,
  globalRules,
  groups,
  otherEndpoints,
  type Role,
} from '../support/access-table.ts'
import { createAccount, createAccountWithKey, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { type PlantedSecrets, plantSecrets } from '../support/planted-secrets.ts'

type Called = { method: string; path: string; name: string; group: Group | undefined }

const roles: Role[] = ['anonymous', 'waiting', 'editor', 'admin', 'key']

let payload: Payload
let plantedSecrets: PlantedSecrets
let called: Called[]
const headers = { anonymous: {} } as Record<Role, Record<string, string>>
const accounts: Awaited<ReturnType<typeof createAccount>>[] = []

beforeAll(async () => {
  payload = await cms()
  for (const [role, account] of [
    ['editor', await createAccount('editor')],
    ['admin', await createAccount('admin')],
    ['waiting', await createAccount('admin')],
    ['key', await createAccountWithKey('admin')],
  ] as const) {
    accounts.push(account)
    headers[role] = account.headers
  }
  plantedSecrets = await plantSecrets(payload)
  called = everyEndpoint()
})

afterAll(async () => {
  await plantedSecrets.remove()
  await removeAccounts(...accounts)
})

/** Returns every endpoint of Payload's REST API, read from the running configuration. */
function everyEndpoint(): Called[] {
  const { collections, globals, endpoints } = payload.config
  const list = (each: false | { method: string; path: string }[]) =>
    each || [{ method: 'get', path: '/' }]
  return [
    ...collections.flatMap(({ endpoints: own, slug }) =>
      list(own).map((each) => endpoint(each, slug, collectionRules[slug])),
    ),
    ...globals.flatMap(({ endpoints: own, slug }) =>
      list(own).map((each) => endpoint(each, `globals/${slug}`, globalRules[slug])),
    ),
    ...endpoints.map((each) => endpoint(each, '', undefined)),
  ]
}

function endpoint(
  { method, path }: { method: string; path: string },
  base: string,
  rules: Partial<Record<string, Group>> | undefined,
): Called {
  const address = `${base && `/${base}`}${path === '/' && base ? '' : path}`
  const name = `${method} ${address}`
  const isUpdate = base.startsWith('globals/') && method === 'post' && path === '/'
  const rule = isUpdate ? 'update' : commonEndpoints[`${method} ${path}`]
  const common = rule === 'permissions' ? rules && 'people' : rule && rules?.[rule]
  return { method, path: address, name, group: otherEndpoints[name] ?? common }
}

/**
 * Returns the path to call. Writes by roles that may write go to a document that does not exist, so
 * that they change nothing; all other calls go to one that exists.
 */
function addressOf({ method, path }: Called, mayWrite: boolean): string {
  const [, collection = ''] = path.split('/')
  const id = mayWrite && method !== 'get' ? 999_999 : (plantedSecrets.ids[collection] ?? 1)
  const filled = path
    .replace(/\/:id\?$/, '')
    .replace(
      ':id',
      String(path.includes('/versions/') ? (plantedSecrets.versions[collection] ?? 1) : id),
    )
    .replace(':filename', plantedSecrets.files[collection] ?? 'unknown.pdf')
    .replace(':key', 'nav')
    .replace(/^\//, '')
  const isBulk = /^(patch|delete)$/.test(method) && path.split('/').length === 2
  return filled + (method === 'get' ? '?depth=2' : isBulk ? `?where[id][equals]=${id}` : '')
}

const bodies: Record<string, object> = {
  'post /users/login': { email: 'nobody@example.com', password: 'wrong-wrong-wrong' },
  'post /users/forgot-password': { email: 'nobody@example.com' },
}

const bodyOf = (name: string) =>
  name === 'post /users/unlock' ? { email: plantedSecrets.email } : bodies[name]

/** Statuses that do not depend on the role: a wrong password, and no mail server in these tests. */
const expectedStatus: Record<string, number> = {
  'post /users/login': 401,
  'post /users/forgot-password': 503,
}

const isAllowed = (status: number, name: string) =>
  name in expectedStatus
    ? status === expectedStatus[name]
    : ![401, 403, 501].includes(status) && status < 500

/** Returns one sentence for each wrong response of the endpoint. */
async function findViolations(each: Called): Promise<string[]> {
  const faults: string[] = []
  const allowed: readonly string[] = groups[each.group ?? 'nobody']
  for (const role of roles) {
    const body = each.method === 'get' ? undefined : (bodyOf(each.name) ?? { _status: 'published' })
    const address = addressOf(each, allowed.includes(role))
    env.REQUIRE_2FA = role === 'waiting'
    const response = await callRest(each.method.toUpperCase(), address, {
      headers: headers[role],
      body,
    })
    env.REQUIRE_2FA = false
    const text = await response.text()
    const at = `${each.name} as ${role} (${response.status})`
    const isPermitted = isAllowed(response.status, each.name)
    // A 404 also counts as rejected.
    const isAbsent = response.status === 404 && !allowed.includes(role)
    if (isPermitted !== allowed.includes(role) && !isAbsent)
      faults.push(`${at} is ${isPermitted ? 'answered' : 'rejected'}`)
    for (const { mark, readers, what } of plantedSecrets.secrets) {
      if (!readers.includes(role) && text.includes(mark)) faults.push(`${at} holds ${what}`)
    }
  }
  return faults
}

describe('the access table', () => {
  it('has a row for every endpoint', () => {
    expect(called.filter(({ group }) => !group).map(({ name }) => name)).toEqual([])
    expect(called.length).toBeGreaterThan(200)
  })

  it('has no row for an endpoint that does not exist', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug)
    expect(Object.keys(collectionRules).sort()).toEqual([...slugs].sort())
    const globals = payload.config.globals.map(({ slug }) => slug)
    expect(Object.keys(globalRules).sort()).toEqual([...globals].sort())
    const names = called.map(({ name }) => name)
    expect(Object.keys(otherEndpoints).filter((name) => !names.includes(name))).toEqual([])
  })

  it("matches every endpoint's response to every role, and no role receives private data", async () => {
    const faults: string[] = []
    // A logout ends the session, so it comes last.
    const last = called.filter(({ name }) => name === 'post /users/logout')
    for (const each of [...called.filter((one) => !last.includes(one)), ...last]) {
      faults.push(...(await findViolations(each)))
    }
    expect(faults.join('\n')).toBe('')
  }, 300_000)
})
