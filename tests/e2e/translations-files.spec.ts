import type { Page } from '@playwright/test'
import { exportLanguage } from '../../src/features/editing/translations/export.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { downloadAfter } from '../support/download-after.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { setTarget } from '../support/xliff.ts'

const product = restoredProduct()

test.use({ expectedErrors: [/status of 400/] })

test('an editor exports a language for translators and imports it into drafts', async ({
  page,
}) => {
  const edgeCaseText = 'Vocea „caldă” & <b>clară</b> 😀 ș ț ă'
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations`)
  const file = await download(page, 'ro', 'Alles herunterladen')
  expect(file.name).toBe('localhost-ro.xlf')

  await test.step('an unchanged file changes nothing', async () => {
    await upload(page, 'Rumänisch', file.text)
    await expect(page.getByText('Es wurde nichts geändert.')).toBeVisible()
  })

  const changed = setTarget(
    setTarget(file.text, 'personas/viktor/motto', edgeCaseText),
    'personas/viktor/page.age',
    'fără',
  )

  await test.step('translated texts are imported and rejected ones are reported', async () => {
    await upload(page, 'Rumänisch', changed)
    await expect(page.getByText('Übernommen: 1')).toBeVisible()
    const rejected = page.locator('details[open]')
    await expect(rejected).toContainText('Abgelehnt: 1')
    await expect(rejected).toContainText('Assistent „Viktor“ › Eigene Seite › Altersangabe')
    await expect(rejected).toContainText('Es fehlt ein Platzhalter: {age}')
    expect(await product.fetchText('/ro')).toContain(content.ro.personas.viktor.motto)
  })

  await test.step('an editor publishes the imported text', async () => {
    await page.goto(`${product.url}/admin/collections/${product.viktor}?locale=ro`)
    await expect(page.locator('#field-motto')).toHaveValue(edgeCaseText)
    await page.locator('#action-save').click()
    await expect(page.locator('.toast-success').first()).toBeVisible()
    await expect
      .poll(() => product.fetchText('/ro'))
      .toContain('Vocea „caldă” &amp; &lt;b&gt;clară')
  })
})

test('a file of another site or format is rejected with one sentence', async ({ page }) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/translations`)
  const { text } = await download(page, 'pt', 'Nur Offenes herunterladen')
  for (const [file, sentence] of [
    ['nicht XML', 'Das ist keine lesbare XLIFF-Datei (Version 1.2).'],
    ['', 'In dieser Datei gibt es nichts zu übersetzen.'],
    [text, 'Diese Datei ist für die Sprache pt-PT, nicht für Rumänisch.'],
    [
      await exportLanguage(async () => [], {
        language: 'ro',
        site: 'other.example',
        onlyOpen: false,
      }),
      'Diese Datei gehört zu einer anderen Website (other.example).',
    ],
  ] as const) {
    await upload(page, 'Rumänisch', file)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  }
})

function download(page: Page, language: Locale, label: string) {
  const link = page.locator(`a[href*="/file/${language}"]`).filter({ hasText: label })
  return downloadAfter(page, () => link.click())
}

async function upload(page: Page, language: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: `Datei hochladen: ${language}` }).click(),
  ])
  const mimeType = 'application/xliff+xml'
  await chooser.setFiles({ name: 'back.xlf', mimeType, buffer: Buffer.from(text) })
}
