import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, login, submitLogin, test } from '../support/fixtures.ts'
import { admin, type Product, preparedFolder, startProduct } from '../support/product.ts'
import { call, createUser, logIn, send } from '../support/rest.ts'
import { saveScreenshots } from '../support/screenshots.ts'
import { totpCode } from '../support/second-factor.ts'

/** A separate product that requires a second factor for admins. */
test.use({ expectedErrors: [/Failed to load resource/], locale: 'de-DE' })

let folder: string
let product: Product

test.beforeAll(async () => {
  folder = await preparedFolder()
  product = await startProduct({ folder, env: { REQUIRE_2FA: 'true' } })
})

test.afterAll(async () => {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const logInTo = async (page: Page, path = '') => {
  await page.goto(`${product.url}/admin${path}`)
  await submitLogin(page, admin)
}

test('an admin has to set up the second factor, logs in with it and ends another session', async ({
  page,
  browser,
}) => {
  await logInTo(page, '/contact-requests')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible()
  for (const path of ['', '/account', '/collections/users', '/voice-bot']) {
    await page.goto(`${product.url}/admin${path}`)
    await expect(page).toHaveURL(/\/admin\/second-factor/)
  }

  await page.getByLabel('Ihr aktuelles Passwort').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'App verbinden' })).toBeFocused()
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code, den die App jetzt anzeigt').fill('000000')
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Dieser Code stimmt nicht' }),
  ).toBeVisible()
  await page.getByLabel('Code, den die App jetzt anzeigt').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused()
  await saveScreenshots(page, 'recovery-codes')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  const file = await (await downloading).path()
  const codes = fs.readFileSync(file, 'utf8').trim().split('\n')
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: /^Ich habe sie gesichert/ }).click()
  await expect(page.getByRole('link', { name: /Funktionen/ }).first()).toBeVisible()

  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await logInTo(other, '/account')
  const code = other.getByLabel('Code aus der App')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('000000')
  await code.press('Enter')
  await expect(
    other.getByRole('alert').filter({ hasText: 'Dieser Code stimmt nicht' }),
  ).toBeVisible()
  await expect(code).toBeFocused()
  const next = totpCode(secret, 1)
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await code.press('Enter')
  const sessions = other.getByRole('region', { name: 'Sitzungen' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Sitzung beenden: Chrome/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await page.goto(`${product.url}/admin/collections/features`)
  await expect(page).toHaveURL(/\/admin\/login/)

  await submitLogin(page, admin)
  await page.getByRole('button', { name: /Wiederherstellungscode/ }).click()
  await expect(page.getByLabel('Wiederherstellungscode')).toBeFocused()
  await page.keyboard.type(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/collections\/features/)
  await page.goto(`${product.url}/admin/second-factor`)
  await expect(page.getByText('9 Wiederherstellungscodes sind noch nicht verwendet')).toBeVisible()
  await other.context().close()
})

test("an admin resets another admin's factor, which ends their sessions and lets them log in with the password only", async ({
  page,
  baseURL,
}) => {
  const who = await createUser(await logIn(), 'admin')
  const as = await logIn(who)
  const post = async (path: string, body: object) =>
    (await send('POST', `/api/users/second-factor/${path}`, { as, body })).json()
  const { pending, secret } = await post('set-up', { currentPassword: who.password })
  await post('confirm', { pending, code: totpCode(secret) })

  await login(page, baseURL)
  await page.goto(`${baseURL}/admin/collections/users/${who.id}`)
  await page.getByRole('button', { name: 'Zurücksetzen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(page.getByText('Der zweite Faktor ist zurückgesetzt.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zurücksetzen' })).toBeHidden()

  const { user } = await (await call('/api/users/me', { headers: as })).json()
  expect(user).toBeNull()
  await logIn(who)
})
