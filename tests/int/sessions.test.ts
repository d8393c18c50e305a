import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { POST as search } from '../../src/app/api/admin/personal-data/search/route.ts'
import { inTransaction } from '../../src/lib/database/transaction.ts'
import { callRest } from '../support/call-rest.ts'
import { sendJson } from '../support/catch-all.ts'
import { cms } from '../support/cms.ts'
import {
  auditRecordsOf,
  deleteAccountsAfterTests,
  headersOf,
  isLoggedIn,
  logIn,
  newAccount,
  nextIpAddress,
  password,
  postToUsers,
  sessionsOf,
} from '../support/logged-in-accounts.ts'
import { callRoute } from '../support/route.ts'
import { whileTransactionIsOpen } from '../support/while-transaction-is-open.ts'

deleteAccountsAfterTests()

it('concurrent logins all create sessions, with the name of the browser', async () => {
  const who = await newAccount()
  const logins = await Promise.all(Array.from({ length: 6 }, () => logIn(who.email)))
  const states = logins.map((response) => isLoggedIn({ headers: headersOf(response) }))
  expect(await Promise.all(states)).toEqual(logins.map(() => true))
  expect((await sessionsOf(who)).map(({ device }) => device)).toEqual(
    Array(7).fill('Firefox, Linux'),
  )
})

it('an account keeps its newest fifty sessions', async () => {
  const who = await newAccount()
  await (await cms()).db.pool.query(
    `INSERT INTO users_sessions (_order, _parent_id, id, expires_at)
     SELECT count + 1, $1, gen_random_uuid(), now() + interval '1 hour'
     FROM generate_series(1, 60) AS count`,
    [who.id],
  )
  const newest = headersOf(await logIn(who.email))
  expect(await sessionsOf(who)).toHaveLength(50)
  expect(await isLoggedIn({ headers: newest })).toBe(true)
  expect(await isLoggedIn(who)).toBe(false)
})

it('ended sessions do not come back while they are being refreshed', async () => {
  const who = await newAccount()
  const stolenSession = headersOf(await logIn(who.email))
  const renewals = Array.from({ length: 20 }, () =>
    callRest('POST', 'users/refresh-token', { headers: stolenSession }),
  )
  const ended = postToUsers(who, 'end-sessions', { session: 'others' })
  await Promise.all([ended, ...renewals])
  expect((await ended).status).toBe(200)
  for (const renewal of renewals) expect([200, 401, 403]).toContain((await renewal).status)
  expect(await isLoggedIn({ headers: stolenSession })).toBe(false)
  expect(await isLoggedIn(who)).toBe(true)
})

it('an account that loses its role or is deleted cannot undo that with a request that already waits', async () => {
  const { id, headers } = await newAccount('admin')
  const keepRole = () => callRest('PATCH', `users/${id}`, { body: { role: 'admin' }, headers })
  const demoted = await whileTransactionIsOpen(
    (req) => req.payload.update({ collection: 'users', id, data: { role: 'editor' }, req }),
    keepRole,
  )
  expect(demoted.status).toBe(403)
  const { role } = await (await cms()).findByID({ collection: 'users', id })
  expect(role).toBe('editor')
  const deleted = await whileTransactionIsOpen(
    (req) => req.payload.delete({ collection: 'users', id, req }),
    keepRole,
  )
  expect(deleted.status).toBe(401)
})

it('an anonymous change of an account does not wait for its lock, which it may not take', async () => {
  const { id } = await newAccount()
  const payload = await cms()
  await inTransaction(payload, async ({ transactionID }) => {
    const req = await createLocalReq({ req: { transactionID } }, payload)
    await payload.update({ collection: 'users', id, data: { name: 'Ana' }, req })
    for (const path of [`users/${id}`, 'users?where[role][equals]=editor']) {
      expect((await callRest('PATCH', path, { body: { name: 'x' } })).status).toBe(403)
    }
  })
})

it('a request whose body arrives after its account was deleted is rejected', async () => {
  const { id, headers } = await newAccount('admin')
  const slow = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(' ')),
    async pull(controller) {
      await (await cms()).delete({ collection: 'users', id })
      controller.enqueue(Buffer.from(JSON.stringify({ search: 'ana@example.com' })))
      controller.close()
    },
  })
  const init = { method: 'POST', headers, body: slow, duplex: 'half' } as RequestInit
  const request = new Request('http://localhost/api/admin/personal-data/search', init)
  expect((await callRoute(search, request)).status).toBe(401)
})

it('a session ends with the next login in the same browser, and a day after it began', async () => {
  const who = await newAccount()
  const desk = headersOf(await logIn(who.email))
  const again = await sendJson(
    'users/login',
    { email: who.email, password },
    { headers: { ...desk, 'X-Forwarded-For': nextIpAddress() } },
  )
  const next = headersOf(again)
  const states = [desk, next, who.headers].map((headers) => isLoggedIn({ headers }))
  expect(await Promise.all(states)).toEqual([false, true, true])

  const renewed = async () =>
    (await callRest('POST', 'users/refresh-token', { headers: next })).status
  const began = (hours: number) =>
    cms().then(({ db }) =>
      db.pool.query(
        "UPDATE users_sessions SET created_at = now() - $1 * interval '1 hour' WHERE _parent_id = $2",
        [hours, who.id],
      ),
    )
  await began(23)
  expect(await renewed()).toBe(200)
  await began(25)
  expect(await renewed()).toBe(401)
})

it("a login ends the browser's previous session, even of another account", async () => {
  const [former, next] = [await newAccount(), await newAccount()]
  const elsewhere = headersOf(await logIn(former.email))
  const response = await sendJson(
    'users/login',
    { email: next.email, password },
    { headers: { ...former.headers, 'X-Forwarded-For': nextIpAddress() } },
  )
  const states = [former.headers, elsewhere, headersOf(response)].map((headers) =>
    isLoggedIn({ headers }),
  )
  expect(await Promise.all(states)).toEqual([false, true, true])
})

it('sessions are ended one by one, only by their owner', async () => {
  const who = await newAccount()
  const [desk, phone] = [headersOf(await logIn(who.email)), headersOf(await logIn(who.email))]
  const [, second] = await sessionsOf(who)
  const other = await newAccount('admin')
  expect((await postToUsers(other, 'end-sessions', { session: second?.id })).status).toBe(404)
  expect((await postToUsers({ headers: {} }, 'end-sessions', { session: 'others' })).status).toBe(
    401,
  )
  expect((await postToUsers(who, 'end-sessions', { session: second?.id })).status).toBe(200)
  expect(await isLoggedIn({ headers: desk })).toBe(false)
  expect(await isLoggedIn({ headers: phone })).toBe(true)
  expect((await postToUsers(who, 'end-sessions', { session: 'others' })).status).toBe(200)
  expect([await isLoggedIn({ headers: phone }), await isLoggedIn(who)]).toEqual([false, true])
  const ended = expect.objectContaining({ action: 'sessions-ended', userEmail: who.email })
  await expect.poll(() => auditRecordsOf(who)).toEqual([ended, ended])
  await callRest('POST', 'users/logout', who)
  expect(await sessionsOf(who)).toEqual([])
})

it('a change after the session was ended elsewhere says so', async () => {
  const who = await newAccount()
  const elsewhere = headersOf(await logIn(who.email))
  await postToUsers({ headers: elsewhere }, 'end-sessions', { session: 'others' })
  for (const query of ['?autosave=true&draft=true', '?draft=true', '']) {
    const headers = { ...who.headers, 'Accept-Language': 'de' }
    const answer = await callRest('PATCH', `features/1${query}`, { body: { title: 'x' }, headers })
    expect(answer.status).toBe(401)
    expect((await answer.json()).errors[0].message).toContain('Ihre Sitzung ist beendet')
  }
})

it('a change by a form of the CMS without a session, such as after a logout elsewhere, says so', async () => {
  const change = (headers: Record<string, string>) =>
    callRest('PATCH', 'features/1?autosave=true&draft=true', { body: { title: 'x' }, headers })
  const fromForm = await change({ 'Accept-Language': 'de', 'Sec-Fetch-Site': 'same-origin' })
  expect(fromForm.status).toBe(401)
  expect((await fromForm.json()).errors[0].message).toContain('Ihre Sitzung ist beendet')
  expect((await change({})).status).toBe(400)
})
