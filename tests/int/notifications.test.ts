import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { freeDeadJobs } from '../../src/lib/outbox.ts'
import { cms } from '../support/cms.ts'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import { postContact, postOnboarding, traces, withSettings } from '../support/submissions.ts'

type Mail = { to: string[]; source: string }
type Call = { headers: http.IncomingHttpHeaders; body: string }

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
const mails: Mail[] = []
const calls: Call[] = []
/** What the receivers answer from now on. */
const world = { mailWorks: true, webhookStatus: 200 }

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    void text(stream).then((source) => {
      if (!world.mailWorks) return done(new Error('The mailbox is full'))
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
      done()
    })
  },
})

const receiver = http.createServer((request, response) => {
  void text(request).then((body) => {
    calls.push({ headers: request.headers, body })
    response.writeHead(world.webhookStatus).end()
  })
})

let settings: Partial<typeof env>

beforeAll(async () => {
  mailServer.listen(Number(new URL(env.SMTP_URL ?? '').port), '127.0.0.1')
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  settings = {
    TEAM_EMAIL: 'team@example.com',
    WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
    WEBHOOK_SECRET: secret,
  }
})

afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve))
  receiver.close()
})

beforeEach(async () => {
  const payload = await cms()
  await payload.delete({ collection: 'payload-jobs', where: {} })
  Object.assign(world, { mailWorks: true, webhookStatus: 200 })
  mails.length = 0
  calls.length = 0
})

const runJobs = async () => (await cms()).jobs.run({ limit: 100, silent: true })

async function jobs() {
  const { docs } = await (await cms()).find({ collection: 'payload-jobs', pagination: false })
  return docs
}

const readable = (source: string) =>
  Buffer.from(
    source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

describe('an onboarding', () => {
  it('tells the team, the customer and the automation tool', async () => {
    await withSettings(settings, async () => {
      const { id } = await (await postOnboarding(onboardingForm())).json()
      await runJobs()

      const team = readable(mails.find(({ to }) => to[0] === 'team@example.com')?.source ?? '')
      expect(team).toContain('Reply-To: juergen@example.com')
      expect(team).toContain('Stimme: Weiblich')
      expect(team).toMatch(/Dokumente: preisliste-\w+\.pdf/)
      expect(team).toContain('https://example.com/salon?a=1&amp;b=2')

      const customer = readable(mails.find(({ to }) => to[0] === onboarding.email)?.source ?? '')
      expect(customer).toContain(`Ihre Referenznummer: ${id}`)
      expect(customer).toContain('innerhalb von 48\u00a0Stunden')
      expect(customer).toMatch(/^From: .*<noreply@example.com>/m)
      expect(customer).not.toContain(onboarding.name)

      const [call] = calls
      const told = new Webhook(secret).verify(call?.body ?? '', call?.headers as never)
      expect(told).toMatchObject({ type: 'onboarding.created', data: { id, ...onboarding } })
      expect((told as { data: { uploadedFiles: string[] } }).data.uploadedFiles).toHaveLength(3)
      expect(await jobs()).toEqual([])
    })
  })

  it('that is refused or sent twice queues nothing of its own', async () => {
    await withSettings(settings, async () => {
      await postOnboarding(onboardingForm({ ...onboarding, name: '' }))
      expect((await traces()).jobs).toBe(0)
      const form = () =>
        onboardingForm(
          { ...onboarding, idempotencyKey: '0198c1c4-7b4e-4f5e-9b1d-1d1f9a2b3c4d' },
          [],
        )
      await Promise.all([postOnboarding(form()), postOnboarding(form())])
      expect((await traces()).jobs).toBe(3)
    })
  })
})

describe('a contact request', () => {
  const request = {
    name: '<script>x</script>',
    email: 'ana@example.com',
    message: 'Olá\r\nBcc: x@y.z',
  }

  it.each([
    ['de', 'innerhalb von 24\u00a0Stunden', 'Ihre Referenznummer'],
    ['en', 'within 24\u00a0hours', 'Your reference number'],
    ['pt', 'no prazo de 24\u00a0horas', 'O seu número de referência'],
    ['ro', 'în cel mult 24\u00a0de ore', 'Numărul dumneavoastră de referință'],
  ])('is confirmed in %s with the promise and the number', async (language, promise, reference) => {
    await withSettings(settings, async () => {
      const { id } = await (await postContact(JSON.stringify({ ...request, language }))).json()
      await runJobs()
      const customer = readable(mails.find(({ to }) => to[0] === request.email)?.source ?? '')
      expect(customer).toContain(promise)
      expect(customer).toContain(`${reference}: ${id}`)
      expect(customer).not.toMatch(/\{\w+\}|script/)
    })
  })

  it('is told to the team as text, whatever was typed', async () => {
    await withSettings(settings, async () => {
      await postContact(JSON.stringify({ ...request, company: '{brand}' }))
      await runJobs()
    })
    const team = readable(mails.find(({ to }) => to[0] === 'team@example.com')?.source ?? '')
    expect(team).toContain('&lt;script&gt;x&lt;/script&gt;')
    expect(team).toContain('Subject: Kontaktanfrage: {brand}')
    expect(team.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m)
  })

  it('is confirmed in the words that an editor has changed', async () => {
    const payload = await cms()
    const { contact } = await payload.findGlobal({ slug: 'mails', locale: 'en', depth: 0 })
    const write = (subject: string) =>
      payload.updateGlobal({
        slug: 'mails',
        locale: 'en',
        data: { contact: { ...contact, subject } },
        depth: 0,
      })
    await write('We got it, {brand} says')
    await withSettings(settings, async () => {
      await postContact(JSON.stringify({ ...request, language: 'en' }))
      await runJobs()
    })
    await write(contact.subject)
    const customer = readable(mails.find(({ to }) => to[0] === request.email)?.source ?? '')
    expect(customer).toContain('Subject: We got it, Digital Reception says')
  })

  it('without a usable address is told to the team alone', async () => {
    await withSettings(settings, async () => {
      await postContact(JSON.stringify({ ...request, email: 'ruf an' }))
      await runJobs()
    })
    expect(mails.map(({ to }) => to[0])).toEqual(['team@example.com'])
    expect(await jobs()).toEqual([])
  })

  it('queues nothing where nothing is configured', async () => {
    await withSettings({ SMTP_URL: undefined }, () => postContact(JSON.stringify(request)))
    expect((await traces()).jobs).toBe(0)
  })
})

describe('an outage', () => {
  it('delays the notifications, shows the reason, and loses none', async () => {
    Object.assign(world, { mailWorks: false, webhookStatus: 503 })
    await withSettings(settings, async () => {
      expect((await postOnboarding(onboardingForm(onboarding, []))).status).toBe(201)
      await runJobs()
      const waiting = await jobs()
      expect(waiting.map(({ taskSlug }) => taskSlug).sort()).toEqual([
        'call-webhook',
        'confirm-to-customer',
        'mail-team',
      ])
      for (const { hasError, processing, waitUntil, log } of waiting) {
        expect({ hasError, processing }).toEqual({ hasError: false, processing: false })
        expect(Date.parse(waitUntil ?? '')).toBeGreaterThan(Date.now() + 20_000)
        expect(JSON.stringify(log)).toMatch(/mailbox is full|answered 503/)
      }
      await runJobs()
      expect(mails).toEqual([])

      Object.assign(world, { mailWorks: true, webhookStatus: 200 })
      await letTimePass()
      await runJobs()
      expect(mails).toHaveLength(2)
      const ids = calls.map(({ headers }) => headers['webhook-id'])
      expect(new Set(ids).size).toBe(1)
      expect(await jobs()).toEqual([])
    })
  })

  it('of an hour makes the tries rarer, and the first one after it delivers everything once', async () => {
    Object.assign(world, { mailWorks: false, webhookStatus: 503 })
    await withSettings(settings, async () => {
      expect((await postOnboarding(onboardingForm(onboarding, []))).status).toBe(201)
      const start = Date.now()
      let now = start
      while (now < start + 60 * 60 * 1000) {
        await runJobs()
        now += await passUntilNextTry()
      }
      const waiting = await jobs()
      expect(waiting.map(({ hasError }) => hasError)).toEqual([false, false, false])
      expect(calls.length).toBeLessThan(10)
      expect(mails).toEqual([])

      Object.assign(world, { mailWorks: true, webhookStatus: 200 })
      await passUntilNextTry()
      await runJobs()
      expect(mails.map(({ to }) => to[0]).sort()).toEqual([onboarding.email, 'team@example.com'])
      expect(await jobs()).toEqual([])
    })
  })

  it('of the process in the middle of a job is made up for', async () => {
    await withSettings(settings, async () => {
      await postContact(JSON.stringify({ name: 'A', email: 'a@example.com', message: 'x' }))
      const payload = await cms()
      const longAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString()
      await payload.db.updateJobs({
        where: { processing: { equals: false } },
        data: { processing: true, updatedAt: longAgo },
      })
      await runJobs()
      expect(mails).toEqual([])
      await freeDeadJobs(payload)
      await runJobs()
      expect(mails).toHaveLength(2)
    })
  })
})

/** As if the time that the jobs wait for had passed. */
async function letTimePass(): Promise<void> {
  const payload = await cms()
  await payload.db.updateJobs({
    where: { processing: { equals: false } },
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
  })
}

/** Lets the time pass until every waiting job is due; resolves to how long that is, in ms. */
async function passUntilNextTry(): Promise<number> {
  const due = (await jobs()).map(({ waitUntil }) => Date.parse(waitUntil ?? ''))
  await letTimePass()
  return Math.max(...due) - Date.now()
}
