import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { callRest } from '../support/call-rest.ts'
import { sendJson } from '../support/catch-all.ts'
import { cms } from '../support/cms.ts'
import {
  auditRecordsOf,
  deleteAccountsAfterTests,
  headersOf,
  isLoggedIn,
  type LoggedInAccount,
  logIn,
  newAccount,
  nextIpAddress,
  password,
  postToUsers,
  sessionsOf,
} from '../support/logged-in-accounts.ts'
import { totpCode } from '../support/second-factor.ts'
import { adminHeaders } from '../support/stored-submissions.ts'
import { tokenOf } from '../support/token.ts'

type Factor = { secret: string; recoveryCodes: string[] }

/**
 * Sets up a factor with the previous time step's code, so that the current code is still unused.
 */
async function setUp(who: LoggedInAccount): Promise<Factor> {
  const started = await postToUsers(who, 'second-factor/set-up', { currentPassword: password })
  expect(started.status).toBe(200)
  const { pending, secret } = await started.json()
  const confirm = () =>
    postToUsers(who, 'second-factor/confirm', { pending, code: totpCode(secret, -1) })
  let confirmed = await confirm()
  // A new time step may have begun in between.
  if (confirmed.status === 400) confirmed = await confirm()
  expect(confirmed.status).toBe(200)
  return { secret, ...(await confirmed.json()) }
}

async function storedOf({ id }: LoggedInAccount) {
  const { rows } = await (await cms()).db.pool.query('SELECT * FROM users WHERE id = $1', [id])
  return rows[0]
}

const reasonOf = async (response: Response) => {
  const { errors } = await response.json()
  return [response.status, errors[0].data?.secondFactor]
}

deleteAccountsAfterTests()

describe('a login with a second factor', () => {
  let who: LoggedInAccount
  let factor: Factor

  beforeAll(async () => {
    who = await newAccount()
    factor = await setUp(who)
  })

  it('gets no session without the code, and the reason only with the right password', async () => {
    const before = await sessionsOf(who)
    const asked = await logIn(who.email)
    expect([tokenOf(asked), ...(await reasonOf(asked))]).toEqual([undefined, 401, 'required'])
    const wrong = await logIn(who.email, { code: '000000' })
    expect([tokenOf(wrong), ...(await reasonOf(wrong))]).toEqual([undefined, 401, 'wrong'])
    const code = totpCode(factor.secret)
    const guessed = await logIn(who.email, { password: 'not-the-password', code })
    const unknown = await logIn(`${randomUUID()}@example.com`, { code })
    expect(guessed.status).toBe(401)
    expect(await guessed.text()).toBe(await unknown.text())
    expect(await sessionsOf(who)).toEqual(before)
  })

  it('accepts a code once, even with five concurrent logins, and rejects older codes', async () => {
    const code = totpCode(factor.secret)
    const responses = await Promise.all(Array.from({ length: 5 }, () => logIn(who.email, { code })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    expect((await logIn(who.email, { code: totpCode(factor.secret, -1) })).status).toBe(401)
    const next = totpCode(factor.secret, 1)
    expect((await logIn(who.email, { code: `${next.slice(0, 3)} ${next.slice(3)}` })).status).toBe(
      200,
    )
  })

  it('rejects expired and malformed codes', async () => {
    const other = await newAccount()
    const { secret } = await setUp(other)
    for (const code of [
      totpCode(secret, -3),
      totpCode(secret, 3),
      '',
      ' ',
      '0',
      { equals: 1 },
      123456,
    ]) {
      expect((await logIn(other.email, { code })).status).toBe(401)
    }
  })

  it('accepts each recovery code once, however it is typed', async () => {
    const [code = ''] = factor.recoveryCodes
    expect((await logIn(who.email, { code: code.toUpperCase().replaceAll('-', ' ') })).status).toBe(
      200,
    )
    expect((await logIn(who.email, { code })).status).toBe(401)
    expect((await storedOf(who)).recovery_codes).toHaveLength(9)
  })

  it('records wrong codes and used recovery codes', async () => {
    await expect
      .poll(() => auditRecordsOf(who))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ action: 'factor-on', userEmail: who.email }),
          expect.objectContaining({ action: 'wrong-code', userEmail: who.email }),
          expect.objectContaining({ action: 'recovery-used', detail: '9 left' }),
        ]),
      )
  })

  it('accepts ten wrong codes a day from any address, and a new factor resets the counter', async () => {
    const other = await newAccount()
    const { secret } = await setUp(other)
    const guesses = Array.from({ length: 30 }, () => logIn(other.email, { code: '000000' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const right = await logIn(other.email, { code: totpCode(secret) })
    expect([right.status, await right.text()]).toEqual([
      429,
      expect.stringContaining('zu viele falsche Codes'),
    ])
    const admin = { headers: await adminHeaders() }
    expect((await postToUsers(admin, `${other.id}/second-factor/reset`)).status).toBe(200)
    other.headers = headersOf(await logIn(other.email))
    const renewed = await setUp(other)
    expect((await logIn(other.email, { code: totpCode(renewed.secret) })).status).toBe(200)
  })

  it('counts wrong codes as failed logins of the address, but not a login without a code', async () => {
    const other = await newAccount()
    const { secret } = await setUp(other)
    Object.assign(env, { FAILED_LOGINS: 2 })
    try {
      const from = nextIpAddress()
      for (let n = 0; n < 4; n++)
        expect(await reasonOf(await logIn(other.email, {}, from))).toEqual([401, 'required'])
      for (let n = 0; n < 2; n++) await logIn(other.email, { code: '000000' }, from)
      expect((await logIn(other.email, { code: totpCode(secret) }, from)).status).toBe(429)
      expect((await logIn(other.email, { code: totpCode(secret) })).status).toBe(200)
    } finally {
      Object.assign(env, { FAILED_LOGINS: 0 })
    }
  })

  it('is required after a password reset, which does not log the user in', async () => {
    const other = await newAccount()
    await setUp(other)
    const token = await (await cms()).forgotPassword({
      collection: 'users',
      data: { email: other.email },
      disableEmail: true,
    })
    const next = 'the-password-after-it'
    const response = await sendJson('users/reset-password', { token, password: next })
    expect([response.status, tokenOf(response)]).toEqual([200, undefined])
    expect(await sessionsOf(other)).toEqual([])
    expect(await reasonOf(await logIn(other.email, { password: next }))).toEqual([401, 'required'])
  })
})

describe('setting up a second factor', () => {
  it('needs the password and a code, and ends the sessions that were created without it', async () => {
    const who = await newAccount()
    const other = headersOf(await logIn(who.email))
    const wrong = await postToUsers(who, 'second-factor/set-up', {
      currentPassword: 'not-the-password',
    })
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Passwort')])
    const { pending, secret } = await (
      await postToUsers(who, 'second-factor/set-up', { currentPassword: password })
    ).json()
    const confirm = (body: object, as: Pick<LoggedInAccount, 'headers'> = who) =>
      postToUsers(as, 'second-factor/confirm', body)
    expect((await confirm({ pending, code: '000000' })).status).toBe(400)
    expect((await confirm({ pending: `${pending}A`, code: totpCode(secret) })).status).toBe(400)
    expect((await confirm({ pending, code: totpCode(secret) }, await newAccount())).status).toBe(
      400,
    )
    expect((await storedOf(who)).has_second_factor).toBe(false)
    expect((await confirm({ pending, code: totpCode(secret) })).status).toBe(200)
    expect(await isLoggedIn({ headers: other })).toBe(false)
    expect(await isLoggedIn(who)).toBe(true)
  })

  it('is confirmed again with the same recovery codes if the response was lost, by the same set-up only', async () => {
    const who = await newAccount()
    const start = async () => {
      const body = { currentPassword: password }
      return (await postToUsers(who, 'second-factor/set-up', body)).json()
    }
    const [lost, other] = [await start(), await start()]
    const confirm = ({ pending, secret }: { pending: string; secret: string }) =>
      postToUsers(who, 'second-factor/confirm', { pending, code: totpCode(secret) })
    const first = await (await confirm(lost)).json()
    const confirmed = await confirm(lost)
    expect(confirmed.status).toBe(200)
    const { recoveryCodes } = await confirmed.json()
    expect(recoveryCodes).toEqual(first.recoveryCodes)
    expect((await confirm(other)).status).toBe(409)
    expect((await logIn(who.email, { code: recoveryCodes[0] })).status).toBe(200)
  })

  it('stores neither the secret nor recovery codes in plain text, and no response contains them', async () => {
    const who = await newAccount('admin')
    const { secret, recoveryCodes } = await setUp(who)
    const stored = await storedOf(who)
    const row = JSON.stringify(stored)
    for (const plain of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((each) => each.replaceAll('-', '')),
    ])
      expect(row).not.toContain(plain)
    for (const path of [
      `users/${who.id}`,
      'users/me',
      'users?limit=0',
      `users/${who.id}?select[secondFactorSecret]=true`,
    ]) {
      const answer = await (await callRest('GET', path, who)).text()
      expect(answer).not.toMatch(/secondFactorS|recoveryCodes/)
      expect(answer).not.toContain(stored.second_factor_secret)
    }
    const body = {
      hasSecondFactor: false,
      secondFactorSecret: null,
      recoveryCodes: [],
      name: 'Eva',
    }
    expect((await callRest('PATCH', `users/${who.id}`, { ...who, body })).status).toBe(200)
    expect(await storedOf(who)).toMatchObject({
      name: 'Eva',
      has_second_factor: true,
      second_factor_secret: stored.second_factor_secret,
      recovery_codes: stored.recovery_codes,
    })
  })
})

describe('an existing factor', () => {
  it('is changed and turned off only with password and code', async () => {
    const who = await newAccount()
    const factor = await setUp(who)
    const change = (path: string, body: object) => postToUsers(who, `second-factor/${path}`, body)
    const right = { currentPassword: password }
    for (const path of ['recovery-codes', 'turn-off']) {
      expect((await change(path, right)).status).toBe(401)
      expect((await change(path, { ...right, code: '000000' })).status).toBe(401)
      expect((await change(path, { code: totpCode(factor.secret) })).status).toBe(400)
    }
    const renewed = await change('recovery-codes', { ...right, code: totpCode(factor.secret) })
    const { recoveryCodes } = await renewed.json()
    expect(recoveryCodes).toHaveLength(10)
    expect((await change('turn-off', { ...right, code: factor.recoveryCodes[0] })).status).toBe(401)
    expect((await change('turn-off', { ...right, code: recoveryCodes[0] })).status).toBe(200)
    expect((await logIn(who.email)).status).toBe(200)
    expect(await storedOf(who)).toMatchObject({ second_factor_secret: null, recovery_codes: null })
    const own = { user: expect.objectContaining({ id: who.id }), userEmail: who.email }
    await expect
      .poll(() => auditRecordsOf(who))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ ...own, action: 'recovery-codes' }),
          expect.objectContaining({ ...own, action: 'factor-off', detail: null }),
        ]),
      )
  })

  it('can be reset by another admin, which is recorded and ends every session of the account', async () => {
    const [who, admin, editor] = [
      await newAccount('admin'),
      await newAccount('admin'),
      await newAccount(),
    ]
    await setUp(who)
    const reset = (as: LoggedInAccount, id = who.id) => postToUsers(as, `${id}/second-factor/reset`)
    expect((await reset(editor)).status).toBe(403)
    expect((await reset(who)).status).toBe(400)
    expect((await reset(admin)).status).toBe(200)
    expect((await reset(admin)).status).toBe(409)
    expect((await reset(admin, 999_999)).status).toBe(409)
    expect(await isLoggedIn(who)).toBe(false)
    expect((await logIn(who.email)).status).toBe(200)
    await expect
      .poll(() => auditRecordsOf(who))
      .toContainEqual(
        expect.objectContaining({ action: 'factor-off', detail: 'reset', userEmail: admin.email }),
      )
  })
})

describe('the command', () => {
  const run = async (...words: string[]) => {
    const script = spawn(process.execPath, ['scripts/reset-second-factor.ts', ...words])
    const [output, errors] = await Promise.all([text(script.stdout), text(script.stderr)])
    return output + errors
  }

  it('resets a factor, ends the sessions and is recorded', async () => {
    const who = await newAccount('admin')
    await setUp(who)
    expect(await run(who.email.toUpperCase())).toContain('the second factor is reset')
    expect(await isLoggedIn(who)).toBe(false)
    expect((await logIn(who.email)).status).toBe(200)
    expect(await auditRecordsOf(who)).toContainEqual(
      expect.objectContaining({
        action: 'factor-off',
        userEmail: 'npm run reset-second-factor',
      }),
    )
    expect(await run(who.email)).toContain('has no second factor')
    expect(await run('nobody@example.com')).toContain('There is no account')
    expect(await run()).toContain('Name the account')
  })
})

describe('an admin who must set up a second factor', () => {
  let who: LoggedInAccount

  beforeAll(async () => {
    who = await newAccount('admin')
  })
  beforeEach(() => Object.assign(env, { REQUIRE_2FA: true }))
  afterEach(() => Object.assign(env, { REQUIRE_2FA: false }))

  it('may do nothing else until it is set up, and everything afterwards', async () => {
    const rejected = ['users', 'contact-requests', 'audit-log', `users/${who.id}`, 'globals/mails']
    const statuses = async () =>
      Promise.all(rejected.map(async (path) => (await callRest('GET', path, who)).status))
    expect(await statuses()).toEqual(rejected.map(() => 403))
    expect(
      (await callRest('PATCH', `users/${who.id}`, { ...who, body: { name: 'x' } })).status,
    ).toBe(403)
    expect((await postToUsers(who, 'end-sessions', { session: 'others' })).status).toBe(403)
    expect((await postToUsers(who, '1/second-factor/reset')).status).toBe(403)
    await setUp(who)
    expect(await statuses()).toEqual(rejected.map(() => 200))
  })

  it('is distinguished from editors and API keys', async () => {
    const editor = await newAccount()
    expect((await callRest('GET', `users/${editor.id}`, editor)).status).toBe(200)
    const apiKey = randomUUID()
    await (await cms()).update({
      ...{ collection: 'users', id: (await newAccount()).id },
      data: { role: 'admin', enableAPIKey: true, apiKey },
    })
    const headers = { Authorization: `users API-Key ${apiKey}` }
    expect((await callRest('GET', 'voice-bot-onboardings', { headers })).status).toBe(200)
    expect((await callRest('POST', 'users/second-factor/set-up', { headers })).status).toBe(403)
  })
})
