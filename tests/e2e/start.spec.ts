import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { freePort, stop } from '../../scripts/support/processes.ts'
import { isAlive } from '../../src/lib/is-alive.ts'
import { expect, testWithoutBrowser as test } from '../support/fixtures.ts'
import { pidListeningOn } from '../support/listening-process.ts'
import { documentFiles, onboarding, onboardingForm } from '../support/onboarding.ts'
import {
  failToStart,
  type Product,
  preparedFolder,
  startProduct,
  untilPrinted,
} from '../support/product.ts'
import { unreachableS3 } from '../support/s3.ts'
import { sendOnboarding } from '../support/send-onboarding.ts'

let folder: string

test.beforeEach(async () => {
  folder = await preparedFolder()
})

test.afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Returns the output without npm's and Node's own messages. */
const linesOf = (output: string) =>
  output.split('\n').filter((line) => line.trim() && !/^npm |^\[|ExperimentalWarning/.test(line))

async function databasePid(): Promise<number> {
  const file = path.join(folder, 'data/postgres/postmaster.pid')
  return Number.parseInt(fs.readFileSync(file, 'utf8'), 10)
}

async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid)).toBe(false)
}

test.describe('npm start fails with one clear sentence and status 1 when', () => {
  test('another program uses the port', async () => {
    const port = await freePort()
    const other = net.createServer().listen(port)
    const { status, output } = await failToStart({ folder, port })
    other.close()
    expect(linesOf(output)).toEqual([
      `Port ${port} is in use by another program; stop that one or set PORT to a free port.`,
    ])
    expect(status).toBe(1)
  })

  test('the database cannot be reached', async () => {
    const DATABASE_URL = 'postgres://site:secret@127.0.0.1:1/site'
    const { status, output } = await failToStart({ folder, env: { DATABASE_URL } })
    expect(linesOf(output)).toEqual([
      'The database site at 127.0.0.1:1 cannot be reached (ECONNREFUSED); check DATABASE_URL and that PostgreSQL runs there.',
    ])
    expect(status).toBe(1)
  })

  test('the bucket cannot be reached', async () => {
    const { status, output } = await failToStart({ folder, env: unreachableS3 })
    expect(linesOf(output)).toEqual([
      expect.stringMatching(
        /^The bucket site at http:\/\/127\.0\.0\.1:1 cannot be used \(.*\); check the S3_ settings, /,
      ),
    ])
    expect(status).toBe(1)
  })

  test('the bucket does not support conditional writes', async () => {
    const bucket = http.createServer((request, response) => {
      request.resume().on('end', () => {
        if ('if-none-match' in request.headers) {
          response.writeHead(501).end('<Error><Code>NotImplemented</Code></Error>')
          return
        }
        const isDeletion = request.method === 'DELETE'
        response.writeHead(isDeletion ? 204 : 200, { ETag: '"1"', 'Content-Type': 'text/xml' })
        response.end(
          request.url?.includes('list-type')
            ? '<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>'
            : undefined,
        )
      })
    })
    await once(bucket.listen(0, '127.0.0.1'), 'listening')
    const { port } = bucket.address() as AddressInfo
    const S3_ENDPOINT = `http://127.0.0.1:${port}`
    // Otherwise, the product would start.
    const env = { ...unreachableS3, S3_ENDPOINT, DATABASE_URL: 'postgres://127.0.0.1:1/site' }
    const { output } = await failToStart({ folder, env })
    bucket.close()
    expect(output).toMatch(
      /The bucket site at .* cannot be used \(NotImplemented: .* If-None-Match/,
    )
  })

  test('a variable is invalid', async () => {
    const { status, output } = await failToStart({ folder, env: { UPLOAD_MAX_FILES: 'many' } })
    expect(linesOf(output)).toHaveLength(1)
    expect(output).toContain('A setting in the environment is not valid. UPLOAD_MAX_FILES:')
    expect(status).toBe(1)
  })

  test('its data folder cannot be written to', async () => {
    const file = path.join(folder, 'a-file')
    fs.writeFileSync(file, '')
    const DATA_DIR = path.join(file, 'data')
    const { status, output } = await failToStart({ folder, env: { DATA_DIR } })
    expect(linesOf(output)).toEqual([
      `The folder ${DATA_DIR} cannot be written to (ENOTDIR); give this user the right to, or name another one in the environment.`,
    ])
    expect(status).toBe(1)
  })
})

for (const [name, way] of [
  ['Ctrl-C', 'stop'],
  ['a SIGTERM to npm', 'terminate'],
] as const) {
  test(`${name} stops the site, then the database, and then npm`, async () => {
    const product = await startProduct({ folder })
    const pid = await databasePid()
    await product[way]()
    await expectGone(pid)
    expect(fs.existsSync(path.join(folder, 'data/postgres/postmaster.pid'))).toBe(false)
    await expect(fetch(product.url)).rejects.toThrow()
  })
}

test('a database crash is reported in one line, and the next start has all data', async () => {
  const product = await startProduct({ folder })
  const pages = await wordsOf(product)
  process.kill(await databasePid(), 'SIGKILL')
  expect(await product.exitStatus).toBe(1)
  expect(product.output()).toContain('The database ended unexpectedly')
  const again = await startProduct({ folder })
  expect(await wordsOf(again)).toBe(pages)
  await again.stop()
})

test('a site crash is reported in one line, and the site is restarted with all data', async () => {
  const product = await startProduct({ folder })
  const pid = await databasePid()
  const pages = await wordsOf(product)
  const { port } = new URL(product.url)
  // Next's workers inherit Node's preloads. A preload that exits together with its parent once
  // stopped them before they had read their task, so that `npm run dev` served no page.
  const preloads = fs.readFileSync(`/proc/${pidListeningOn(port)}/cmdline`, 'utf8')
  expect(preloads).not.toMatch(/--(import|require)/)
  for (const crash of [1, 2]) {
    process.kill(pidListeningOn(port), 'SIGKILL')
    await untilPrinted(product.output, 'The site ended unexpectedly (SIGKILL)', crash)
    await untilPrinted(product.output, 'The site answers again.', crash)
    expect((await fetch(product.url)).status).toBe(200)
  }
  expect(product.output()).toMatch(
    /starting it again in 1 second\b.*starting it again in 2 seconds\b/s,
  )
  expect(await wordsOf(product)).toBe(pages)
  expect(await databasePid()).toBe(pid)
  await product.stop()
  await expectGone(pid)
})

test('the production log on standard output states what failed, and why', async () => {
  const product = await startProduct({ folder })
  // A file in place of this folder makes every submission fail.
  const incoming = path.join(folder, 'data/documents/.incoming')
  fs.rmSync(incoming, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(incoming), { recursive: true })
  fs.writeFileSync(incoming, '')
  expect(
    (await sendOnboarding(product.url, onboardingForm(onboarding, documentFiles))).status,
  ).toBe(503)
  await expect
    .poll(product.output)
    .toMatch(/An onboarding could not be stored[\s\S]*(EEXIST|ENOTDIR)/)
  await product.stop()
})

test('with DATABASE_URL it uses that PostgreSQL and starts none', async () => {
  const own = path.join(folder, 'elsewhere')
  fs.renameSync(path.join(folder, 'data'), own)
  const database = await startOwnDatabase(own)
  const product = await startProduct({ folder, env: { DATABASE_URL: database.url } })
  expect(await wordsOf(product)).toContain('Digitale Rezeption')
  expect(fs.existsSync(path.join(folder, 'data/postgres'))).toBe(false)
  await product.stop()
  await stop(database.process)
})

test('the first admin gets a random password that is printed once and works', async () => {
  fs.rmSync(folder, { recursive: true })
  fs.mkdirSync(folder)
  const product = await startProduct({ folder, env: { ADMIN_PASSWORD: '' } })
  const [, password] = /password {2}(\S+)/.exec(product.output()) ?? []
  const login = () =>
    fetch(`${product.url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password }),
    })
  expect((await login()).status).toBe(200)
  const register = await fetch(`${product.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'x@example.com', password: 'long-enough-password' }),
  })
  expect(register.status).toBe(403)
  await product.stop()
  const again = await startProduct({ folder, env: { ADMIN_PASSWORD: '' } })
  expect(again.output()).not.toContain('password')
  await again.stop()
})

async function wordsOf({ url }: Product): Promise<string> {
  const html = await (await fetch(`${url}/de`)).text()
  return html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}
