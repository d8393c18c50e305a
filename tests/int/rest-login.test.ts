import crypto, { randomUUID } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '../../src/env.ts'
import { hasSignedToken } from '../../src/server/signed-account.ts'
import { callApi, messagesOf, sendJson } from '../support/catch-all.ts'
import { cms } from '../support/cms.ts'
import { tokenOf } from '../support/token.ts'

const who = { email: `${randomUUID()}@example.com`, password: 'the-right-password' }
const wrong = 'a-wrong-password'

let sender = 0
const newAddress = () => `198.51.100.${++sender}`

beforeAll(async () => {
  const payload = await cms()
  await payload.create({ collection: 'users', data: { ...who, role: 'editor' } })
})

beforeEach(() => Object.assign(env, { FAILED_LOGINS: 10 }))
afterEach(() => Object.assign(env, { FAILED_LOGINS: 0 }))

afterAll(async () => {
  await (await cms()).delete({ collection: 'users', where: { email: { equals: who.email } } })
})

const logIn = (from: string, password = wrong, email = who.email, language = 'de') =>
  sendJson(
    'users/login',
    { email, password },
    { headers: { 'X-Forwarded-For': from, 'Accept-Language': language } },
  )

async function statuses(responses: Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(responses)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('guessing a password', () => {
  it('is blocked after ten attempts, even forty at once, and the response states the waiting time', async () => {
    const from = newAddress()
    const guesses = Array.from({ length: 40 }, () => logIn(from))
    expect(await statuses(guesses)).toEqual({ 401: 10, 429: 30 })
    const rejected = await logIn(from, who.password)
    expect(rejected.status).toBe(429)
    const seconds = Number(rejected.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect(await messagesOf(rejected)).toMatch(
      /^Es gab zu viele Anmeldungen .* in \d+ Minuten noch einmal\.$/,
    )
    expect(await messagesOf(await logIn(from, wrong, who.email, 'en'))).toMatch(
      /Please try again in \d+ minutes\.$/,
    )
  })

  it("does not lock out the account's owner at another address", async () => {
    const from = newAddress()
    await Promise.all(Array.from({ length: 40 }, () => logIn(from)))
    expect((await logIn(newAddress(), who.password)).status).toBe(200)
  })

  it('does not make other users wait for all of the attempts', async () => {
    Object.assign(env, { FAILED_LOGINS: 4 })
    const from = newAddress()
    let answered = 0
    const guesses = Array.from({ length: 20 }, async (_, n) => {
      await logIn(from, wrong, `${n}@example.com`)
      answered++
    })
    expect((await logIn(newAddress(), who.password)).status).toBe(200)
    expect(answered).toBeLessThan(10)
    await Promise.all(guesses)
  })

  it('is blocked for an address, whichever accounts it tries', async () => {
    Object.assign(env, { FAILED_LOGINS: 2 })
    const from = newAddress()
    const guesses = Array.from({ length: 15 }, (_, n) => logIn(from, wrong, `${n}@example.com`))
    expect(await statuses(guesses)).toEqual({ 401: 10, 429: 5 })
  })

  it('is counted however the path and the e-mail address are spelled', async () => {
    const from = newAddress()
    const headers = { 'X-Forwarded-For': from }
    const form = new FormData()
    form.append('_payload', JSON.stringify({ email: who.email, password: wrong }))
    for (let n = 0; n < 5; n++) {
      await sendJson(
        'users/LOGIN',
        { email: ` ${who.email.toUpperCase()} `, password: wrong },
        { headers },
      )
      await callApi('users/login', { method: 'POST', headers, body: form })
    }
    expect((await logIn(from)).status).toBe(429)
  })

  it.each([
    ['a file', new File(['{}'], 'a.json', { type: 'application/json' })],
    ['an empty text', ''],
    ['another account', JSON.stringify({ email: 'other@example.com', password: wrong })],
  ])(
    'is counted for the account that Payload checks, even after a part with %s',
    async (_name, first) => {
      const from = newAddress()
      const headers = { 'X-Forwarded-For': from }
      const form = new FormData()
      form.append('_payload', first)
      form.append('_payload', JSON.stringify({ email: who.email, password: wrong }))
      const answers: number[] = []
      for (let n = 0; n < 10; n++) {
        const response = await callApi('users/login', { method: 'POST', headers, body: form })
        answers.push(response.status)
      }
      // Payload checks no password if it finds no account.
      const tries = answers.filter((status) => status === 401).length
      expect((await logIn(from)).status).toBe(tries === 10 ? 429 : 401)
    },
  )

  it('stores counters for no more accounts than an address may try', async () => {
    Object.assign(env, { FAILED_LOGINS: 2 })
    const from = newAddress()
    for (let n = 0; n < 15; n++) await logIn(from, wrong, `${randomUUID()}@example.com`)
    const { rows } = await (await cms()).db.pool.query(
      'SELECT key FROM submission_counts WHERE key LIKE $1',
      [`%users/login:${from}:%`],
    )
    expect(rows).toHaveLength(10)
  })

  it('does not count successful logins, however frequent', async () => {
    const from = newAddress()
    for (let n = 0; n < 12; n++) expect((await logIn(from, who.password)).status).toBe(200)
    await Promise.all(Array.from({ length: 12 }, () => logIn(from, who.password)))
    expect((await logIn(from, who.password)).status, 'after many at once').toBe(200)
  })

  it('can be left unlimited', async () => {
    Object.assign(env, { FAILED_LOGINS: 0 })
    const from = newAddress()
    const guesses = Array.from({ length: 12 }, () => logIn(from))
    expect(await statuses(guesses)).toEqual({ 401: 12 })
  })
})

describe('an account', () => {
  it('is not revealed by a login: response and hashing cost are the same without an account', async () => {
    Object.assign(env, { FAILED_LOGINS: 0 })
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    syncBuiltinESMExports()
    const attempt = async (email: string) => {
      hashing.mockClear()
      const response = await logIn(newAddress(), wrong, email)
      const cost = hashing.mock.calls.map(([, , ...rest]) => rest.slice(0, 3))
      return { cost, status: response.status, text: await response.text() }
    }
    const known = await attempt(who.email)
    expect(known.cost).toHaveLength(1)
    expect(await attempt(`${randomUUID()}@example.com`)).toEqual(known)
    hashing.mockRestore()
    syncBuiltinESMExports()
  })

  it('is not revealed while no mail can be sent', async () => {
    const ask = async (email: string) => {
      const response = await sendJson(
        'users/forgot-password',
        { email },
        {
          headers: { 'X-Forwarded-For': newAddress(), 'Accept-Language': 'en' },
        },
      )
      return [response.status, await response.text()]
    }
    const answer = await ask(who.email)
    expect(answer).toEqual([503, expect.stringContaining('couldn’t send the email')])
    expect(await ask(`${randomUUID()}@example.com`)).toEqual(answer)
  })
})

it('password reset mails are limited per address', async () => {
  const from = newAddress()
  const ask = () =>
    sendJson(
      'users/forgot-password',
      { email: who.email },
      {
        headers: { 'X-Forwarded-For': from, 'Accept-Language': 'en' },
      },
    )
  for (let n = 0; n < 10; n++) expect((await ask()).status).toBe(503)
  const response = await ask()
  expect([response.status, await messagesOf(response)]).toEqual([
    429,
    expect.stringMatching(/^Too many emails were requested\./),
  ])
})

it('the server verifies the signature of a session token as Payload documents it', async () => {
  const token = tokenOf(await logIn(newAddress(), who.password))
  const requestWith = (value?: string) => ({ headers: { cookie: `payload-token=${value}` } })
  expect(await hasSignedToken(requestWith(token))).toBe(true)
  expect(await hasSignedToken(requestWith(`${token}x`))).toBe(false)
})
