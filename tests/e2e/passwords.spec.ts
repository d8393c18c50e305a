import fs from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../../scripts/support/processes.ts'
import { resetMailCopy } from '../../src/features/back-office/staff/messages.ts'
import { expect, login, submitLogin, cmsTest as test } from '../support/fixtures.ts'
import { decodeMail, type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Product, preparedFolder, startProduct } from '../support/product.ts'
import { type Credentials, call, createUser, logIn, send } from '../support/rest.ts'

/** Staff accounts, with a separate product whose mail server the tests control. */
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/Failed to load resource/] })

let folder: string
let mailServer: MailServer
let product: Product
let url: string
let as: Awaited<ReturnType<typeof logIn>>

test.beforeAll(async () => {
  folder = await preparedFolder()
  const port = await freePort('127.0.0.1')
  mailServer = await startMailServer(port)
  product = await startProduct({
    folder,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'noreply@example.com' },
  })
  url = product.url
  as = await logIn(undefined, url)
})

test.afterAll(async () => {
  await product.stop()
  await mailServer.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Starts at the login and submits the form for a forgotten password. */
async function requestResetMail(page: Page, email: string): Promise<void> {
  await page.goto(`${url}/admin/login`)
  await page.locator('a[href*="/admin/forgot"]').click()
  await page.waitForURL(/\/admin\/forgot/)
  await expect(page.locator('#field-password')).toHaveCount(0)
  await page.locator('#field-email').fill(email)
  await page.locator('button[type=submit]').click()
}

/**
 * Opens a reset link and sets the password. The form accepts no input before its scripts have
 * loaded, and sends nothing until it has validated its fields, shortly after they were filled in.
 */
async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.locator('#field-password').fill(password)
  await page.locator('#field-confirm-password').fill(password)
  await expect(async () => {
    const sent = page.waitForRequest(/\/reset-password/, { timeout: 1_000 })
    await page.locator('button[type=submit]').click()
    await sent
  }).toPass()
}

/**
 * Opens the fields for a new password and fills them in. Payload's form validates each field 150 ms
 * after a change, so the caller must have installed `page.clock`.
 */
async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.locator('#change-password').click()
  const field = page.locator('#field-password')
  await expect(field).toBeVisible()
  await page.clock.fastForward(200)
  await field.fill(password)
  await page.locator('#field-confirm-password').fill(password)
  await page.clock.fastForward(200)
}

/** Logs in with a separate browser context, like another device. */
async function logInOnOtherDevice(browser: Browser, who: Credentials): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await login(page, url, who)
  return page
}

/** Expects that a device is logged out and that only the new password logs it in. */
async function expectNewPassword(device: Page, who: Credentials, password: string): Promise<void> {
  await device.goto(`${url}/admin/collections/features`)
  await device.waitForURL(/\/admin\/login/)
  await submitLogin(device, who)
  await expect(device.locator('.toast-error').first()).toBeVisible()
  await submitLogin(device, { ...who, password })
  await device.waitForURL(/\/admin\/collections\/features/)
}

const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to[0] === email)

test('a user with a forgotten password gets a mail and sets a new one, which ends every session', async ({
  page,
  browser,
}) => {
  const who = await createUser(as, 'editor', url)
  const other = await logInOnOtherDevice(browser, who)

  await requestResetMail(page, who.email)
  await expect(page.getByRole('heading', { name: 'E-Mail versendet' })).toBeVisible()
  await expect.poll(() => mailsTo(who.email).length).toBe(1)
  const mail = decodeMail(mailsTo(who.email)[0]?.source ?? '')
  expect(mail).toMatch(/^From: .*noreply@example\.com/m)
  expect(mail).toContain('Digitale Rezeption')
  expect(mail).toContain(resetMailCopy.de.button)
  const link = /href="(http[^"]+\/admin\/reset\/[\da-f]+)"/.exec(mail)?.[1] ?? ''
  expect(link).toMatch(new RegExp(`^${url}/`))

  const password = 'a-new-and-long-password'
  await choosePassword(page, link, password)
  await page.waitForURL(/\/admin\/?$/)
  await expect(page.getByRole('link', { name: /Funktionen/ }).first()).toBeVisible()

  await expectNewPassword(other, who, password)

  // The link has been used.
  await page.context().clearCookies()
  await choosePassword(page, link, 'one-more-long-password')
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/reset\//)
  await other.context().close()
})

for (const locale of ['de', 'en'] as const) {
  test(`the reset mail is in the language of the form: ${locale}`, async ({ browser }) => {
    const who = await createUser(as, 'editor', url)
    const page = await (await browser.newContext({ locale })).newPage()
    await requestResetMail(page, who.email)
    await expect.poll(() => mailsTo(who.email).length).toBe(1)
    const mail = decodeMail(mailsTo(who.email)[0]?.source ?? '')
    const { intro, button, until, ignore } = resetMailCopy[locale]
    for (const words of [intro, button, ...until('60').split('60'), ignore]) {
      expect(mail).toContain(words)
    }
    await page.context().close()
  })
}

test('the form does not reveal whether an address has an account', async ({ page }) => {
  const before = mailServer.mails.length
  await requestResetMail(page, 'nobody@example.com')
  await expect(page.getByRole('heading', { name: 'E-Mail versendet' })).toBeVisible()
  await expect(page.getByText(/^Gehört die Adresse zu einem Zugang/)).toBeVisible()
  expect(mailServer.mails).toHaveLength(before)
})

test('the form reports that a mail could not be sent', async ({ page }) => {
  const who = await createUser(as, 'editor', url)
  mailServer.acceptsConnections = false
  await requestResetMail(page, who.email)
  await expect(page.getByText('Die E-Mail konnte nicht verschickt werden.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'E-Mail versendet' })).toHaveCount(0)
  mailServer.acceptsConnections = true
  await page.locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { name: 'E-Mail versendet' })).toBeVisible()
  await expect.poll(() => mailsTo(who.email).length).toBe(1)
})

test('without a mail server the form states that the site sends no mails', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/admin/login`)
  await page.locator('a[href*="/admin/forgot"]').click()
  await expect(page.getByText('Diese Website verschickt keine E-Mails.')).toBeVisible()
  await expect(page.locator('#field-email')).toHaveCount(0)
  const response = await call('/api/users/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: JSON.stringify({ email: 'admin@example.com' }),
  })
  expect(response.status).toBe(503)
  expect((await response.json()).errors[0].message).toMatch(/^This site doesn’t send emails/)
})

test('a user who changes their own password stays logged in here and nowhere else', async ({
  page,
  browser,
}) => {
  const who = await createUser(as, 'editor', url)
  const other = await logInOnOtherDevice(browser, who)
  await login(page, url, who)
  await page.clock.install()
  await page.goto(`${url}/admin/account`)
  const password = 'an-own-new-long-password'
  await fillNewPassword(page, password)
  await page.getByLabel('Ihr aktuelles Passwort').fill('a-wrong-password')
  await page.locator('#action-save').click()
  await expect(page.getByText(/^Ihr aktuelles Passwort stimmt nicht/).first()).toBeVisible()
  await page.getByLabel('Ihr aktuelles Passwort').fill(who.password)
  await page.locator('#action-save').click()
  await expect(page.locator('.toast-success')).toBeVisible()
  await expect(page.getByLabel('Ihr aktuelles Passwort')).toHaveCount(0)

  await page.goto(`${url}/admin/collections/features`)
  await expect(page.locator('table')).toBeVisible()
  await expectNewPassword(other, who, password)
  await other.context().close()
})

test('a user needs the password to change their own address, and the former address gets a mail', async ({
  page,
}) => {
  const who = await createUser(as, 'editor', url)
  await login(page, url, who)
  await page.goto(`${url}/admin/account`)
  const current = page.getByLabel('Ihr aktuelles Passwort')
  await expect(page.locator('#field-email')).toHaveValue(who.email)
  await expect(current).toHaveCount(0)
  const email = `new-${who.email}`
  await page.locator('#field-email').fill(email)
  await current.fill('a-wrong-password')
  await page.locator('#action-save').click()
  await expect(page.getByText(/^Ihr aktuelles Passwort stimmt nicht/).first()).toBeVisible()
  await current.fill(who.password)
  await page.locator('#action-save').click()
  await expect(page.locator('.toast-success')).toBeVisible()
  await expect(current).toHaveCount(0)
  await expect.poll(() => mailsTo(who.email).length).toBe(1)
})

test('a new password of fewer than twelve characters is rejected with a message in the form', async ({
  page,
}) => {
  const who = await createUser(as, 'editor', url)
  await login(page, url)
  await page.clock.install()
  await page.goto(`${url}/admin/collections/users/${who.id}`)
  await fillNewPassword(page, 'elf-zeichen')
  await expect(page.getByLabel('Ihr aktuelles Passwort')).toHaveCount(0)
  await page.locator('#action-save').click()
  await expect(
    page.getByText('Das Passwort muss mindestens 12 Zeichen lang sein.').first(),
  ).toBeVisible()
})

test('ten wrong passwords lock out the sender, and the login shows the waiting time', async ({
  page,
}) => {
  const who = await createUser(as, 'editor', url)
  await page.goto(`${url}/admin/login`)
  // Sent from the browser, because another program may have a different IP address on this machine.
  const guess = (body: string) =>
    page.evaluate(async (sent) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/users/login', { method: 'POST', headers, body: sent })).status
    }, body)
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(await guess(JSON.stringify({ ...who, password: 'a-wrong-password' }))).toBe(401)
  }
  await submitLogin(page, who)
  await expect(
    page.getByText(/^Es gab zu viele Anmeldungen mit falschen Angaben\. .* in \d+ Minuten/).first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login/)
})

test("the last admin can be neither demoted nor deleted, and the message is in the admin's language", async ({
  page,
}) => {
  const editor = await createUser(as, 'editor', url)
  await login(page, url)
  const { docs } = await (
    await call('/api/users?where[role][equals]=admin', { headers: as }, url)
  ).json()
  const [{ id }] = docs
  await page.goto(`${url}/admin/collections/users/${id}`)
  await page.locator('#field-role').click()
  await page.getByRole('option', { name: 'Redaktion' }).click()
  await page.locator('#action-save').click()
  await expect(page.getByText(/^Das ist das letzte Konto mit der Rolle „Verwaltung“/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.locator('#action-delete').click()
  await page.locator('dialog[open] #confirm-action').click()
  await expect(page.getByText(/^Das ist das letzte Konto mit der Rolle „Verwaltung“/)).toBeVisible()

  for (const [language, words] of [
    ['en', 'This is the only account'],
    ['ro', 'Das ist das letzte Konto'],
  ] as const) {
    const headers = { ...as, 'Accept-Language': language }
    const response = await send('DELETE', `/api/users/${id}`, { as: headers, url })
    expect(response.status).toBe(409)
    expect((await response.json()).errors[0].message).toContain(words)
  }
  const all = '/api/users?where[id][exists]=true'
  const bulk = await send('PATCH', all, { as, body: { role: 'editor' }, url })
  expect(bulk.status).toBe(400)
  expect((await bulk.json()).errors).toContainEqual(
    expect.objectContaining({ id, message: expect.stringContaining('letzte Konto') }),
  )
  const mine = await call(`/api/users/${editor.id}`, { headers: as }, url)
  expect((await mine.json()).role).toBe('editor')
})
