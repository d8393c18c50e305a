import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/support/processes.ts'
import { type Product, startProduct, temporaryFolder } from '../support/product.ts'
import {
  type RestartableDatabase,
  startRestartableDatabase,
} from '../support/restartable-database.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Receiver, startReceiver } from './receiver.ts'

const count = 3

export type Instance = {
  url: string
  /** The output of the instance's first start. */
  output: string
  /** Stops the instance gracefully, as a supervisor does. */
  stop: () => Promise<void>
  /** Kills the instance, as a power cut does. */
  kill: () => Promise<void>
  start: () => Promise<void>
}

/** Several instances of the product behind a proxy, with everything they use. */
export type Site = {
  /** The URL for visitors. */
  url: string
  instances: Instance[]
  /** Contains `data` and `media` of all instances. */
  folder: string
  databaseUrl: string
  /** The database, if the rehearsal started it and can therefore stop it. */
  database: RestartableDatabase | undefined
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  balancer: Balancer
  /** Receives the webhook calls for submissions. */
  receiver: Receiver
  stop: () => Promise<void>
}

/** Starts all instances concurrently on an empty database. Stops everything again if one fails. */
export async function startSite(): Promise<Site> {
  const ends: (() => unknown)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    return { ...(await startAll(ends)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts everything and adds a cleanup function for each part to `ends`. */
async function startAll(ends: (() => unknown)[]): Promise<Omit<Site, 'stop'>> {
  const folder = temporaryFolder()
  ends.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  fs.mkdirSync(path.join(folder, 'data'))
  const database = process.env.DATABASE_URL
    ? undefined
    : await startRestartableDatabase(path.join(folder, 'data'))
  ends.push(() => database?.stop())
  const databaseUrl = process.env.DATABASE_URL ?? database?.url ?? ''
  const receiver = await startReceiver()
  ends.push(receiver.stop)
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  const balancer = await startBalancer(ports)
  ends.push(balancer.stop)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  ends.push(() => pool.end())
  const env = {
    DATABASE_URL: databaseUrl,
    SITE_URL: balancer.url,
    TRUSTED_PROXIES: '1',
    SUBMISSIONS_PER_HOUR: '0',
    // The value in the shipped proxy configurations.
    DRAIN_SECONDS: '6',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  }
  const started = await Promise.allSettled(
    ports.map((port) => startInstance({ folder, port, env })),
  )
  const instances = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  // An instance that a step did not restart has already stopped.
  ends.push(() => Promise.allSettled(instances.map((instance) => instance.stop())))
  const failed = started.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
  return {
    url: balancer.url,
    instances,
    folder,
    databaseUrl,
    database,
    query: async (text, values) => (await pool.query(text, values)).rows,
    balancer,
    receiver,
  }
}

async function startInstance(options: Parameters<typeof startProduct>[0]): Promise<Instance> {
  let product: Product = await startProduct(options)
  return {
    url: product.url,
    output: product.output(),
    stop: () =>
      product.stop().catch((cause) => {
        throw new Error(`An instance exited: ${product.output().slice(-400)}`, { cause })
      }),
    kill: () => product.kill(),
    start: async () => {
      product = await startProduct(options)
    },
  }
}
