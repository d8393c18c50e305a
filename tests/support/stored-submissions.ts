import type { Payload } from 'payload'
import { POST } from '../../src/app/api/voice-bot-onboarding/route.ts'
import { onboardingForm } from './onboarding.ts'
import { admin } from './product.ts'
import { callRoute } from './route.ts'
import { startSession } from './session.ts'

let sender = 0

/** Sends an onboarding to its route from a unique IP address. Resolves to its id. */
export async function submitOnboarding(...[fields, files]: Parameters<typeof onboardingForm>) {
  sender++
  const response = await callRoute(
    POST,
    new Request('http://localhost/api/voice-bot-onboarding', {
      method: 'POST',
      body: onboardingForm(fields, files),
      headers: { 'X-Forwarded-For': `2001:db8:${sender.toString(16)}::1` },
    }),
  )
  const body = await response.json()
  if (response.status !== 201) throw new Error(`${response.status}: ${JSON.stringify(body)}`)
  return body.id as number
}

/**
 * Inserts `count` onboardings directly into the database, each one second older than the one
 * before.
 */
export async function insertSubmissions(cms: Payload, count: number): Promise<void> {
  await cms.db.pool.query(
    `INSERT INTO voice_bot_onboardings (name, company, street, zip_code, city, country, phone, email,
       voice_gender, voice_character, created_at, updated_at)
     SELECT 'Kunde ' || n, 'Firma ' || n, 'Straße ' || n, '10115', 'Berlin', 'Deutschland',
       '+49 30 23125 ' || n, 'kunde' || n || '@example.com', 'male', 'enthusiastic',
       now() - n * interval '1 second', now()
     FROM generate_series(1, $1) n`,
    [count],
  )
}

/** Deletes every onboarding with its documents. */
export async function removeSubmissions(cms: Payload): Promise<void> {
  const { docs } = await cms.find({
    collection: 'voice-bot-onboardings',
    where: { uploadedFiles: { exists: true } },
    pagination: false,
    depth: 0,
    select: {},
    trash: true,
  })
  for (const { id } of docs) {
    await cms.delete({ collection: 'voice-bot-onboardings', id, trash: true })
  }
  await cms.db.pool.query('DELETE FROM voice_bot_onboardings')
}

/** Returns the session headers of the first admin. */
export function adminHeaders(): Promise<Record<string, string>> {
  return startSession(admin.email)
}
