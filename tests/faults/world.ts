import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/support/processes.ts'
import { type Receiver, startReceiver } from '../rehearse/receiver.ts'
import { pidListeningOn } from '../support/listening-process.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Product, preparedFolder, startProduct } from '../support/product.ts'
import {
  type RestartableDatabase,
  startRestartableDatabase,
} from '../support/restartable-database.ts'
import { moveToSmallDisk } from '../support/small-disk.ts'
import { logInStaff, type StaffClient } from '../support/staff.ts'
import { withDatabase } from '../support/with-database.ts'
import { type Content, readContent } from './content.ts'
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'
import type { Outage } from './repeated-deliveries.ts'

/** The product under test and everything around it that the campaign controls. */
export type World = {
  url: string
  folder: string
  databaseUrl: string
  staff: StaffClient
  receiver: Receiver
  mailServer: MailServer
  /** Proxies in front of the mail server and the webhook receiver. */
  smtp: FaultyProxy
  webhook: FaultyProxy
  /** The seconds that each start after a kill took. */
  starts: number[]
  /** Ids of submissions that the site confirmed to the customer. */
  confirmed: { contact: number[]; onboarding: number[] }
  /** The last confirmed Romanian motto, and later ones that were not confirmed. */
  mottos: { confirmed?: string; tried: string[] }
  /** A draft that must never be lost. */
  draft: string
  before: Content
  /** Ids of onboardings that retention was expected to delete. */
  expired: Set<number>
  /** The times when something was down or disconnected. */
  outages: Outage[]
  /** Starts an outage; the returned function ends it. */
  startOutage: () => () => void
  quotaFile: string
  clockFile: string
  query: <R extends object>(text: string, values?: unknown[]) => Promise<R[]>
  killSite: () => Promise<void>
  startSite: () => Promise<void>
  killDatabase: () => Promise<void>
  stopDatabase: () => Promise<void>
  startDatabase: () => Promise<void>
  isDatabaseUp: () => Promise<boolean>
  stop: () => Promise<void>
}

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`

const draft = 'Ein Entwurf, den niemand verlieren darf.'

export async function startWorld(): Promise<World> {
  const folder = await preparedFolder()
  fs.renameSync(path.join(folder, 'data'), path.join(folder, 'database'))
  const unmount = [
    moveToSmallDisk(path.join(folder, 'database'), 1024),
    moveToSmallDisk(path.join(folder, 'media'), 64),
  ]
  const database: RestartableDatabase = await startRestartableDatabase(
    path.join(folder, 'database'),
  )
  const mailPort = await freePort('127.0.0.1')
  const [mailServer, receiver] = await Promise.all([startMailServer(mailPort), startReceiver()])
  const smtp = await startFaultyProxy(mailPort)
  const webhook = await startFaultyProxy(Number(new URL(receiver.url).port))
  const files = { quotaFile: path.join(folder, 'quota'), clockFile: path.join(folder, 'clock') }
  const preload = (file: string) => `--import ${pathToFileURL(file)}`
  const port = await freePort()
  const start = () =>
    startProduct({
      folder,
      port,
      env: {
        DATABASE_URL: database.url,
        SUBMISSIONS_PER_HOUR: '0',
        RETENTION_CONTACT_MONTHS: '12',
        RETENTION_ONBOARDING_MONTHS: '12',
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        MAIL_FROM: 'noreply@example.com',
        TEAM_EMAIL: 'team@example.com',
        WEBHOOK_URL: `http://127.0.0.1:${webhook.port}/`,
        WEBHOOK_SECRET: secret,
        NODE_OPTIONS: ['tests/support/disk-quota.mjs', 'tests/faults/shifted-clock.mjs']
          .map(preload)
          .join(' '),
        QUOTA_FILE: files.quotaFile,
        QUOTA_FOLDER: path.join(folder, 'data/documents'),
        CLOCK_FILE: files.clockFile,
      },
    })
  let product: Product = await start()
  const { url } = product
  const staff = await logInStaff(url)
  const viktor = await staff.find('personas', 'slug', 'viktor')
  await staff.draft(`personas/${viktor.id}`, 'de', { motto: draft })

  const nothing = () => undefined
  let endSiteOutage: () => void = nothing
  let endDatabaseOutage: () => void = nothing
  const world: World = {
    ...{ url, folder, staff, receiver, mailServer, smtp, webhook, draft, ...files },
    databaseUrl: database.url,
    starts: [],
    confirmed: { contact: [], onboarding: [] },
    mottos: { tried: [] },
    before: await readContent(url, staff),
    expired: new Set(),
    outages: [],
    startOutage: () => {
      const began = { from: performance.now(), to: Number.POSITIVE_INFINITY }
      world.outages.push(began)
      return () => {
        began.to = performance.now()
      }
    },
    query: <R extends object>(text: string, values: unknown[] = []) =>
      withDatabase(database.url, async (client) => (await client.query<R>(text, values)).rows),
    killSite: () => {
      endSiteOutage = world.startOutage()
      return product.kill()
    },
    startSite: async () => {
      const from = performance.now()
      product = await start()
      world.starts.push((performance.now() - from) / 1000)
      endSiteOutage()
      endSiteOutage = nothing
    },
    killDatabase: async () => {
      endDatabaseOutage = world.startOutage()
      const pid = Number(
        fs
          .readFileSync(path.join(folder, 'database/postgres/postmaster.pid'), 'utf8')
          .split('\n')[0],
      )
      process.kill(realPid(pid, database.url), 'SIGKILL')
      await database.stop()
    },
    stopDatabase: () => {
      endDatabaseOutage = world.startOutage()
      return database.stop()
    },
    startDatabase: async () => {
      // PostgreSQL cannot start until the sessions of the killed server have ended.
      for (let attempt = 1; ; attempt++) {
        try {
          await database.start()
          endDatabaseOutage()
          endDatabaseOutage = nothing
          return
        } catch (error) {
          if (attempt === 20) throw error
          await sleep(250)
        }
      }
    },
    isDatabaseUp: () =>
      world.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    stop: async () => {
      await product.stop()
      await database.stop()
      await mailServer.stop()
      receiver.stop()
      for (const each of [smtp, webhook]) each.stop()
      for (const each of unmount) each()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
  return world
}

/**
 * Prefers the process that listens on the port, because postmaster.pid may contain an id of another
 * PID namespace.
 */
function realPid(pid: number, url: string): number {
  const listening = pidListeningOn(new URL(url).port)
  return listening === pid ? pid : listening
}
