import fs from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { POST as contactRoute } from '../../src/app/api/contact/route.ts'
import { POST as onboardingRoute } from '../../src/app/api/voice-bot-onboarding/route.ts'
import { env } from '../../src/env.ts'
import { cms } from './cms.ts'
import { serializeForm } from './onboarding.ts'
import { callRoute } from './route.ts'

const site = 'http://localhost'

/** Sends a body to POST /api/voice-bot-onboarding. */
export async function postOnboarding(
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { bytes, contentType } = body instanceof FormData ? await serializeForm(body) : {}
  const request = new Request(`${site}/api/voice-bot-onboarding`, {
    method: 'POST',
    body: bytes ?? body,
    headers: { ...(contentType && { 'Content-Type': contentType }), ...headers },
    duplex: 'half',
  } as RequestInit)
  return callRoute(onboardingRoute, request)
}

/** Expects that an onboarding is rejected and leaves no trace. */
export async function expectRejection(body: BodyInit, status: number, message: RegExp | string) {
  const before = await countStored()
  const response = await postOnboarding(body)
  expect(response.status).toBe(status)
  expect((await response.json()).message).toMatch(message)
  expect(await countStored()).toEqual(before)
}

/** Sends a body to POST /api/contact. */
export function postContact(body: BodyInit, headers: HeadersInit = {}): Promise<Response> {
  const request = new Request(`${site}/api/contact`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit)
  return callRoute(contactRoute, request)
}

const notifications = ['mail-team', 'confirm-to-customer', 'call-webhook']

/**
 * Counts everything that is stored of submissions: entries, records, files, unfinished uploads and
 * notification jobs.
 */
export async function countStored() {
  const payload = await cms()
  const [entries, records, contacts, jobs] = await Promise.all([
    payload.count({ collection: 'voice-bot-onboardings' }),
    payload.count({ collection: 'onboarding-documents' }),
    payload.count({ collection: 'contact-requests' }),
    payload.count({ collection: 'payload-jobs', where: { taskSlug: { in: notifications } } }),
  ])
  const folder = path.join(env.DATA_DIR, 'documents')
  return {
    entries: entries.totalDocs,
    records: records.totalDocs,
    contacts: contacts.totalDocs,
    jobs: jobs.totalDocs,
    files: (await list(folder)).filter((name) => !name.startsWith('.')).length,
    unfinished: (await list(path.join(folder, '.incoming'))).length,
  }
}

/**
 * The rate limit for tests. All tests must use this value, because the limiter keeps the first
 * limit it sees.
 */
export const lowRateLimit = { SUBMISSIONS_PER_HOUR: 2 }

/** Runs `work` with changed settings. */
export async function withSettings<T>(
  settings: Partial<typeof env>,
  work: () => Promise<T>,
): Promise<T> {
  const before = { ...env }
  Object.assign(env, settings)
  try {
    return await work()
  } finally {
    Object.assign(env, Object.fromEntries(Object.keys(settings).map((key) => [key, undefined])))
    Object.assign(env, before)
  }
}

async function list(folder: string): Promise<string[]> {
  return fs.readdir(folder).catch(() => [])
}

/** Makes the stored submissions older, because only few of a day are confirmed to one address. */
export async function ageSubmissions(): Promise<void> {
  const { pool } = (await cms()).db
  for (const table of ['contact_requests', 'voice_bot_onboardings'])
    await pool.query(`UPDATE ${table} SET created_at = created_at - interval '25 hours'`)
}
