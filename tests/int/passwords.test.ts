import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeAccount } from '../../collections/hooks/account.ts'
import { withLockedAccount } from '../../collections/hooks/account-lock.ts'
import { env } from '../../src/env.ts'
import { resetMailHtml } from '../../src/features/back-office/staff/mail.ts'
import { addressMailCopy } from '../../src/features/back-office/staff/messages.ts'
import { sendJson } from '../support/catch-all.ts'
import { cms } from '../support/cms.ts'
import { decodeMail, type MailServer, startMailServer } from '../support/mail-server.ts'
import { admin as owner } from '../support/product.ts'
import { adminHeaders } from '../support/stored-submissions.ts'

let admin: Record<string, string>
let who: { id: number; email: string }
const password = 'the-old-password'

beforeAll(async () => {
  admin = await adminHeaders()
})

beforeEach(async () => {
  const email = `${randomUUID()}@example.com`
  who = await (await cms()).create({
    collection: 'users',
    data: { email, password, role: 'editor' },
  })
})

afterEach(async () => {
  await (await cms()).delete({ collection: 'users', where: { role: { equals: 'editor' } } })
})

/** Logs in and returns the headers with the session cookie, or undefined if the login fails. */
async function logIn(withPassword = password): Promise<Record<string, string> | undefined> {
  const response = await sendJson(
    'users/login',
    { email: who.email, password: withPassword },
    {
      headers: { 'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}::1` },
    },
  )
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0]
  return cookie === undefined ? undefined : { Cookie: cookie }
}

const change = (as: Record<string, string>, data: object, path = `users/${who.id}`) =>
  sendJson(path, data, { method: 'PATCH', headers: { ...as, 'Accept-Language': 'de' } })

describe('a password of fewer than twelve characters', () => {
  const tooShort = [
    'abc',
    'elf-zeichen',
    '',
    'x'.repeat(11),
    ['a-long-enough-password'],
    123456789012,
  ]

  it.each(tooShort)('is rejected for a new account: %j', async (short) => {
    const data = { email: `${randomUUID()}@example.com`, password: short, role: 'editor' }
    const german = await sendJson('users', data, { headers: { ...admin, 'Accept-Language': 'de' } })
    expect(german.status).toBe(400)
    expect(await german.text()).toContain('mindestens 12 Zeichen')
    const english = await sendJson('users', data, {
      headers: { ...admin, 'Accept-Language': 'en' },
    })
    expect(await english.text()).toContain('at least 12 characters')
  })

  it.each(tooShort.filter(Boolean))('is rejected for a change: %j', async (short) => {
    for (const path of [`users/${who.id}`, `users?where[id][equals]=${who.id}`]) {
      const response = await change(admin, { password: short }, path)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('mindestens 12 Zeichen')
    }
    expect(await logIn()).toBeDefined()
  })

  it('is rejected with a reset link, which stays valid', async () => {
    const payload = await cms()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: who.email },
      disableEmail: true,
    })
    const short = await sendJson('users/reset-password', { token, password: 'abc' })
    expect(short.status).toBe(400)
    expect(await short.text()).toContain('mindestens 12 Zeichen')
    const long = await sendJson('users/reset-password', { token, password: 'the-new-password' })
    expect(long.status).toBe(200)
  })

  it("is rejected from the product's own scripts", async () => {
    const payload = await cms()
    const data = { email: `${randomUUID()}@example.com`, password: 'abc', role: 'editor' as const }
    await expect(payload.create({ collection: 'users', data })).rejects.toThrow()
  })
})

describe('a password reset link', () => {
  const later = 'the-password-after-it'
  const link = async () =>
    (await cms()).forgotPassword({
      collection: 'users',
      data: { email: who.email },
      disableEmail: true,
    })

  it.each([
    ['the password is changed by its owner', { password: later, currentPassword: password }, true],
    ['an admin sets another password', { password: later }, false],
    ['an admin changes the address', { email: `${randomUUID()}@example.com` }, false],
  ])('becomes invalid when %s', async (_when, data, isOwn) => {
    const token = await link()
    const as = isOwn ? ((await logIn()) ?? {}) : admin
    expect((await change(as, data)).status).toBe(200)
    const response = await sendJson('users/reset-password', {
      token,
      password: 'a-stolen-password',
    })
    expect(response.status).toBe(403)
  })
})

describe("the user's own password", () => {
  const next = 'the-new-password'

  afterEach(() => Object.assign(env, { FAILED_LOGINS: 0 }))

  it('is checked for more concurrent requests than there are connections, and each gets a response', async () => {
    const as = (await logIn()) ?? {}
    const wrong = { email: 'other@example.com', currentPassword: 'not-the-password' }
    const responses = await Promise.all(Array.from({ length: 30 }, () => change(as, wrong)))
    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(400))
  })

  it('cannot be guessed: after ten wrong ones even the right one is rejected for a while', async () => {
    Object.assign(env, { FAILED_LOGINS: 10 })
    const as = (await logIn()) ?? {}
    const guess = (currentPassword: string) => change(as, { password: next, currentPassword })
    for (let n = 0; n < 10; n++) expect((await guess('not-the-password')).status).toBe(400)
    // The limit also applies to other spellings of the account's id.
    for (const path of [`users/0${who.id}`, `users/${who.id}.0`, `users/%20${who.id}`]) {
      const spelled = await change(as, { password: next, currentPassword: password }, path)
      expect(spelled.status).toBe(429)
    }
    const response = await guess(password)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([
      429,
      expect.any(String),
    ])
  })

  it('is changed by a user who knows the current one', async () => {
    const as = (await logIn()) ?? {}
    const response = await change(as, { password: next, currentPassword: password })
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.not.stringContaining(password),
    ])
    expect(await logIn()).toBeUndefined()
    expect(await logIn(next)).toBeDefined()
  })

  it.each([undefined, '', 'a-wrong-password', [password], { equals: password }])(
    'is not changed with %j as the current one',
    async (currentPassword) => {
      const as = (await logIn()) ?? {}
      const response = await change(as, { password: next, currentPassword })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Ihr aktuelles Passwort')
      expect(await logIn(next)).toBeUndefined()
      expect(await logIn()).toBeDefined()
    },
  )

  it('is not changed in a bulk update', async () => {
    const as = (await logIn()) ?? {}
    for (const headers of [as, admin]) {
      const path = `users?where[id][equals]=${who.id}`
      const response = await change(headers, { password: next, currentPassword: password }, path)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('nur für ein Konto auf einmal')
    }
    expect(await logIn()).toBeDefined()
  })

  it('is not changed in a bulk update whose prototype contains it', async () => {
    const as = (await logIn()) ?? {}
    const hidden = JSON.parse(`{"__proto__":{"password":"${next}"}}`)
    await change(as, hidden, `users?where[id][equals]=${who.id}`)
    expect(await logIn(next)).toBeUndefined()
    expect(await logIn()).toBeDefined()
  })

  it("is not required from an admin who sets another user's password", async () => {
    expect((await change(admin, { password: next })).status).toBe(200)
    expect(await logIn(next)).toBeDefined()
  })

  it('is not required for any other change', async () => {
    const as = (await logIn()) ?? {}
    expect((await change(as, { name: 'Eva' })).status).toBe(200)
  })

  it('is checked without leaving a session behind', async () => {
    const as = (await logIn()) ?? {}
    await change(as, { password: next, currentPassword: password })
    const { docs } = await (await cms()).find({
      collection: 'users',
      where: { id: { equals: who.id } },
      showHiddenFields: true,
    })
    expect(docs[0]?.sessions).toHaveLength(1)
  })
})

it('a second reset request keeps the link of the first mail valid', async () => {
  const payload = await cms()
  const ask = async () => {
    await payload.forgotPassword({
      collection: 'users',
      data: { email: who.email },
      disableEmail: true,
    })
    const user = await payload.findByID({ collection: 'users', id: who.id, showHiddenFields: true })
    return user.resetPasswordToken
  }
  const first = await ask()
  expect(await ask()).toBe(first)
  const response = await sendJson('users/reset-password', {
    token: first,
    password: 'the-new-password',
  })
  expect(response.status).toBe(200)
  expect(await ask()).not.toBe(first)
})

it('a reset link expires an hour after its first mail, and a later mail states the remaining time', async () => {
  const payload = await cms()
  const ask = () =>
    payload.forgotPassword({
      collection: 'users',
      data: { email: who.email },
      disableEmail: true,
    })
  await ask()
  await payload.db.pool.query(
    `UPDATE users SET reset_password_expiration = now() + interval '10 minutes' WHERE id = $1`,
    [who.id],
  )
  await ask()
  const user = await payload.findByID({ collection: 'users', id: who.id, showHiddenFields: true })
  const left = Date.parse(user.resetPasswordExpiration ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(10 * 60_000)
  const req = await createLocalReq({}, payload)
  expect(await resetMailHtml(req, who.id)).toMatch(/Der Link gilt (9|10) Minuten/)
})

it("a login does not wait while the mail server delays another user's reset mail", async () => {
  const mailServer = await startMailServer(Number(new URL(env.SMTP_URL ?? '').port))
  const { promise: until, resolve: accept } = Promise.withResolvers<void>()
  mailServer.acceptAfter = until
  try {
    expect((await sendJson('users/forgot-password', { email: who.email })).status).toBe(200)
    await expect.poll(() => mailServer.arrived, { timeout: 15_000 }).toBe(1)
    expect(await logIn()).toBeDefined()
    expect(mailServer.mails).toEqual([])
    accept()
    await expect.poll(() => mailServer.mails.length, { timeout: 15_000 }).toBe(1)
  } finally {
    accept()
    await mailServer.stop()
  }
})

it('a reset can be requested again immediately if the mail server rejected the first mail', async () => {
  const mailServer = await startMailServer(Number(new URL(env.SMTP_URL ?? '').port))
  const failed = vi.spyOn((await cms()).logger, 'error').mockReturnValue()
  const ask = async () =>
    expect((await sendJson('users/forgot-password', { email: who.email })).status).toBe(200)
  try {
    mailServer.acceptsMails = false
    await ask()
    await expect.poll(() => failed.mock.calls.length, { timeout: 15_000 }).toBe(1)
    mailServer.acceptsMails = true
    await ask()
    await expect.poll(() => mailServer.mails.length, { timeout: 15_000 }).toBe(1)
  } finally {
    failed.mockRestore()
    await mailServer.stop()
  }
})

it('a link is not sent to an address that was changed while its request waited', async () => {
  const mailServer = await startMailServer(Number(new URL(env.SMTP_URL ?? '').port))
  const payload = await cms()
  const waiting = async () =>
    (await payload.db.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount
  try {
    const req = await createLocalReq({}, payload)
    await withLockedAccount(req, who.id, async () => {
      expect((await sendJson('users/forgot-password', { email: who.email })).status).toBe(200)
      await expect.poll(waiting, { timeout: 15_000 }).toBe(1)
      await writeAccount(req, who.id, { email: `${randomUUID()}@example.com` })
    })
    await expect.poll(waiting).toBe(0)
    expect((await sendJson('users/forgot-password', { email: owner.email })).status).toBe(200)
    await expect.poll(() => mailServer.mails.length, { timeout: 15_000 }).toBeGreaterThan(0)
    expect(mailServer.mails.flatMap(({ to }) => to)).toEqual([owner.email])
  } finally {
    await mailServer.stop()
  }
})

it('forty concurrent reset requests leave database connections free', async () => {
  const mailServer = await startMailServer(Number(new URL(env.SMTP_URL ?? '').port))
  const failed = vi.spyOn((await cms()).logger, 'error')
  try {
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        sendJson(
          'users/forgot-password',
          { email: who.email },
          { headers: { 'X-Forwarded-For': `2001:db8:${index}::1` } },
        ),
      ),
    )
    expect(asked.filter(({ status }) => status !== 200)).toEqual([])
    // Payload stores the time of the last request, so only one mail is sent.
    await expect.poll(() => mailServer.mails.length, { timeout: 15_000 }).toBe(1)
    expect(await logIn()).toBeDefined()
    expect(failed).not.toHaveBeenCalled()
  } finally {
    failed.mockRestore()
    await mailServer.stop()
  }
})

describe("the user's own e-mail address", () => {
  let mailServer: MailServer

  beforeAll(async () => {
    mailServer = await startMailServer(Number(new URL(env.SMTP_URL ?? '').port))
  })
  afterAll(() => mailServer.stop())
  beforeEach(() => {
    mailServer.mails.length = 0
  })

  const newAddress = () => `${randomUUID()}@example.com`
  const mailedTo = () => mailServer.mails.flatMap(({ to }) => to)

  it.each([undefined, 'a-wrong-password'])(
    'is not changed with %j as the current password',
    async (currentPassword) => {
      const as = (await logIn()) ?? {}
      const response = await change(as, { email: newAddress(), currentPassword })
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('Ihr aktuelles Passwort'),
      ])
      expect(await logIn()).toBeDefined()
    },
  )

  it('is changed with the current password, and the former address is notified by mail', async () => {
    const as = (await logIn()) ?? {}
    const email = newAddress()
    const response = await change(as, { email, currentPassword: password })
    expect(response.status).toBe(200)
    await expect.poll(mailedTo).toEqual([who.email])
    const source = decodeMail(mailServer.mails[0]?.source ?? '')
    expect(source).toContain(addressMailCopy.de.changed)
    expect(source).not.toContain(email)
  })

  it('is not changed in a bulk update', async () => {
    const as = (await logIn()) ?? {}
    const path = `users?where[id][equals]=${who.id}`
    const response = await change(as, { email: newAddress(), currentPassword: password }, path)
    expect(response.status).toBe(400)
  })

  it('may be sent unchanged with any other change, without a password and without a mail', async () => {
    const as = (await logIn()) ?? {}
    const data = { name: 'Eva', email: ` ${who.email.toUpperCase()}` }
    expect((await change(as, data)).status).toBe(200)
    expect(mailedTo()).toEqual([])
  })

  it('is changed by an admin without the password, and the former address is notified too', async () => {
    expect((await change(admin, { email: newAddress() })).status).toBe(200)
    await expect.poll(mailedTo).toEqual([who.email])
  })

  it('is changed ten times per hour at most, because each former address gets a mail', async () => {
    const as = (await logIn()) ?? {}
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) {
      const { status } = await change(as, { email: newAddress(), currentPassword: password })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    await expect.poll(() => mailedTo().length).toBe(10)
  })

  it('is changed even while no mail can be sent', async () => {
    mailServer.acceptsConnections = false
    try {
      expect((await change(admin, { email: newAddress() })).status).toBe(200)
    } finally {
      mailServer.acceptsConnections = true
    }
  })
})
