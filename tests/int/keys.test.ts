import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount, createAccountWithKey, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { startSession } from '../support/session.ts'

type Account = Awaited<ReturnType<typeof createAccount>>

let payload: Payload
let admin: Account
let key: Account
let editorsKey: Account
let persona: number

beforeAll(async () => {
  payload = await cms()
  admin = await createAccount('admin')
  key = await createAccountWithKey('admin')
  editorsKey = await createAccountWithKey('editor')
  persona = (await payload.find({ collection: 'personas', limit: 1, depth: 0 })).docs[0]?.id ?? 0
})

afterAll(() => removeAccounts(admin, key, editorsKey))

const status = async (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
) => (await callRest(method, path, { headers, body })).status

it.each(['x', 'a-key-that-is-not-quite-that-long'.slice(0, 31)])(
  'an API key that can be guessed is rejected: %s',
  async (apiKey) => {
    const body = { enableAPIKey: true, apiKey }
    expect(await status('PATCH', `users/${key.id}`, admin.headers, body)).toBe(400)
    const headers = { Authorization: `users API-Key ${apiKey}` }
    expect(await status('GET', 'voice-bot-onboardings', headers)).toBe(403)
  },
)

describe('an API key of an admin', () => {
  it.each(['voice-bot-onboardings', 'voice-bot-onboardings/count', 'onboarding-documents'])(
    'reads %s',
    async (path) => {
      expect(await status('GET', path, key.headers)).toBe(200)
    },
  )

  it.each([
    ['limit=500&depth=0', 200],
    ['limit=501&depth=0', 400],
    // Each registration has up to twenty documents.
    ['limit=100&depth=2', 200],
    ['limit=101', 400],
    ['limit=101&depth=1', 400],
    ['limit=101&depth=0&depth[]=2', 400],
    ['limit=0', 400],
    ['pagination=false', 400],
    // Names of members that every object has.
    ['constructor=1&toString=1', 200],
  ])(
    'reads up to 500 entries at once, 100 with documents: %s is answered with %i',
    async (query, expected) => {
      const path = `voice-bot-onboardings?${query}`
      expect(await status('GET', path, key.headers)).toBe(expected)
    },
  )

  it.each([
    ['GET', 'personas'],
    ['GET', 'personas/versions'],
    ['GET', 'globals/landing'],
    ['GET', 'globals/landing/versions'],
    ['GET', 'contact-requests'],
    ['GET', 'users'],
    ['GET', 'users/me'],
    ['GET', 'access'],
    ['GET', 'payload-locked-documents'],
    ['GET', 'payload-preferences/nav'],
    ['GET', 'payload-jobs/run'],
    ['POST', 'payload-preferences/nav'],
    ['POST', 'payload-locked-documents'],
    ['POST', 'users/refresh-token'],
    ['POST', 'users/logout'],
    ['POST', 'users/logout?allSessions=true'],
    ['PATCH', 'voice-bot-onboardings/1'],
    ['POST', 'voice-bot-onboardings'],
    ['DELETE', 'onboarding-documents/1'],
    ['GET', 'voice-bot-onboardings-x'],
    ['GET', '__proto__'],
  ])('is rejected: %s %s', async (method, path) => {
    expect(await status(method, path, key.headers, method === 'GET' ? undefined : {})).toBe(403)
  })

  it.each(['voice-bot-onboardings/../users', 'voice-bot-onboardings%2F..%2Fusers'])(
    'gets 404 for %s',
    async (path) => {
      expect(await status('GET', path, key.headers)).toBe(404)
    },
  )

  it("is rejected even next to a person's session and however the header is spelled", async () => {
    const token = admin.headers.Authorization?.slice('JWT '.length)
    const [, , secret] = (key.headers.Authorization ?? '').split(' ')
    for (const headers of [
      { ...key.headers, Cookie: `payload-token=${token}` },
      { authorization: `users API-Key ${secret}` },
      { Authorization: `  users API-Key ${secret}` },
      { Authorization: `users API-Key  ${secret}` },
      { Authorization: `users api-key ${secret}` },
    ] as Record<string, string>[]) {
      expect(await status('GET', 'personas', headers), JSON.stringify(headers)).toBe(403)
    }
  })

  it('cannot end a session', async () => {
    const headers = await startSession(key.email)
    await callRest('POST', 'users/logout?allSessions=true', { headers: key.headers })
    const me = await callRest('GET', 'users/me', { headers })
    expect((await me.json()).user).toMatchObject({ id: key.id })
  })

  it("cannot call the CMS's server functions, so it cannot schedule a publication", async () => {
    const { user } = await payload.auth({ headers: new Headers(key.headers) })
    const req = await createLocalReq({ user: user as never }, payload)
    const plan = schedulePublishHandler({
      type: 'unpublish',
      date: new Date(Date.now() + 60_000),
      doc: { relationTo: 'personas', value: String(persona) },
      req,
    } as never)
    await expect(plan).rejects.toThrow()
    const where = { taskSlug: { equals: 'schedulePublish' as const } }
    expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0)
  })

  it('cannot search accounts through a submission', async () => {
    const { headers } = key
    for (const path of ['email', 'name', 'apiKeyIndex', 'resetPasswordToken', 'sessions.id']) {
      const query = `voice-bot-onboardings?where[assignee.${path}][like]=a`
      expect(await status('GET', query, headers), path).toBe(400)
    }
  })
})

describe('internal notes on a registration', () => {
  it('cannot be filtered or sorted by with a key, which reads only the registration', async () => {
    const own = ['notes', 'assignee', 'deliveries', 'idempotencyKey', 'contentHash']
    for (const name of own) {
      for (const query of [`where[${name}][exists]=true`, `sort=${name}`, `sort=-${name}`]) {
        const path = `voice-bot-onboardings?${query}`
        expect([query, await status('GET', path, key.headers)]).toEqual([query, 400])
      }
    }
    expect(await status('GET', 'voice-bot-onboardings?sort=-createdAt', key.headers)).toBe(200)
    const noted = 'voice-bot-onboardings?where[notes][exists]=true&sort=assignee'
    expect(await status('GET', noted, admin.headers)).toBe(200)
  })
})

describe('an API key of an editor', () => {
  it.each(['voice-bot-onboardings', 'onboarding-documents', 'personas', 'users/me'])(
    'cannot even read %s',
    async (path) => {
      expect(await status('GET', path, editorsKey.headers)).toBe(403)
    },
  )
})

describe('a planned publication', () => {
  const plan = (user: number) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1000),
      input: {
        type: 'unpublish',
        locale: 'ro',
        doc: { relationTo: 'personas', value: persona },
        user: { relationTo: 'users', value: user },
      },
    })

  it('does not run for an account that was deleted', async () => {
    const former = await createAccount('editor')
    await plan(former.id)
    await removeAccounts(former)
    await payload.jobs.run({ silent: true })
    const doc = await payload.findByID({ collection: 'personas', id: persona, locale: 'all' })
    expect(doc._status).toMatchObject({ ro: 'published' })
    await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
  })
})
