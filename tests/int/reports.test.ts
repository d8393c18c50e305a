import { beforeEach, expect, it } from 'vitest'
import { loadReports } from '../../src/features/back-office/desk/reports/data.ts'
import { context, setUpDeskRoutes } from '../support/desk-routes.ts'
import { onboarding } from '../support/onboarding.ts'
import { submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

/** A Friday. */
const now = new Date('2026-11-20T12:00:00Z')

const query = (sql: string, values: unknown[] = []) => context.payload.db.pool.query(sql, values)

beforeEach(async () => {
  await query('DELETE FROM audit_log')
  await query('DELETE FROM contact_requests')
})

type Fields = { language?: 'de' | 'ro'; page?: 'landing' | 'viktor'; answered?: string }

/** Creates a contact request with this creation time and, if given, the time of the answer. */
async function contactRequest(createdAt: string, { answered, ...fields }: Fields = {}) {
  const { id } = await context.payload.create({
    collection: 'contact-requests',
    data: {
      ...{ name: 'Ana', email: 'ana@example.com', message: 'Hallo', ...fields },
      status: answered ? 'answered' : 'new',
    },
  })
  await query('UPDATE contact_requests SET created_at = $1 WHERE id = $2', [createdAt, id])
  if (!answered) return
  await query(
    `INSERT INTO audit_log (action, subject, entry_id, detail, user_email, created_at)
     VALUES ('change', 'contact', $1, 'status: new → answered, notes', 'a@example.com', $2)`,
    [id, answered],
  )
}

it('counts submissions per week in the time zone of the business', async () => {
  await contactRequest('2026-11-15T22:59:00Z')
  await contactRequest('2026-11-15T23:01:00Z')
  await contactRequest('2026-05-01T12:00:00Z')
  const id = await submitOnboarding(onboarding, [])
  await query('UPDATE voice_bot_onboardings SET created_at = $1 WHERE id = $2', [now, id])
  const { arrivals } = await loadReports(context.payload, now)
  expect(arrivals).toHaveLength(26)
  expect(arrivals.slice(-2)).toEqual([
    { week: '2026-11-09', 'contact-requests': 1, 'voice-bot-onboardings': 0 },
    { week: '2026-11-16', 'contact-requests': 1, 'voice-bot-onboardings': 1 },
  ])
  expect(arrivals.slice(0, -2).every((week) => week['contact-requests'] === 0)).toBe(true)
})

it('counts contact requests by language and by page', async () => {
  await contactRequest('2026-11-18T12:00:00Z', { language: 'ro', page: 'viktor' })
  await contactRequest('2026-11-18T12:00:00Z', { language: 'ro', page: 'landing' })
  await contactRequest('2026-11-18T12:00:00Z', { language: 'ro' })
  const { origins } = await loadReports(context.payload, now)
  expect(origins).toHaveLength(4)
  expect(origins).toEqual(
    expect.arrayContaining([
      { by: 'language', value: 'ro', count: 3 },
      { by: 'page', value: 'viktor', count: 1 },
      { by: 'page', value: 'landing', count: 1 },
      { by: 'page', value: null, count: 1 },
    ]),
  )
})

it('compares the time to the first answer with the promise in the claims', async () => {
  await contactRequest('2026-11-16T12:00:00Z', { answered: '2026-11-16T14:00:00Z' })
  await contactRequest('2026-11-16T12:00:00Z', { answered: '2026-11-18T12:00:00Z' })
  // One is overdue, one still in time, one from the week before.
  await contactRequest('2026-11-17T12:00:00Z')
  await contactRequest('2026-11-20T11:00:00Z')
  await contactRequest('2026-11-10T12:00:00Z', { answered: '2026-11-10T16:00:00Z' })
  const { replies } = await loadReports(context.payload, now)
  expect(replies['contact-requests']).toEqual({
    hours: 24,
    medianHours: 4,
    weeks: [
      { week: '2026-11-09', inTime: 1, late: 0, waiting: 0 },
      { week: '2026-11-16', inTime: 1, late: 2, waiting: 1 },
    ],
  })
  expect(replies['voice-bot-onboardings']).toEqual({ hours: 48, medianHours: null, weeks: [] })
})
