/**
 * Measures the intake: memory and throughput of large submissions, contact requests and oversized
 * bodies.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { freePort } from '../../scripts/support/processes.ts'
import { pidListeningOn } from '../support/listening-process.ts'
import { median } from '../support/median.ts'
import { startProduct, temporaryFolder } from '../support/product.ts'
import { sendGigabyte } from '../support/send-onboarding.ts'
import { withDatabase } from '../support/with-database.ts'
import { startBareSite, stop } from './bare.ts'
import { growthDuring, largeBody, residentMb, submit } from './large-submissions.ts'

const mb = 1024 * 1024
const rounds = 3

const folder = temporaryFolder()
const own = path.join(folder, 'database')
const bareFolder = path.join(folder, 'bare')
for (const each of [own, bareFolder]) fs.mkdirSync(each)
const database = await startOwnDatabase(own)
const product = await startProduct({
  folder,
  env: { DATABASE_URL: database.url, SUBMISSIONS_PER_HOUR: '0' },
})
const server = pidListeningOn(new URL(product.url).port)
const uploads = `${product.url}/api/voice-bot-onboarding`
const body = await largeBody()

// Warms the server up, because its memory grows after every start.
await submit({ url: uploads, body, count: 20, atOnce: 2 })
for (const burst of ['first', 'second']) await memory(burst)
await throughput()
await contactRequests()
await measureOversized()

await product.stop()
await stop(database.process)
fs.rmSync(folder, { recursive: true, force: true })

/**
 * Measures the server's memory growth during 20 concurrent submissions of 3 × 9.9 MB, and 30
 * seconds later.
 */
async function memory(burst: string): Promise<void> {
  await sleep(10_000)
  const { before, growth } = await growthDuring(server, () =>
    submit({ url: uploads, body, count: 20, atOnce: 20 }),
  )
  await sleep(30_000)
  console.log(
    `memory, ${burst} burst: ${before} MB before, growth ${growth} MB, ${residentMb(server) - before} MB after 30 s`,
  )
}

async function throughput(): Promise<void> {
  const port = await freePort()
  const script = path.resolve(import.meta.dirname, 'bare-upload.ts')
  const bare = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), BARE_FOLDER: bareFolder },
    stdio: 'ignore',
  })
  const bareUrl = `http://localhost:${port}/`
  while (!(await responds(bareUrl))) await sleep(50)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await submit({ url: uploads, body, count: 40, atOnce: 10 }))
    theirs.push(await submit({ url: bareUrl, body, count: 40, atOnce: 10 }))
    for (const file of fs.readdirSync(bareFolder)) fs.rmSync(path.join(bareFolder, file))
  }
  await stop(bare)
  report('submissions of 30 MB per second', ours, theirs)
}

async function contactRequests(): Promise<void> {
  await withDatabase(database.url, (client) =>
    client.query(
      'CREATE TABLE bare_requests (id serial PRIMARY KEY, name text, email text, message text)',
    ),
  )
  const bare = await startBareSite({ settings: { BARE_DATABASE_URL: database.url } })
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await posts(`${product.url}/api/contact`))
    theirs.push(await posts(`${bare.url}/insert`))
  }
  await stop(bare.process)
  report('contact requests per second', ours, theirs)
}

async function measureOversized(): Promise<void> {
  const { answer, before, total } = await sendGigabyte(product.url, {
    'Content-Type': 'multipart/form-data; boundary=b',
    'Transfer-Encoding': 'chunked',
  })
  console.log(
    `1 GB: ${answer.split('\r\n')[0]} after ${Math.round(before / mb)} MB, closed after ${Math.round(total / mb)} MB`,
  )
}

async function posts(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', message: 'Bitte rufen Sie an.' }),
    connections: 20,
    duration: 8,
  })
  if (non2xx > 0) throw new Error(`${non2xx} responses of ${url} were not successful`)
  return requests.average
}

function report(what: string, ours: number[], theirs: number[]): void {
  const [one, other] = [median(ours), median(theirs)]
  console.log(
    `${what}: ${one.toFixed(1)}, bare ${other.toFixed(1)}, ratio ${(one / other).toFixed(2)}`,
  )
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
