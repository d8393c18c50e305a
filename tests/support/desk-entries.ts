import type { Page } from '@playwright/test'
import type { DeskCollection } from '../../src/features/back-office/desk/follow-up/constants.ts'
import { expect, test } from './fixtures.ts'
import { onboarding, onboardingForm } from './onboarding.ts'
import { type AuthHeaders, call, logIn, send } from './rest.ts'

let as: AuthHeaders

/** Deletes the entries that other files of the worker left in the shared product, before each test. */
export function setUpEntries(): void {
  test.beforeAll(async () => {
    as = await logIn()
  })

  test.beforeEach(async () => {
    for (const collection of ['voice-bot-onboardings', 'contact-requests']) {
      await send('DELETE', `/api/${collection}?where[id][exists]=true`, { as })
    }
  })
}

/** Submits a registration with files from tests/fixtures. Returns its id. */
export async function register(company: string, files: string[] = []): Promise<number> {
  const body = onboardingForm({ ...onboarding, company, phone: '+49 30 12341059' }, files)
  const sent = await call('/api/voice-bot-onboarding', { method: 'POST', body })
  return (await sent.json()).id
}

/** Submits a contact request. Returns its id. */
export async function submitContactRequest(
  name: string,
  language: string,
  message: string,
): Promise<number> {
  const body = { name, email: 'ana@example.com', message, language }
  return (await (await send('POST', '/api/contact', { body })).json()).id
}

/** Reads an entry as the admin. */
export async function storedEntry(collection: DeskCollection, id: number) {
  return (await call(`/api/${collection}/${id}`, { headers: as })).json()
}

/** Changes a registration as the admin does it elsewhere. */
export async function changeRegistration(id: number, body: Record<string, string>): Promise<void> {
  const { status } = await send('PATCH', `/api/voice-bot-onboardings/${id}`, { as, body })
  expect(status).toBe(200)
}

/** The details of the open entry. */
export const panel = (page: Page) => page.getByRole('dialog')
