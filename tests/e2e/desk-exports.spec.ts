import { parse } from 'csv-parse/sync'
import type { Registration } from '../../src/features/back-office/desk/types.ts'
import {
  addAdminCookies,
  deskPath,
  openDesk,
  registrations,
  rows,
  setUpDeskPage,
} from '../support/desk-page.ts'
import { downloadAfter } from '../support/download-after.ts'
import { edgeCaseOnboarding } from '../support/edge-case-onboarding.ts'
import { expect, cmsTest as test } from '../support/fixtures.ts'
import { documentFiles, onboardingForm } from '../support/onboarding.ts'
import { sendOnboarding } from '../support/send-onboarding.ts'
import { entriesOfZip } from '../support/zip.ts'

setUpDeskPage()

test('exports CSV, JSON and CSV for Excel without loading data, and only the filtered entries if a filter is set', async ({
  page,
}) => {
  await openDesk(page, registrations)
  await expect(rows(page)).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname} ${request.postData()}`)
  })
  const csv = await downloadAfter(page, () =>
    page.getByRole('button', { name: 'CSV-Export für Automatisierungstool' }).click(),
  )
  expect(csv.name).toMatch(/\d{4}-\d{2}-\d{2}\.csv$/)
  expect(csv.text).toMatch(
    /^"ID","Name","Firma","E-Mail","Telefon","Straße","PLZ","Stadt","Land","Website","Stimme","Charakter","Dateien","Erstellt"\r\n/,
  )
  expect(parse(csv.text)).toHaveLength(4)
  const json = await downloadAfter(page, () =>
    page.getByRole('button', { name: 'JSON-Export für Automatisierungstool' }).click(),
  )
  expect(json.name).toMatch(/\d{4}-\d{2}-\d{2}\.json$/)
  expect(json.text).toBe(JSON.stringify(registrations, null, 2))
  // The exports are reported for the access log; no other request is sent.
  const reports = '/api/admin/desk/voice-bot-onboardings/exports'
  expect(calls).toEqual([
    `POST ${reports} {"format":"csv","count":3}`,
    `POST ${reports} {"format":"json","count":3}`,
  ])

  await page.getByLabel('Suche in allen Spalten').fill('Süd')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('gefiltert, Exporte enthalten nur diese')).toBeVisible()
  const excel = await downloadAfter(page, () =>
    page.getByRole('button', { name: 'CSV für Excel (1)' }).click(),
  )
  expect(excel.name).toContain('gefiltert')
  expect(parse(excel.text, { delimiter: ';', bom: true })).toHaveLength(2)
})

test('edge-case values are the same on screen, in every export and next to a zip', async ({
  page,
  baseURL,
}) => {
  const sent = await sendOnboarding(baseURL, onboardingForm(edgeCaseOnboarding, documentFiles))
  const { id } = await sent.json()
  await addAdminCookies(page)
  await page.goto(`${deskPath}?q=${encodeURIComponent("o'neill")}`)
  const row = rows(page).first()
  await expect(row).toContainText(edgeCaseOnboarding.name)
  await expect(row).toContainText(edgeCaseOnboarding.street)
  const json = await downloadAfter(page, () => page.getByRole('button', { name: /^JSON/ }).click())
  const entry = (JSON.parse(json.text) as Registration[]).find((each) => each.id === id)
  expect(entry).toMatchObject(edgeCaseOnboarding)
  const csv = await downloadAfter(page, () =>
    page.getByRole('button', { name: /^CSV-Export/ }).click(),
  )
  const cells = (parse(csv.text) as string[][]).find(([first]) => first === String(id))
  const { name, company, email, phone, street } = edgeCaseOnboarding
  expect(cells?.slice(1, 6)).toEqual([name, company, email, phone, `'${street}`])

  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Alle herunterladen' }).click()
  const zip = await download
  expect(zip.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.zip$/)
  expect([...(await entriesOfZip(await zip.path())).keys()]).toHaveLength(3)
})
