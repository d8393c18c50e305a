import { panel, register, setUpEntries, storedEntry } from '../support/desk-entries.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { isUnloadAllowed } from '../support/is-unload-allowed.ts'

setUpEntries()

test.use({ expectedErrors: [/AbortError|TimeoutError/] })

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
  await page.route('**/api/admin/desk/voice-bot-onboardings', (route, request) => {
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
