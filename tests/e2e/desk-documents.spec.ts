import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Registration } from '../../src/features/back-office/desk/types.ts'
import {
  addAdminCookies,
  adminCookie,
  deskPath,
  listPath,
  rows,
  salon,
  setUpDeskPage,
} from '../support/desk-page.ts'
import { expect, cmsTest as test, test as testWithOwnContext } from '../support/fixtures.ts'
import { openFilesOf, pidListeningOn } from '../support/listening-process.ts'
import { documentFiles, onboarding, onboardingForm } from '../support/onboarding.ts'
import { ownDatabaseUrl } from '../support/own-database-url.ts'
import { emptyPdf, longTablePdf, textPdf } from '../support/pdfs.ts'
import { sendOnboarding } from '../support/send-onboarding.ts'
import { withDatabase } from '../support/with-database.ts'

setUpDeskPage()

test.describe('documents from the real server', () => {
  /**
   * Sends an onboarding with two documents and opens the desk with only this entry. Returns its id
   * and the stored names.
   */
  async function openSent(page: Page): Promise<{ id: number; names: string[] }> {
    const company = `Salon ${randomUUID()}`
    const form = onboardingForm({ ...onboarding, company }, documentFiles.slice(0, 2))
    const sent = await sendOnboarding(process.env.PRODUCT_URL ?? '', form)
    const { id } = await sent.json()
    await addAdminCookies(page)
    await page.goto(`${deskPath}?q=${encodeURIComponent(company)}`)
    await expect(rows(page)).toHaveCount(1)
    return { id, names: await rows(page).locator('li').allInnerTexts() }
  }

  const stored = (name: string) =>
    path.join(process.env.PRODUCT_FOLDER ?? '', 'data/documents', name.trim())

  const openDocuments = (process: number) =>
    openFilesOf(process).filter((file) => /\/data\/documents\/[^/]+$/.test(file))

  /** Deletes an entry directly in the database and leaves its documents. */
  const deleteEntryOnly = (id: number) =>
    withDatabase(ownDatabaseUrl(process.env.PRODUCT_FOLDER ?? ''), (client) =>
      client.query('DELETE FROM voice_bot_onboardings WHERE id = $1', [id]),
    )

  /** Collects the alerts and downloads of a page. */
  function watch(page: Page) {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    return { alerts, saved }
  }

  test('a client that disconnects during a zip or a document download leaves no file open', async () => {
    const url = process.env.PRODUCT_URL ?? ''
    const content = Buffer.alloc(9 * 1024 * 1024, '%PDF-1.4 ')
    const form = onboardingForm(onboarding, [])
    for (const name of ['a.pdf', 'b.pdf']) form.append('documents', new Blob([content]), name)
    const sent = await sendOnboarding(url, form)
    const { id } = await sent.json()
    const cookie = adminCookie()
    const { data } = await (await fetch(`${url}${listPath}`, { headers: { cookie } })).json()
    const { uploadedFiles } = (data as Registration[]).find((entry) => entry.id === id) ?? salon
    const server = pidListeningOn(new URL(url).port)
    for (const address of [`zip/${id}`, uploadedFiles[0]]) {
      const request = http.get(`${url}/api/documents/${address}`, { headers: { cookie } })
      const [answer] = await once(request, 'response')
      answer.pause()
      await expect.poll(() => openDocuments(server), `${address} has started`).not.toEqual([])
      request.destroy()
      await expect.poll(() => openDocuments(server), `${address} was aborted`).toEqual([])
    }
  })

  test('an alert reports a document that is missing on the disk', async ({ page }) => {
    const { names } = await openSent(page)
    const { alerts, saved } = watch(page)
    fs.rmSync(stored(names[0] ?? ''))
    await page.getByRole('button', { name: `${names[0]} herunterladen` }).click()
    await expect.poll(() => alerts).toEqual(['Fehler beim Herunterladen des Dokuments'])
    await page.getByRole('button', { name: `${names[1]} herunterladen` }).click()
    await expect.poll(() => saved).toEqual([names[1]])
    expect(alerts).toHaveLength(1)
  })

  testWithOwnContext(
    'if the zip fails, the files are downloaded one by one every 500 ms, and a failed one is reported',
    async ({ page }) => {
      // The entry is deleted in the database while the list is open: there is no zip any more, but
      // the documents still exist.
      const { id, names } = await openSent(page)
      await deleteEntryOnly(id)
      const { alerts, saved } = watch(page)
      // The page's clock advances only with runFor.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByRole('button', { name: 'Alle herunterladen' }).click()
      await expect
        .poll(async () => {
          await page.clock.runFor(1)
          return saved
        })
        .toEqual([names[0]])
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.clock.runFor(400)
      await page.evaluate(() => fetch('/robots.txt'))
      expect(asked, 'the second download waits').toEqual(['/robots.txt'])
      await page.clock.runFor(100)
      await expect.poll(() => saved).toEqual(names)
      expect(alerts).toEqual([])
      await page.clock.resume()

      fs.rmSync(stored(names[0] ?? ''))
      await page.getByRole('button', { name: 'Alle herunterladen' }).click()
      await expect.poll(() => saved).toEqual([...names, names[1]])
      await expect.poll(() => alerts).toEqual(['Fehler beim Herunterladen des Dokuments'])
    },
  )

  /** Sends an onboarding with a PDF and opens its preview. */
  async function openPreview(page: Page, pdf: Buffer) {
    const company = `Salon ${randomUUID()}`
    const form = onboardingForm({ ...onboarding, company }, [])
    form.append('documents', new Blob([Uint8Array.from(pdf)]), 'liste.pdf')
    await sendOnboarding(process.env.PRODUCT_URL ?? '', form)
    await addAdminCookies(page)
    await page.goto(`${deskPath}?q=${encodeURIComponent(company)}`)
    await page.getByRole('link', { name: company }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Vorschau von liste.pdf' }).click()
    return panel
  }

  testWithOwnContext(
    'the preview of a PDF with too much text contains its beginning and stays',
    async ({ page }) => {
      await page.clock.install()
      const panel = await openPreview(page, textPdf(50_000, 'a'))
      const caption = panel.getByText(/^Seite 1 von 1: a/)
      await expect(caption).toBeAttached()
      expect((await caption.innerText()).length).toBeLessThan(11_000)
      await page.clock.fastForward(60_000)
      await expect(panel.locator('canvas')).toBeVisible()
      await expect(panel.getByRole('alert')).toHaveCount(0)
    },
  )

  test('the preview of a long PDF says where it ends', async ({ page }) => {
    const panel = await openPreview(page, emptyPdf(21))
    await expect(panel.locator('canvas')).toHaveCount(20)
    await expect(panel.getByText('Die Vorschau endet nach Seite 20 von 21')).toBeVisible()
  })

  test('closing a preview while its document is downloaded ends the download', async ({ page }) => {
    // The server never responds.
    await page.route(/\/api\/documents\//, () => {})
    const requested = page.waitForRequest(/\/api\/documents\//)
    const panel = await openPreview(page, textPdf(10, 'a'))
    const url = (await requested).url()
    const aborted = page.waitForEvent('requestfailed', { predicate: (each) => each.url() === url })
    await panel.getByRole('button', { name: 'Vorschau von liste.pdf' }).click()
    await aborted
    await expect(panel.getByRole('alert')).toHaveCount(0)
  })

  testWithOwnContext('the preview of a PDF that takes too long ends', async ({ page }) => {
    await page.clock.install()
    const panel = await openPreview(page, textPdf(1_000_000, 'ب'.repeat(100)))
    await expect(panel.getByText('Seite 1 von 1')).toBeAttached()
    await page.clock.fastForward(15_000)
    await expect(panel.getByRole('alert')).toHaveText(/lässt sich hier nicht zeigen/)
    await expect(panel.locator('canvas')).toHaveCount(0)
  })

  testWithOwnContext('the preview of a PDF that takes too long to open ends', async ({ page }) => {
    await page.clock.install()
    const panel = await openPreview(page, longTablePdf(300))
    await expect(async () => {
      await page.clock.fastForward(15_000)
      const alert = panel.getByRole('alert')
      await expect(alert).toHaveText(/lässt sich hier nicht zeigen/, { timeout: 100 })
    }).toPass({ timeout: 15_000 })
  })
})
