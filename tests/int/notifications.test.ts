import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '../../src/env.ts'
import { queues, runDueJobs, scheduleQueue } from '../../src/lib/database/job-queues.ts'
import { createAccount, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { decodeMail, type MailServer, startMailServer } from '../support/mail-server.ts'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import {
  ageSubmissions,
  countStored,
  postContact,
  postOnboarding,
  withSettings,
} from '../support/submissions.ts'

type Call = { headers: http.IncomingHttpHeaders; body: string }

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
const calls: Call[] = []
/** The status that the webhook's receiver responds with. */
let webhookStatus = 200
let mailServer: MailServer
let mails: MailServer['mails']

const receiver = http.createServer((request, response) => {
  void text(request).then((body) => {
    calls.push({ headers: request.headers, body })
    response.writeHead(webhookStatus).end()
  })
})

let settings: Partial<typeof env>

beforeAll(async () => {
  mailServer = await startMailServer(Number(new URL(env.SMTP_URL ?? '').port))
  mails = mailServer.mails
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
  await mailServer.stop()
  receiver.close()
})

beforeEach(async () => {
  const payload = await cms()
  await payload.delete({ collection: 'payload-jobs', where: {} })
  await ageSubmissions()
  setAvailability(true)
  mails.length = 0
  calls.length = 0
})

const runJobs = async () => (await cms()).jobs.run({ allQueues: true, limit: 100, silent: true })

/** Runs what is due in every queue that is not already being run, without the scheduled tasks. */
async function runQueues(): Promise<void> {
  const payload = await cms()
  const due = queues.filter(({ name }) => name !== scheduleQueue)
  await Promise.all(due.map((queue) => runDueJobs(payload, queue)))
}

async function jobs() {
  const { docs } = await (await cms()).find({ collection: 'payload-jobs', pagination: false })
  return docs
}

/** Makes the mail server and the webhook accept or reject everything. */
function setAvailability(works: boolean): void {
  mailServer.acceptsMails = works
  webhookStatus = works ? 200 : 503
}

it("a rejected mail leaves no customer's address in the job or in the log", async () => {
  const payload = await cms()
  const logged = (['warn', 'error', 'info'] as const).map((level) =>
    vi.spyOn(payload.logger, level),
  )
  mailServer.rejectsRecipients = true
  try {
    await withSettings(settings, async () => {
      await postContact(
        JSON.stringify({ name: 'Ana', email: 'ana.silva@example.com', message: 'Olá' }),
      )
      await runJobs()
    })
    const failed = (await jobs()).filter(({ taskSlug }) => taskSlug === 'confirm-to-customer')
    expect(failed).toHaveLength(1)
    expect(JSON.stringify(failed)).toContain('Recipient address rejected')
    expect(JSON.stringify(failed)).not.toContain('ana.silva')
    expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toContain('ana.silva')
  } finally {
    mailServer.rejectsRecipients = false
    vi.restoreAllMocks()
  }
})

describe('an onboarding', () => {
  it('notifies the team, the customer and the automation tool', async () => {
    await withSettings(settings, async () => {
      const { id } = await (await postOnboarding(onboardingForm())).json()
      await runJobs()

      const team = decodeMail(mails.find(({ to }) => to[0] === 'team@example.com')?.source ?? '')
      expect(team).toContain('Reply-To: juergen@example.com')
      // Ticket systems discard automatic mails.
      expect(team).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/m)
      expect(team).toContain('Stimme: Weiblich')
      expect(team).toMatch(/Dokumente: preisliste\.pdf, /)
      expect(team).toContain('https://example.com/salon?a=1&amp;b=2')

      const customer = decodeMail(mails.find(({ to }) => to[0] === onboarding.email)?.source ?? '')
      expect(customer).toMatch(/^Auto-Submitted: auto-generated/m)
      expect(customer).toContain(`Ihre Referenznummer: ${id}`)
      expect(customer).toContain('innerhalb von 48\u00a0Stunden')
      expect(customer).toMatch(/^From: .*<noreply@example.com>/m)
      expect(customer).not.toContain(onboarding.name)

      const [call] = calls
      const event = new Webhook(secret).verify(call?.body ?? '', call?.headers as never)
      expect(event).toMatchObject({ type: 'onboarding.created', data: { id, ...onboarding } })
      expect((event as { data: { uploadedFiles: string[] } }).data.uploadedFiles).toHaveLength(3)
      expect(await jobs()).toEqual([])
      // A finished job is deleted; the entry stores what was sent.
      const payload = await cms()
      const { deliveries } = await payload.findByID({ collection: 'voice-bot-onboardings', id })
      const tasks = (deliveries as { task: string }[]).map(({ task }) => task)
      expect(tasks.toSorted()).toEqual(['call-webhook', 'confirm-to-customer', 'mail-team'])
      expect(team).toContain(`/admin/voice-bot?entry=${id}`)
    })
  })

  it('that is in the trash when its notifications are due has them nevertheless', async () => {
    await withSettings(settings, async () => {
      const { id } = await (await postOnboarding(onboardingForm())).json()
      const payload = await cms()
      const place = { collection: 'voice-bot-onboardings', id } as const
      await payload.update({ ...place, data: { deletedAt: new Date().toISOString() } })
      await runJobs()
      expect(mails).toHaveLength(2)
      const { data } = JSON.parse(calls[0]?.body ?? '{}')
      expect(data).toMatchObject({ id, ...onboarding })
      expect(data.uploadedFiles).toHaveLength(3)
      const { deliveries } = await payload.findByID({ ...place, trash: true })
      expect(deliveries).toHaveLength(3)
    })
  })

  it('is not taken for an earlier one that had its id, as after the restore of a backup', async () => {
    await withSettings(settings, async () => {
      const { id } = await (await postOnboarding(onboardingForm(onboarding, []))).json()
      await runJobs()
      const payload = await cms()
      await payload.delete({ collection: 'voice-bot-onboardings', id })
      const { pool } = payload.db as unknown as PostgresAdapter
      await pool.query("SELECT setval('voice_bot_onboardings_id_seq', $1, false)", [id])
      const second = await postOnboarding(onboardingForm(onboarding, []))
      expect(await second.json()).toMatchObject({ id })
      await runJobs()
    })
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
    const ids = mails.map(({ source }) => /^Message-ID: .*$/im.exec(source)?.[0])
    expect(new Set(ids).size).toBe(4)
  })

  it('queues no jobs if it is rejected, and only one set if it is sent twice', async () => {
    await withSettings(settings, async () => {
      await postOnboarding(onboardingForm({ ...onboarding, name: '' }))
      expect((await countStored()).jobs).toBe(0)
      const form = () =>
        onboardingForm(
          { ...onboarding, idempotencyKey: '0198c1c4-7b4e-4f5e-9b1d-1d1f9a2b3c4d' },
          [],
        )
      await Promise.all([postOnboarding(form()), postOnboarding(form())])
      expect((await countStored()).jobs).toBe(3)
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
    ['en', 'within 24 hours', 'Your reference number'],
    ['pt', 'no prazo de 24\u00a0horas', 'O seu número de referência'],
    ['ro', 'în cel mult 24\u00a0de\u00a0ore', 'Numărul dumneavoastră de referință'],
  ])(
    'is confirmed in %s with the promised time and the reference number',
    async (language, promise, reference) => {
      await withSettings(settings, async () => {
        const { id } = await (await postContact(JSON.stringify({ ...request, language }))).json()
        await runJobs()
        const customer = decodeMail(mails.find(({ to }) => to[0] === request.email)?.source ?? '')
        expect(customer).toContain(promise)
        expect(customer).toContain(`${reference}: ${id}`)
        expect(customer).not.toMatch(/\{\w+\}|script/)
      })
    },
  )

  it('is mailed to the team as plain text, whatever was typed', async () => {
    await withSettings(settings, async () => {
      const phone = '030 1\r\n\r\nE-Mail: chef@example.com'
      await postContact(JSON.stringify({ ...request, company: '{brand}\nBcc: x@y.z', phone }))
      await runJobs()
    })
    const team = decodeMail(mails.find(({ to }) => to[0] === 'team@example.com')?.source ?? '')
    expect(team).toContain('&lt;script&gt;x&lt;/script&gt;')
    expect(team).toContain('Subject: Kontaktanfrage: {brand} Bcc: x@y.z')
    expect(team).toContain('Telefon: 030 1 E-Mail: chef@example.com')
    expect(team).not.toMatch(/^(Bcc|E-Mail: chef)/m)
    expect(team.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m)
  })

  it('is confirmed with the text that an editor has changed', async () => {
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
    const customer = decodeMail(mails.find(({ to }) => to[0] === request.email)?.source ?? '')
    expect(customer).toContain('Subject: We got it, Digital Reception says')
  })

  it('is mailed only to the team if its e-mail address is invalid', async () => {
    await withSettings(settings, async () => {
      await postContact(JSON.stringify({ ...request, email: 'ruf an' }))
      await runJobs()
    })
    expect(mails.map(({ to }) => to[0])).toEqual(['team@example.com'])
    expect(await jobs()).toEqual([])
  })

  it('is confirmed up to five times a day to one person, because a stranger may have typed the address', async () => {
    const mailed = async (email: string) => {
      mails.length = 0
      await withSettings(settings, async () => {
        await postContact(JSON.stringify({ ...request, email }))
        await runJobs()
      })
      return mails.flatMap(({ to }) => to).sort()
    }
    const team = 'team@example.com'
    for (const email of ['Bo@example.com', 'bo+1@EXAMPLE.com', 'bo@ｅxample.com']) {
      expect(await mailed(email)).toEqual([expect.stringMatching(/^bo/i), team])
    }
    const form = onboardingForm({ ...onboarding, email: 'bo@example.com' }, [])
    expect((await withSettings(settings, () => postOnboarding(form))).status).toBe(201)
    await mailed('bo@example.com')
    expect(await mailed('bo@example.com')).toEqual([team])
    expect(await mailed('other@example.com')).toEqual(['other@example.com', team])
    await ageSubmissions()
    expect(await mailed('bo@example.com')).toEqual(['bo@example.com', team])
  })

  it('waits if the receivers are missing in the settings of the instance that should notify them', async () => {
    await withSettings(settings, () => postContact(JSON.stringify(request)))
    await withSettings({ SMTP_URL: undefined }, runJobs)
    const waiting = await jobs()
    expect(waiting.map(({ hasError }) => hasError)).toEqual([false, false, false])
    expect(JSON.stringify(waiting.map(({ log }) => log))).toContain('SMTP_URL is not set')
    expect([mails, calls]).toEqual([[], []])
  })

  it('queues nothing if no receiver is configured', async () => {
    await withSettings({ SMTP_URL: undefined }, () => postContact(JSON.stringify(request)))
    expect((await countStored()).jobs).toBe(0)
  })
})

describe('an outage', () => {
  const hour = 60 * 60 * 1000

  // Only `Date` is mocked: timers, mail server, receiver and database keep the real time.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

  afterEach(() => void vi.useRealTimers())

  it('of the network is stored with its cause', async () => {
    await withSettings({ ...settings, WEBHOOK_URL: 'http://127.0.0.1:65000' }, async () => {
      expect((await postOnboarding(onboardingForm(onboarding, []))).status).toBe(201)
      await runJobs()
    })
    const waiting = await jobs()
    expect(waiting.map(({ taskSlug }) => taskSlug)).toEqual(['call-webhook'])
    expect(JSON.stringify(waiting[0]?.log)).toContain('ECONNREFUSED')
  })

  it('delays the notifications, stores the reason and loses none', async () => {
    setAvailability(false)
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

      setAvailability(true)
      await advanceToNextRetry()
      await runJobs()
      expect(mails).toHaveLength(2)
      const ids = calls.map(({ headers }) => headers['webhook-id'])
      expect(new Set(ids).size).toBe(1)
      expect(await jobs()).toEqual([])
    })
  })

  it('of an hour increases the time between retries, and the first one after it delivers everything once', async () => {
    setAvailability(false)
    await withSettings(settings, async () => {
      expect((await postOnboarding(onboardingForm(onboarding, []))).status).toBe(201)
      const end = Date.now() + hour
      while (Date.now() < end) {
        await runJobs()
        await advanceToNextRetry()
      }
      const waiting = await jobs()
      expect(waiting.map(({ hasError }) => hasError)).toEqual([false, false, false])
      expect(calls.length).toBeLessThan(10)
      expect(mails).toEqual([])

      setAvailability(true)
      await advanceToNextRetry()
      await runJobs()
      expect(mails.map(({ to }) => to[0]).sort()).toEqual([onboarding.email, 'team@example.com'])
      expect(await jobs()).toEqual([])
    })
  })

  it('that outlasts all retries leaves jobs that an admin can send again with as many retries', async () => {
    setAvailability(false)
    await withSettings(settings, async () => {
      await postContact(JSON.stringify({ name: 'A', email: 'a@example.com', message: 'x' }))
      await runJobs()
      while ((await jobs()).some(({ hasError }) => !hasError)) {
        await advanceToNextRetry()
        await runJobs()
      }
      const admin = await createAccount('admin')
      for (const { id } of await jobs()) {
        const path = `payload-jobs/${id}/send-again`
        expect((await callRest('POST', path, { headers: admin.headers })).status).toBe(200)
      }
      await runJobs()
      expect(await jobs()).not.toContainEqual(expect.objectContaining({ hasError: true }))

      setAvailability(true)
      await advanceToNextRetry()
      await runJobs()
      expect(mails).toHaveLength(2)
      expect(await jobs()).toEqual([])
      await removeAccounts(admin)
    })
  })

  it('of a mail server that does not answer delays neither webhook calls nor planned publications', async () => {
    const payload = await cms()
    const admin = await createAccount('admin')
    const request = JSON.stringify({ name: 'A', email: 'a@example.com', message: 'x' })
    const arrived = mailServer.arrived
    const held = Promise.withResolvers<void>()
    mailServer.acceptAfter = held.promise
    await withSettings(settings, async () => {
      await postContact(request)
      const mailing = runQueues()
      await expect.poll(() => mailServer.arrived - arrived).toBe(2)
      await postContact(request)
      const user = { relationTo: 'users', value: admin.id } as const
      const input = { type: 'publish', global: 'landing', locale: 'de', user } as const
      await payload.jobs.queue({ task: 'schedulePublish', input })
      await runQueues()
      expect(calls).toHaveLength(2)
      const waiting = (await jobs()).map(({ taskSlug }) => taskSlug)
      expect(waiting).not.toContain('schedulePublish')
      held.resolve()
      await mailing
    }).finally(held.resolve)
    await removeAccounts(admin)
  })

  it('of the process during a job is recovered from', async () => {
    await withSettings(settings, async () => {
      await submitAndDie({ totalTried: 0 })
      await runJobs()
      expect(mails).toEqual([])
      await runQueues()
      expect(mails).toHaveLength(2)
    })
  })

  it('of the process during a job, again and again, delays the job, so that the site serves meanwhile', async () => {
    await withSettings(settings, async () => {
      await submitAndDie({ totalTried: 2 })
      await runQueues()
      expect(mails).toEqual([])
      for (const { totalTried, waitUntil } of await jobs()) {
        expect(totalTried).toBe(3)
        expect(Date.parse(waitUntil ?? '')).toBeGreaterThan(Date.now() + 60_000)
      }
      await advanceToNextRetry()
      await runQueues()
      expect(mails).toHaveLength(2)
    })
  })

  it('of the process between a job and its deletion leaves no job behind', async () => {
    await withSettings(settings, async () => {
      await postContact(JSON.stringify({ name: 'A', email: 'a@example.com', message: 'x' }))
      const payload = await cms()
      const completedAt = new Date().toISOString()
      await payload.db.updateJobs({
        where: { processing: { equals: false } },
        data: { completedAt },
      })
      await runQueues()
      expect(mails).toEqual([])
      expect(await jobs()).toEqual([])
    })
  })
})

/** Stores a contact request whose jobs a process was running when it died. */
async function submitAndDie({ totalTried }: { totalTried: number }): Promise<void> {
  await postContact(JSON.stringify({ name: 'A', email: 'a@example.com', message: 'x' }))
  const { db } = await cms()
  await db.updateJobs({
    where: { processing: { equals: false } },
    data: { processing: true, totalTried },
  })
}

/** Advances this process's clock until every waiting job is due; the queue uses no other clock. */
async function advanceToNextRetry(): Promise<void> {
  const due = (await jobs()).map(({ waitUntil }) => Date.parse(waitUntil ?? ''))
  vi.setSystemTime(Math.max(...due) + 1)
}
