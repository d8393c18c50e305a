import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { content } from '../../src/seed/index.ts'
import { expect, loginWithForm, test } from '../support/fixtures.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { type Product, preparedFolder, startProduct } from '../support/product.ts'
import { tokenOf } from '../support/token.ts'
import { entriesOfZip } from '../support/zip.ts'

/** A separate product, because it is killed halfway. */
let product: Product
let folder: string

test.beforeAll(async () => {
  folder = await preparedFolder()
  product = await startProduct({ folder })
})

test.afterAll(async () => {
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const motto = 'Vorbiți liniștit, eu am tot timpul din lume.'
const seeded = content.ro.personas.viktor.motto

test('a visitor reads, an editor publishes, a customer submits, an admin downloads, and a kill loses nothing', async ({
  page,
  browser,
}) => {
  await test.step('a visitor reads /ro in Romanian from the CMS', async () => {
    await page.goto(`${product.url}/ro`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      content.ro.landing.hero.headline,
    )
    await expect(page.getByText(seeded)).toBeVisible()
  })

  await test.step('an editor changes and publishes a motto only in Romanian', async () => {
    const editor = await createEditor()
    const staff = await browser.newPage()
    await loginWithForm(staff, product.url, editor)
    await staff.goto(`${product.url}/admin/collections/personas?locale=ro`)
    await staff.getByRole('link', { name: 'Viktor', exact: true }).click()
    await staff.waitForURL(/collections\/personas\/\d+/)
    await staff.locator('#field-motto').fill(motto)
    await staff.locator('#action-save').click()
    await expect(staff.locator('.toast-success')).toBeVisible()
    await staff.close()
  })

  await test.step("the visitor's next request shows it, and the German page is unchanged", async () => {
    await page.reload()
    await expect(page.getByText(motto)).toBeVisible()
    await expect(page.getByText(seeded)).toHaveCount(0)
    await page.goto(`${product.url}/de`)
    await expect(page.getByText(content.de.personas.viktor.motto)).toBeVisible()
  })

  await test.step('a customer submits the onboarding with a PDF, a DOCX and a DOC', async () => {
    await page.goto(`${product.url}/voice-bot-onboarding`)
    await page.getByLabel('Name', { exact: false }).first().fill(onboarding.name)
    await page.getByLabel('Firma').fill(onboarding.company)
    await page.getByLabel('Straße').fill(onboarding.street)
    await page.getByLabel('PLZ').fill(onboarding.zipCode)
    await page.getByLabel('Ort').fill(onboarding.city)
    await page.getByLabel('Telefon').fill(onboarding.phone)
    await page.getByLabel('E-Mail').fill(onboarding.email)
    await page.getByLabel('Website').fill(onboarding.website)
    await page.getByLabel('Weiblich').check()
    await page.getByLabel('Ruhig').check()
    await page.locator('input[type=file]').setInputFiles([...documentFiles])
    await page.getByRole('button', { name: 'Voice-Bot konfigurieren' }).click()
    await expect(page.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible()
  })

  await test.step('the admin sees it, and the zip contains the bytes that were sent', async () => {
    await expectOnDesk(page)
  })

  await test.step('everything is still there after a kill and a restart', async () => {
    const { port } = new URL(product.url)
    await product.kill()
    product = await startProduct({ folder, port: Number(port) })
    await page.goto(`${product.url}/ro`)
    await expect(page.getByText(motto)).toBeVisible()
    await expectOnDesk(page)
  })
})

async function expectOnDesk(page: Page): Promise<void> {
  await page.context().clearCookies()
  await loginWithForm(page, product.url)
  await page.goto(`${product.url}/admin/voice-bot`)
  await expect(page.getByRole('heading', { name: 'Voice-Bot Onboarding Verwaltung' })).toBeVisible()
  await expect(page.getByText(onboarding.company)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Alle herunterladen/ }).click()
  const entries = await entriesOfZip(await (await download).path())
  expect([...entries.keys()].toSorted()).toEqual(
    documentFiles.map((file) => path.basename(file)).toSorted(),
  )
  for (const file of documentFiles) {
    expect(entries.get(path.basename(file))?.equals(fs.readFileSync(file))).toBe(true)
  }
}

/** Creates an editor through REST, as an admin. */
async function createEditor() {
  const editor = { email: 'editor@example.com', password: 'a-long-editor-password' }
  const { admin } = await import('../support/product.ts')
  const headers = { 'Content-Type': 'application/json' }
  const loggedIn = await fetch(`${product.url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  })
  const token = tokenOf(loggedIn)
  const created = await fetch(`${product.url}/api/users`, {
    method: 'POST',
    headers: { ...headers, Authorization: `JWT ${token}` },
    body: JSON.stringify({ ...editor, role: 'editor' }),
  })
  expect(created.status).toBe(201)
  return editor
}
