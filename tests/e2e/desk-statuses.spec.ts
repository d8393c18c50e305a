import { panel, register, setUpEntries, storedEntry } from '../support/desk-entries.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { isUnloadAllowed } from '../support/is-unload-allowed.ts'

setUpEntries()

test.use({ expectedErrors: [/AbortError|TimeoutError|ERR_FAILED/] })

const changes = '**/api/admin/desk/voice-bot-onboardings'

test('a status whose response never comes keeps no other one from being saved, and closing the window asks meanwhile', async ({
  page,
  baseURL,
}) => {
  const second = await register('Arztpraxis')
  const first = await register('Kanzlei')
  const statusOf = async (id: number) => (await storedEntry('voice-bot-onboardings', id)).status
  await login(page, baseURL)
  await page.clock.install()
  await page.goto(`/admin/voice-bot?entry=${first}`)
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(changes, (route, request) => {
    if (!isFirst || request.method() !== 'PATCH') return route.fallback()
    isFirst = false
    hold()
  })
  const configured = panel(page).getByRole('radio', { name: 'Konfiguriert' })
  await configured.click()
  await held
  expect(await page.evaluate(isUnloadAllowed)).toBe(false)
  await panel(page).getByRole('button', { name: 'Nächster Eintrag' }).click()
  await expect(panel(page).getByRole('heading', { level: 2 })).toContainText('Arztpraxis')
  await configured.click()
  await page.clock.fastForward('02:00')
  await expect(page.getByText(`Die Änderung an ${first} ist nicht gespeichert`)).toBeVisible()
  await expect.poll(() => statusOf(second)).toBe('configured')
  await expect.poll(() => page.evaluate(isUnloadAllowed)).toBe(true)
})

test('a reload of an entry that gets no response keeps no status from being saved', async ({
  page,
  baseURL,
}) => {
  const id = await register('Kanzlei')
  const status = async () => (await storedEntry('voice-bot-onboardings', id)).status
  await login(page, baseURL)
  await page.clock.install()
  await page.goto(`/admin/voice-bot?entry=${id}`)
  await expect(panel(page).getByRole('radio', { name: 'Neu' })).toBeChecked()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  await page.route(/\/desk\/voice-bot-onboardings\/\d+\?/, () => hold(), { times: 1 })
  await panel(page).getByRole('radio', { name: 'In Bearbeitung' }).click()
  await held
  await panel(page).getByRole('radio', { name: 'Konfiguriert' }).click()
  await page.clock.fastForward('02:00')
  await expect.poll(status).toBe('configured')
})

test('a status whose response is lost is shown as saved', async ({ page, baseURL }) => {
  const id = await register('Kanzlei')
  await login(page, baseURL)
  await page.goto(`/admin/voice-bot?entry=${id}`)
  await page.route(changes, async (route, request) => {
    if (request.method() !== 'PATCH') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await panel(page).getByRole('radio', { name: 'Konfiguriert' }).click()
  await expect(panel(page).getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect(panel(page).getByRole('radio', { name: 'Konfiguriert' })).toBeChecked()
  await page.unroute(changes)
  await panel(page).getByRole('radio', { name: 'In Bearbeitung' }).click()
  await expect
    .poll(async () => (await storedEntry('voice-bot-onboardings', id)).status)
    .toBe('in-progress')
})

test('a status of several entries is still being saved on another page, which reports a failure', async ({
  page,
  baseURL,
}) => {
  const ids = [await register('Arztpraxis'), await register('Kanzlei')].toReversed()
  await login(page, baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/voice-bot')
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(changes, async (route, request) => {
    if (request.method() !== 'PATCH') return route.fallback()
    await isReleased
    await route.abort()
  })
  for (const row of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(row).check()
  await page.getByRole('button', { name: 'Status setzen' }).click()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await page.getByRole('link', { name: 'Auswertung' }).click()
  await page.waitForURL(/reports/)
  expect(await page.evaluate(isUnloadAllowed)).toBe(false)
  release()
  await expect(
    page.getByText(`Die Änderung an ${ids.join(', ')} ist nicht gespeichert`),
  ).toBeVisible()
  expect(await page.evaluate(isUnloadAllowed)).toBe(true)
})
