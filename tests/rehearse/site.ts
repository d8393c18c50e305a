import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/support/processes.ts'
import { type MovableDatabase, startMovableDatabase } from '../support/movable-database.ts'
import { type Product, startProduct, temporaryFolder } from '../support/product.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Receiver, startReceiver } from './receiver.ts'

const count = 3

export type Instance = {
  url: string
  /** What the first start of it has printed. */
  output: string
  /** Ends it as a supervisor does. */
  stop: () => Promise<void>
  /** Ends it as a power cut does. */
  kill: () => Promise<void>
  start: () => Promise<void>
}

/** The product as several instances behind a proxy, and what is around it. */
export type Site = {
  /** Where visitors ask. */
  url: string
  instances: Instance[]
  /** Holds `data` and `media` of all instances. */
  folder: string
  databaseUrl: string
  /** The database, where it is the rehearsal's own and so can be stopped. */
  database: MovableDatabase | undefined
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  balancer: Balancer
  /** The automation tool that is told of each submission. */
  receiver: Receiver
  stop: () => Promise<void>
}

/** Starts all instances at the same time, on an empty database. Ends what it has started if one fails. */
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

/** Adds to `ends` what ends each part. */
async function startAll(ends: (() => unknown)[]): Promise<Omit<Site, 'stop'>> {
  const folder = temporaryFolder()
  ends.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  fs.mkdirSync(path.join(folder, 'data'))
  const database = process.env.DATABASE_URL
    ? undefined
    : await startMovableDatabase(path.join(folder, 'data'))
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
    // As the shipped configurations of proxies say.
    DRAIN_SECONDS: '6',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  }
  const started = await Promise.allSettled(
    ports.map((port) => startInstance({ folder, port, env })),
  )
  const instances = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  // One that a step has not started again is gone already.
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
        throw new Error(`An instance ended by itself: ${product.output().slice(-400)}`, { cause })
      }),
    kill: () => product.kill(),
    start: async () => {
      product = await startProduct(options)
    },
  }
}
