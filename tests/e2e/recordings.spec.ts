import { type Locale, locales } from '../../src/i18n/locales.ts'
import { content } from '../../src/seed/index.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { silence } from '../support/recordings.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { saveScreenshots } from '../support/screenshots.ts'

const product = restoredProduct()

const [call] = content.de.personas.viktor.page.examples.conversations

test('an example call without a recording is a transcript of both speakers', async ({ page }) => {
  await page.goto(`${product.url}/de/viktor`)
  const card = page.getByRole('article').filter({ hasText: call.scenario })
  await expect(card.getByRole('term')).toHaveText(['Anruf', 'Viktor'])
  await expect(card.getByRole('definition').first()).toHaveText(call.caller ?? '')
  await expect(page.locator('audio')).toHaveCount(0)
})

test('after an editor uploads a recording, its card can be played with the keyboard', async ({
  page,
}) => {
  await login(page, product.url, product.editor)
  await page.goto(`${product.url}/admin/collections/recordings/create?locale=de`)
  const { data, mimetype, name } = silence(20)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: mimetype, buffer: data })
  await page.getByLabel(/^Bezeichnung/).fill('Anruf beim Zahnarzt')
  await page.locator('#action-save').click()
  await page.waitForURL(/recordings\/\d+/)
  const recording = Number(/recordings\/(\d+)/.exec(page.url())?.[1])

  await publishRecording('de', recording)

  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const isAsked = () => requests.some((path) => path.startsWith('/api/recordings/file/'))
  await expect.poll(() => product.fetchText('/de/viktor')).toContain('/api/recordings/file/')
  await page.goto(`${product.url}/de/viktor`)
  const card = page.getByRole('article').filter({ hasText: call.scenario })
  await expect(page.locator('audio')).toHaveCount(1)
  const position = card.getByRole('slider', { name: `Stelle in der Aufnahme: ${call.scenario}` })
  await expect(position).toBeDisabled()
  expect(isAsked(), 'nothing is loaded before the visitor plays it').toBe(false)

  await card.getByRole('button', { name: `Abspielen: ${call.scenario}` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(isAsked).toBe(true)
  await expect(card.getByRole('button', { name: /^Anhalten/ })).toBeFocused()
  await expect.poll(() => position.inputValue().then(Number)).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: /^Abspielen/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(position).toBeFocused()
  await page.keyboard.press('End')
  await expect(position).toHaveAttribute('aria-valuetext', /^0:19 \/ 0:19$/)
  await saveScreenshots(page, 'viktor-recording')

  await page.goto(`${product.url}/ro/viktor`)
  await expect(page.locator('audio'), 'a language without a recording').toHaveCount(0)
  for (const locale of locales) {
    if (locale !== 'de') await publishRecording(locale, recording)
    await expect.poll(() => product.fetchText(`/${locale}/viktor`)).toContain('<audio')
    await page.goto(`${product.url}/${locale}/viktor`)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `${locale}, ${width} pixels wide`)
    }
  }
})

/** Adds a recording to the first example call on Viktor's page. */
async function publishRecording(locale: Locale, recording: number): Promise<void> {
  const { page } = await product.staff.send('GET', `${product.viktor}?locale=${locale}&depth=0`)
  const [first, ...others] = page.examples.conversations
  const conversations = [{ ...first, recording }, ...others]
  const examples = { ...page.examples, conversations }
  await product.staff.publish(product.viktor, locale, { page: { ...page, examples } })
}
