import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lastAdminMessage, oldLinkMessage } from '../../src/features/back-office/staff/messages.ts'
import { createAccount } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { admin } from '../support/product.ts'
import { sessionHeaders } from '../support/session.ts'

let payload: Payload
let first: number

beforeAll(async () => {
  payload = await cms()
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: admin.email } },
  })
  first = docs[0]?.id ?? 0
})

const query = (sql: string, values: unknown[] = []) => payload.db.pool.query(sql, values)

/** Deletes all users but the first admin. */
beforeEach(async () => {
  await query('DELETE FROM users WHERE id <> $1', [first])
  await query(`UPDATE users SET role = 'admin'`)
})

async function add(role: 'admin' | 'editor'): Promise<number> {
  const email = `${randomUUID()}@example.com`
  const data = { email, password: 'a-long-password', role }
  return (await payload.create({ collection: 'users', data })).id
}

/** Creates two admins and makes the first one an editor. */
async function twoAdmins(): Promise<[number, number]> {
  const both: [number, number] = [await add('admin'), await add('admin')]
  await query(`UPDATE users SET role = 'editor' WHERE id = $1`, [first])
  return both
}

const demote = (id: number) => payload.update({ collection: 'users', id, data: { role: 'editor' } })
const remove = (id: number) => payload.delete({ collection: 'users', id })

async function admins(): Promise<number> {
  const where = { role: { equals: 'admin' as const } }
  return (await payload.count({ collection: 'users', where })).totalDocs
}

const rejection = { status: 409, message: lastAdminMessage.de }

describe('the last admin', () => {
  it('can be neither deleted nor demoted, and can still be changed otherwise', async () => {
    await add('editor')
    await expect(remove(first)).rejects.toMatchObject(rejection)
    await expect(demote(first)).rejects.toMatchObject(rejection)
    await payload.update({ collection: 'users', id: first, data: { name: 'Eva' } })
    await expect(payload.findByID({ collection: 'users', id: first })).resolves.toMatchObject({
      name: 'Eva',
      role: 'admin',
    })
  })

  it('can be demoted once there is another', async () => {
    const other = await add('admin')
    await demote(other)
    await payload.update({ collection: 'users', id: other, data: { role: 'admin' } })
    await remove(other)
    expect(await admins()).toBe(1)
  })

  it.each([
    ['demote', demote, demote],
    ['delete', remove, remove],
    ['demote and delete', demote, remove],
  ])('remains when two admins %s each other concurrently', async (_, one, other) => {
    for (let round = 0; round < 3; round++) {
      const [a, b] = await twoAdmins()
      const results = await Promise.allSettled([one(a), other(b)])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await admins()).toBe(1)
      await query('DELETE FROM users WHERE id <> $1', [first])
    }
  })

  it('remains when all are demoted in one request, and the response states the reason', async () => {
    await twoAdmins()
    const { docs, errors } = await payload.update({
      collection: 'users',
      where: { id: { exists: true } },
      data: { role: 'editor' },
    })
    expect([docs.length, errors.length]).toEqual([2, 1])
    expect(errors[0]?.message).toBe(lastAdminMessage.de)
    expect(await admins()).toBe(1)
  })

  it('remains when all are deleted in one request, which deletes every editor', async () => {
    await twoAdmins()
    await add('editor')
    const where = { id: { not_equals: first } }
    const { docs, errors } = await payload.delete({ collection: 'users', where })
    expect([docs.length, errors.length]).toEqual([2, 1])
    expect(errors[0]?.message).toBe(lastAdminMessage.de)
    expect(await admins()).toBe(1)
  })

  it('keeps its preferences when its deletion in a list is rejected', async () => {
    const { headers, id } = await createAccount('admin')
    await query(`UPDATE users SET role = 'editor' WHERE id = $1`, [first])
    await callRest('POST', 'payload-preferences/nav', { headers, body: { value: { open: true } } })
    const response = await callRest('DELETE', `users?where[id][equals]=${id}`, { headers })
    expect(response.status).toBe(400)
    const read = await callRest('GET', 'payload-preferences/nav', { headers })
    expect((await read.json()).value).toEqual({ open: true })
  })
})

it('deleting a list of accounts with the own one deletes all of them', async () => {
  const other = await createAccount('editor')
  const { headers, id } = await createAccount('admin')
  const ids = [other.id, id]
  const response = await callRest('DELETE', `users?where[id][in]=${ids}`, { headers })
  expect([response.status, (await response.json()).errors]).toEqual([200, []])
  const { rows } = await query('SELECT id FROM users WHERE id = ANY($1)', [ids])
  expect(rows).toEqual([])
})

describe('a new password', () => {
  const who = { email: `${randomUUID()}@example.com`, password: 'the-old-password' }

  const logIn = async (password = who.password) =>
    new Headers(await sessionHeaders({ ...who, password }))

  const userOf = async (headers: Headers) => (await payload.auth({ headers })).user

  it('ends every session of its user when an admin sets it', async () => {
    const data = { ...who, role: 'editor' as const }
    const { id } = await payload.create({ collection: 'users', data })
    const [desk, phone] = [await logIn(), await logIn()]
    expect(await userOf(desk)).toMatchObject({ id })
    await payload.update({ collection: 'users', id, data: { password: 'the-new-password' } })
    expect([await userOf(desk), await userOf(phone)]).toEqual([null, null])
    expect(await userOf(await logIn())).toBeNull()
    expect(await userOf(await logIn('the-new-password'))).toMatchObject({ id })
  })

  it('ends every session when it was set with a reset link', async () => {
    const data = { ...who, role: 'editor' as const }
    const { id } = await payload.create({ collection: 'users', data })
    const desk = await logIn()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: who.email },
      disableEmail: true,
    })
    expect(await userOf(desk)).toMatchObject({ id })
    await payload.resetPassword({
      collection: 'users',
      data: { token, password: 'the-new-password' },
      overrideAccess: true,
    })
    expect(await userOf(desk)).toBeNull()
    const again = { token, password: 'yet-another-password' }
    await expect(
      payload.resetPassword({ collection: 'users', data: again, overrideAccess: true }),
    ).rejects.toMatchObject({ status: 403, message: oldLinkMessage.de })
  })
})

it('deleting an account ends its sessions and its API key', async () => {
  const [email, password, apiKey] = [`${randomUUID()}@example.com`, randomUUID(), randomUUID()]
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password, role: 'admin', enableAPIKey: true, apiKey },
  })
  const ways = [
    await sessionHeaders({ email, password }),
    { Authorization: `users API-Key ${apiKey}` },
  ]
  const who = async (headers: Record<string, string>) =>
    (await payload.auth({ headers: new Headers(headers) })).user?.id
  expect(await Promise.all(ways.map(who))).toEqual([id, id])
  await remove(id)
  expect(await Promise.all(ways.map(who))).toEqual([undefined, undefined])
})
