import { afterAll, describe, expect, it } from 'vitest'
import { POST as copy } from '../../src/app/api/admin/translations/copy/route.ts'
import { env } from '../../src/env.ts'
import { callApi, messagesOf, sendJson } from '../support/catch-all.ts'
import { onboardingForm } from '../support/onboarding.ts'
import { callRoute } from '../support/route.ts'
import { countStored, postContact, postOnboarding } from '../support/submissions.ts'

const credentials = { email: 'nobody@example.com', password: 'a-wrong-password' }
const foreign = { Origin: 'https://evil.example', Cookie: 'payload-token=x' }

describe.each([undefined, 'http://localhost:3000'])('with SITE_URL %s, a write', (siteUrl) => {
  const set = () => Object.assign(env, { SITE_URL: siteUrl })
  afterAll(() => Object.assign(env, { SITE_URL: undefined }))

  it.each([
    'users/login',
    'users/LOGIN',
    'users/logout',
    'users/refresh-token',
    'users/forgot-password',
    'users/reset-password',
    'personas',
    'payload-preferences/x',
  ])('from another site is rejected: %s', async (path) => {
    set()
    for (const headers of [
      foreign,
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'http://localhost:3001' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ] as Record<string, string>[]) {
      const response = await sendJson(path, credentials, {
        headers: { ...headers, 'Accept-Language': 'en' },
      })
      expect([response.status, await messagesOf(response)]).toEqual([
        403,
        'This request comes from another website and was rejected.',
      ])
    }
  })

  it.each(['PATCH', 'DELETE'] as const)('from another site is rejected: %s', async (method) => {
    set()
    expect((await callApi('personas/1', { method, headers: foreign })).status).toBe(403)
  })

  it.each([
    {},
    { Origin: 'http://localhost:3000' },
    { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ] as Record<string, string>[])(
    'from the site itself or from a program is accepted: %j',
    async (headers) => {
      set()
      expect((await sendJson('users/login', credentials, { headers })).status).toBe(401)
    },
  )

  it("to the site's own staff routes follows the same rule", async () => {
    set()
    const status = async (headers: Record<string, string>) => {
      const request = new Request('http://localhost:3000/api/admin/translations/copy', {
        method: 'POST',
        headers: { Host: 'localhost:3000', ...headers },
        body: '{}',
      })
      return (await callRoute(copy, request)).status
    }
    expect(await status({})).toBe(401)
    expect(await status({ Origin: 'http://localhost:3000' })).toBe(401)
    expect(await status(foreign)).toBe(403)
    expect(await status({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  })
})

it('without SITE_URL, X-Forwarded-Host from the proxy is used', async () => {
  const headers = { Origin: 'https://www.example.com', 'X-Forwarded-Host': 'www.example.com' }
  expect((await sendJson('users/login', credentials, { headers })).status).toBe(401)
})

it('other sites may link to reads', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  expect((await callApi('personas?limit=1', { headers })).status).toBe(200)
})

it('no response can be read by a page of another site', async () => {
  for (const Origin of ['https://evil.example', 'null']) {
    for (const path of ['personas?limit=1', 'users/me', 'nothing-here']) {
      const { headers } = await callApi(path, { headers: { Origin } })
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    }
  }
})

it("pages of other sites cannot send the site's forms on behalf of their visitors", async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  const contact = { name: 'Ada', email: 'ada@example.com', message: 'Hallo' }
  const before = await countStored()
  expect((await postContact(JSON.stringify(contact), headers)).status).toBe(403)
  expect((await postOnboarding(onboardingForm(), headers)).status).toBe(403)
  expect(await countStored()).toEqual(before)
})
