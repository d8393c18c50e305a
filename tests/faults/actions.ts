import { setTimeout as sleep } from 'node:timers/promises'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import { sendOnboarding } from '../support/send-onboarding.ts'
import type { World } from './world.ts'

let counter = 0

/**
 * Sends an onboarding and records its id if it was confirmed. Resolves to the status, or to 0
 * without a response.
 */
export async function submitOnboarding(world: World, form?: FormData): Promise<number> {
  // Each customer is another one, because one gets few confirmations a day.
  const fields = { company: `Firma ${++counter}`, email: `kunde-${counter}@example.com` }
  const response = await sendOnboarding(
    world.url,
    form ?? onboardingForm({ ...onboarding, ...fields }),
  ).catch(() => undefined)
  const body = await response?.json().catch(() => undefined)
  if (response?.status === 201 && body?.id) world.confirmed.onboarding.push(body.id)
  return body ? (response?.status ?? 0) : 0
}

/**
 * Sends a contact request and records its id if it was confirmed. Resolves to the status, or to 0
 * without a response.
 */
export async function submitContact(world: World): Promise<number> {
  return (await sendContact(world)).status
}

/** Like `submitContact`, but also resolves to the id. */
export async function sendContact(world: World): Promise<{ status: number; id?: number }> {
  const response = await fetch(`${world.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email: `ana-${++counter}@example.com`, message: 'Olá' }),
  }).catch(() => undefined)
  const body = await response?.json().catch(() => undefined)
  if (response?.status === 200 && body?.id) world.confirmed.contact.push(body.id)
  return { status: response?.status ?? 0, id: body?.id }
}

/** Publishes a motto in Romanian. Resolves to whether the site confirmed it. */
export async function publishMotto(world: World): Promise<boolean> {
  const motto = `Motto numărul ${++counter}`
  world.mottos.tried.push(motto)
  try {
    const clara = await world.staff.find('personas', 'slug', 'clara')
    await world.staff.publish(`personas/${clara.id}`, 'ro', { motto })
    world.mottos = { confirmed: motto, tried: [] }
    return true
  } catch {
    return false
  }
}

/** Waits until the condition holds. Throws an error with `sentence` after the given seconds. */
export async function waitUntil(
  holds: () => Promise<boolean>,
  sentence: string,
  seconds = 30,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(sentence)
    await sleep(150)
  }
}

/** Makes all waiting jobs due immediately, as an admin can with a click. */
async function makeJobsDue(world: World): Promise<void> {
  await world.query(
    'UPDATE payload_jobs SET wait_until = NULL, has_error = false, total_tried = 0 WHERE NOT processing',
  )
}

/** Returns the number of notifications in the queue. */
export async function countWaitingNotifications({ query }: World): Promise<number> {
  const rows = await query(`SELECT 1 FROM payload_jobs WHERE input::jsonb ? 'kind'`)
  return rows.length
}

/** Waits until no notification is left in the queue. */
export async function waitUntilDelivered(world: World, seconds = 60): Promise<void> {
  await waitUntil(
    async () => {
      const waiting = await countWaitingNotifications(world)
      if (waiting > 0) await makeJobsDue(world)
      return waiting === 0
    },
    'notifications are still in the queue',
    seconds,
  )
}
