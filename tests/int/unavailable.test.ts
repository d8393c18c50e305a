import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { env } from '../../src/env.ts'
import { storeOf } from '../../src/lib/files/configured-stores.ts'
import { s3Client, s3Store } from '../../src/lib/files/s3-store.ts'
import { withRequestId } from '../../src/lib/http/request-id.ts'
import { logger } from '../../src/lib/log/logger.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import { unreachableS3 } from '../support/s3.ts'
import { adminHeaders } from '../support/stored-submissions.ts'
import { countStored, postContact, postOnboarding } from '../support/submissions.ts'
import { withDatabase } from '../support/with-database.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const url = process.env.DATABASE_URL ?? ''

/** Terminates the first database connection that waits for a lock, as a database shutdown does. */
async function terminateBlocked(table: string, work: () => Promise<Response>): Promise<Response> {
  return withDatabase(url, async (client) => {
    await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`)
    const response = work()
    const terminate = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted`
    await expect.poll(async () => (await client.query(terminate)).rowCount).toBeGreaterThan(0)
    await client.query('ROLLBACK')
    return response
  })
}

it('an onboarding gets 503 while the database is unavailable, and nothing is stored', async () => {
  const before = await countStored()
  const response = await terminateBlocked('voice_bot_onboardings', () =>
    withRequestId('its-id', () => postOnboarding(onboardingForm())),
  )
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    message: expect.stringMatching(/konnte gerade nicht gespeichert werden/),
    requestId: 'its-id',
  })
  expect(await countStored()).toEqual(before)
})

it('the log states why an onboarding was not stored, without submitted data', async () => {
  let log = ''
  const write = (line: string) => {
    log += line
  }
  const captured = pino(logger.options, { write })
  vi.spyOn((await cms()).logger, 'error').mockImplementation((entry, message) =>
    captured.error(entry as object, message),
  )
  await terminateBlocked('voice_bot_onboardings', () => postOnboarding(onboardingForm()))
  expect(log).toContain('An onboarding could not be stored')
  expect(log).toMatch(/Connection terminated|terminating connection/)
  for (const value of [onboarding.email, onboarding.name, onboarding.phone]) {
    expect(log).not.toContain(value)
  }
})

it('an onboarding gets 503 while the file store is unavailable, and nothing is stored', async () => {
  const before = await countStored()
  const incoming = path.join(env.DATA_DIR, 'documents/.incoming')
  fs.rmSync(incoming, { recursive: true, force: true })
  fs.writeFileSync(incoming, '')
  try {
    const response = await postOnboarding(onboardingForm())
    expect(response.status).toBe(503)
  } finally {
    fs.rmSync(incoming)
  }
  expect(await countStored()).toEqual(before)
})

it('documents stay scheduled for removal if the bucket may still be storing them', async () => {
  // A bucket that takes uploads, but whose responses are lost.
  const bucket = http.createServer((request, response) => {
    request.resume().on('end', () => {
      if (request.method === 'PUT') request.socket.destroy()
      else response.writeHead(204).end()
    })
  })
  await once(bucket.listen(0, '127.0.0.1'), 'listening')
  const { port } = bucket.address() as AddressInfo
  const client = s3Client({ ...unreachableS3, S3_ENDPOINT: `http://127.0.0.1:${port}` })
  const store = s3Store(client, 'site', 'documents/')
  const put = vi.spyOn(storeOf('onboarding-documents'), 'put').mockImplementation(store.put)
  vi.spyOn(storeOf('onboarding-documents'), 'remove').mockImplementation(store.remove)
  const response = await postOnboarding(onboardingForm())
  bucket.close()
  expect(response.status).toBe(503)
  const names = put.mock.calls.flatMap(([files]) => files.map(({ name }) => name))
  expect(names).not.toEqual([])
  const scheduled = await withDatabase(url, async (client) => {
    const { rows } = await client.query('SELECT name FROM file_removals WHERE name = ANY($1)', [
      names,
    ])
    return rows.map(({ name }) => name)
  })
  expect(scheduled.sort()).toEqual(names.sort())
})

it('a contact request gets a response in its language while the database is unavailable', async () => {
  const request = { name: 'Ana', email: 'ana@example.com', message: 'Hello', language: 'en' }
  const response = await terminateBlocked('contact_requests', () =>
    postContact(JSON.stringify(request)),
  )
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await response.text()).toBe('An error occurred. Please try again later.')
})

it('the CMS responds in the language of the staff while the database is unavailable, with the request id', async () => {
  const headers = await adminHeaders()
  const body = { email: 'new@example.com', password: 'a-long-password', role: 'editor' }
  const response = await terminateBlocked('users', () =>
    withRequestId('its-id', () => callRest('POST', 'users', { headers, body })),
  )
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    errors: [
      {
        message:
          'Der Server kann gerade nicht lesen oder speichern. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
      },
    ],
    requestId: 'its-id',
  })
})
