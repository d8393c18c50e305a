import type { Page } from '@playwright/test'
import { expect, login, test } from '../support/fixtures.ts'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { call, type Identity, logIn, makeUser, send } from '../support/rest.ts'
import { withDatabase } from '../support/stored.ts'

/** What the staff see of a promise, for onboardings (48 hours) and contact requests (24 hours). */
const kinds = [
  {
    what: 'an onboarding',
    collection: 'voice-bot-onboardings',
    table: 'voice_bot_onboardings',
    hours: 48,
    settled: { value: 'configured', label: 'Konfiguriert' },
    submit: async (company: string) => {
      const body = onboardingForm({ ...onboarding, company }, [])
      const sent = await call('/api/voice-bot-onboarding', { method: 'POST', body })
      return (await sent.json()).id as number
    },
  },
  {
    what: 'a contact request',
    collection: 'contact-requests',
    table: 'contact_requests',
    hours: 24,
    settled: { value: 'answered', label: 'Beantwortet' },
    submit: async (name: string) => {
      const body = { name, email: 'ana@example.com', message: 'Rufen Sie mich an' }
      return (await (await send('POST', '/api/contact', { body })).json()).id as number
    },
  },
] as const

let as: Identity

test.beforeAll(async () => {
  as = await logIn()
})

test.afterEach(async () => {
  for (const { collection } of kinds) {
    await send('DELETE', `/api/${collection}?where[id][exists]=true`, { as })
  }
})

/** Makes an entry one that came in so many hours ago. */
async function setBack(table: string, id: number, hours: number): Promise<void> {
  await withDatabase(ownDatabaseUrl(process.env.PRODUCT_FOLDER ?? ''), (client) =>
    client.query(
      `UPDATE ${table} SET created_at = now() - $1 * interval '1 hour' - interval '5 minutes'
       WHERE id = $2`,
      [hours, id],
    ),
  )
}

/** The row of an entry in the CMS's list. */
const row = (page: Page, title: string) => page.locator('tbody tr').filter({ hasText: title })

for (const { what, collection, table, hours, settled, submit } of kinds) {
  const list = `/admin/collections/${collection}`

  test(`${what} that waits longer than promised is overdue in list, filter and entry, until it is settled`, async ({
    page,
    baseURL,
  }) => {
    const stem = `${collection} ${Date.now()}`
    const late = await submit(`${stem} late`)
    const barelyLate = await submit(`${stem} barely`)
    const inTime = await submit(`${stem} in time`)
    const done = await submit(`${stem} done`)
    await setBack(table, late, hours + 72)
    await setBack(table, barelyLate, hours)
    await setBack(table, inTime, hours - 3)
    await setBack(table, done, hours + 72)
    await send('PATCH', `/api/${collection}/${done}`, { as, body: { status: settled.value } })

    await login(page, baseURL)
    await page.goto(`${list}?limit=100`)
    await expect(row(page, `${stem} late`)).toContainText('überfällig seit 3 Tagen')
    await expect(row(page, `${stem} barely`)).toContainText('überfällig seit 5 Min.')
    await expect(row(page, `${stem} in time`)).toContainText('noch 2 Std.')
    await expect(row(page, `${stem} done`)).not.toContainText(/überfällig|noch/)
    await expect(row(page, `${stem} done`)).toContainText(settled.label)

    const filter = page.getByRole('navigation', { name: 'Filter' })
    const overdue = filter.getByRole('link', { name: 'Überfällig (2)' })
    await overdue.click()
    await expect(page).toHaveURL(/where/)
    await expect(row(page, stem)).toHaveCount(2)
    await expect(row(page, `${stem} late`)).toBeVisible()
    await expect(row(page, `${stem} barely`)).toBeVisible()
    await filter.getByRole('link', { name: 'Alle zeigen' }).click()
    await expect(row(page, `${stem} in time`)).toBeVisible()

    await page.goto(`${list}/${late}`)
    await expect(page.getByText('überfällig seit 3 Tagen')).toBeVisible()
    await page.locator('#field-status').click()
    await page.getByRole('option', { name: settled.label }).click()
    await page.locator('#field-notes').fill('Ist erledigt.')
    await page.locator('#field-assignee').click()
    await page.getByRole('option', { name: 'admin@example.com' }).click()
    await page.locator('#action-save').click()
    await expect(page.getByText('überfällig', { exact: false })).toHaveCount(0)
    const { status, notes, assignee } = await (
      await call(`/api/${collection}/${late}?depth=1`, { headers: as })
    ).json()
    expect({ status, notes, assignee: assignee.email }).toEqual({
      status: settled.value,
      notes: 'Ist erledigt.',
      assignee: 'admin@example.com',
    })
    await page.goto(list)
    await expect(filter.getByRole('link', { name: 'Überfällig (1)' })).toBeVisible()
  })

  test(`the status of ${what} cannot be emptied, nor be one that does not exist`, async () => {
    const id = await submit('Status')
    for (const value of [null, '', 'gone', 7, ['new']]) {
      const body = { status: value }
      const answer = await send('PATCH', `/api/${collection}/${id}`, { as, body })
      expect(answer.status, JSON.stringify(value)).toBe(400)
      const { errors } = await answer.json()
      expect(errors[0], JSON.stringify(errors)).toMatchObject({
        data: { errors: [{ path: 'status', message: expect.any(String) }] },
      })
    }
    const kept = await call(`/api/${collection}/${id}`, { headers: as })
    expect((await kept.json()).status).toBe('new')
  })

  test(`an editor cannot be made responsible for ${what}`, async () => {
    const [id, editor] = [await submit('Editor'), await makeUser(as, 'editor')]
    const body = { assignee: editor.id }
    const answer = await send('PATCH', `/api/${collection}/${id}`, { as, body })
    expect(answer.status).toBe(400)
  })
}
