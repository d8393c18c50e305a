import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import { admin } from '../support/product.ts'
import { saveScreenshots } from '../support/screenshots.ts'
import { entriesOfZip } from '../support/zip.ts'

const person = {
  ...{ ...onboarding, name: 'Ana Müller', email: 'ana.mueller@example.org' },
  ...{ phone: '+49 30 5550 100', company: 'Praxis Müller' },
}

test("an admin exports and erases a person's data, and the data of a namesake stays", async ({
  page,
  baseURL,
}) => {
  const contact = (fields: object) =>
    fetch(`${baseURL}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...person, message: 'Bitte rufen Sie an.', ...fields }),
    })
  expect((await contact({})).status).toBe(200)
  expect((await contact({ email: 'other@example.org', phone: '', company: '' })).status).toBe(200)
  const sent = await fetch(`${baseURL}/api/voice-bot-onboarding`, {
    method: 'POST',
    body: onboardingForm(person),
  })
  expect(sent.status).toBe(201)
  await login(page, baseURL)

  const search = async (text: string) => {
    await page.getByRole('searchbox', { name: 'E-Mail, Telefon oder Name' }).fill(text)
    await page.getByRole('button', { name: 'Suchen' }).click()
  }
  const boxes = page.getByRole('checkbox', { name: /auswählen/ })

  await test.step('the navigation links to the page from the desk', async () => {
    await page.goto('/admin/voice-bot')
    await page.getByRole('button', { name: 'Öffnen der Navigation' }).click()
    await page.getByRole('link', { name: 'Personendaten' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Personendaten' })).toBeVisible()
    await saveScreenshots(page, 'person-empty')
  })

  await test.step('a search by name finds both people and selects no entry', async () => {
    await search('ana mueller')
    await expect(page.getByRole('heading', { name: '3 Einträge zu „ana mueller“' })).toBeVisible()
    for (const box of await boxes.all()) await expect(box).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Endgültig löschen' })).toBeDisabled()
  })

  await test.step('a search by phone number finds only one person and selects both entries', async () => {
    await search('030 5550100')
    await expect(page.getByRole('heading', { name: /^2 Einträge/ })).toBeVisible()
    for (const box of await boxes.all()) await expect(box).toBeChecked()
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate(
        (name) => document.documentElement.setAttribute('data-theme', name),
        theme,
      )
      await saveScreenshots(page, `person-found-${theme}`)
    }
  })

  await test.step('the zip contains a page, the data and the documents', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Auskunft als Zip herunterladen' }).click()
    const entries = await entriesOfZip(await (await download).path())
    expect(entries.size).toBe(5)
    expect(entries.get('Auskunft.html')?.toString()).toContain('ana.mueller@example.org')
  })

  await test.step('the erasure asks for confirmation, and a later search finds only the other person', async () => {
    await page.getByRole('button', { name: 'Endgültig löschen' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Mit 3 Dokumenten')
    await saveScreenshots(page, 'person-confirm')
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page.getByText('2 Einträge sind gelöscht.')).toBeVisible()
    await expect(page.getByText(/3 Dokumente können nicht mehr abgerufen werden/)).toBeVisible()
    await expect(page.getByRole('heading', { name: /ist kein Eintrag gespeichert/ })).toBeVisible()
    await saveScreenshots(page, 'person-erased')
    await search('Ana Müller')
    await expect(page.getByRole('heading', { name: /^1 Eintrag/ })).toBeVisible()
  })
})

test('the page is available in English and closed to visitors and editors', async ({
  page,
  baseURL,
}) => {
  await page.goto('/admin/personal-data')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: baseURL }])
  await login(page, baseURL)
  await page.goto('/admin/personal-data')
  await expect(
    page.getByRole('heading', { name: 'What remains after erasure, and why' }),
  ).toBeVisible()
  await page.getByRole('searchbox', { name: 'Email, phone or name' }).fill('admin@')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(
    page.getByRole('heading', { name: 'No entry is stored for “admin@”.' }),
  ).toBeVisible()
  await expect(page.getByText(`${admin.email} is a staff account`)).toBeVisible()
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await saveScreenshots(page, `person-english-${theme}`)
  }
})
