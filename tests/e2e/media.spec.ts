import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '../../src/i18n/locales.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { drawHalves, maliciousDrawings } from '../support/pictures.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { saveScreenshots } from '../support/screenshots.ts'

const product = restoredProduct()

test.describe('a picture', () => {
  test('is uploaded with its focal point, and the site crops it around that point', async ({
    page,
  }) => {
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin/collections/media/create?locale=de`)
    await choose(page, 'Frau Meier.png', 'image/png', await drawHalves())
    await page.locator('.file-field__edit').click()
    await focus(page, 90)
    await page.locator('#field-alt').fill('Frau Meier lacht')
    await page.locator('#action-save').click()
    await expect(page.locator('.toast-success').first()).toBeVisible()
    await page.waitForURL(/media\/\d+/)
    await saveScreenshots(page, 'media-edit')
    const id = Number(/media\/(\d+)/.exec(page.url())?.[1])
    expect(await colour(await portraitOf(id))).toBe('blue')

    for (const locale of locales) {
      await product.staff.send('PATCH', `media/${id}?locale=${locale}`, { alt: 'Frau Meier lacht' })
    }
    const { docs } = await product.staff.send('GET', 'testimonials?sort=_order&limit=1&depth=0')
    await product.staff.publish(`testimonials/${docs[0].id}`, 'de', { image: id })
    const shown = () => product.fetchText('/de')
    await expect.poll(shown).toContain(encodeURIComponent(await portraitOf(id)))

    const before = await portraitOf(id)
    // The form would not replace the texts that were saved since.
    await page.reload()
    await page.locator('.file-field__edit, .file-details__edit').first().click()
    await focus(page, 10)
    await page.locator('#action-save').click()
    await expect.poll(() => portraitOf(id)).not.toBe(before)
    expect(await colour(await portraitOf(id))).toBe('red')
    await expect
      .poll(shown, 'the page shows the new crop')
      .toContain(encodeURIComponent(await portraitOf(id)))
    await page.goto(`${product.url}/de#testimonials`)
    const portrait = page.getByAltText('Frau Meier lacht')
    await portrait.scrollIntoViewIfNeeded()
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await page.goto(`${product.url}/admin/collections/media`)
    await expect(page.locator('tbody tr').first().locator('.thumbnail img')).toBeVisible()
    // Payload's form for several files reports those that failed as saved.
    await expect(page.getByRole('button', { name: 'Mehrere Dateien hochladen' })).toHaveCount(0)
    await saveScreenshots(page, 'media')
    await page.goto(`${product.url}/admin/collections/testimonials`)
    await expect(page.locator('tbody .thumbnail img').first()).toBeVisible()
    await saveScreenshots(page, 'testimonials')
  })

  test.describe('that is not an image', () => {
    // The browser reports the rejection as a console error.
    test.use({ expectedErrors: [/status of 400/] })

    test('is rejected in German with its name and the allowed formats', async ({ page }) => {
      await login(page, product.url, product.editor)
      await page.goto(`${product.url}/admin/collections/media/create?locale=de`)
      const html = Buffer.from('<!doctype html><script>alert(1)</script>')
      await choose(page, 'porträt.png', 'image/png', html)
      await page.locator('#field-alt').fill('Kein Bild')
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-error')).toContainText(
        '„porträt.png“ ist kein Bild, das die Website zeigen kann. Erlaubt sind JPEG, PNG, WebP, AVIF und SVG',
      )
      await saveScreenshots(page, 'rejection')
    })

    test('is rejected as too large before it exhausts the memory', async ({ page }) => {
      await login(page, product.url, product.editor)
      await page.goto(`${product.url}/admin/collections/media/create?locale=de`)
      const large = Buffer.alloc(24 * 1024 ** 2, 7)
      await choose(page, 'riesig.jpg', 'image/jpeg', large)
      await page.locator('#field-alt').fill('Zu groß')
      await page.locator('#action-save').click()
      await expect(page.locator('.toast-error')).toContainText(
        '„riesig.jpg“ ist zu groß: Ein Bild darf höchstens 10 MB haben.',
      )
    })
  })

  test.describe('that is dropped on its field', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] })

    test('is not reported as saved if its upload fails', async ({ page }) => {
      await login(page, product.url, product.editor)
      const text = { name: 'Frau Meier', role: 'Inhaberin', content: 'Gut.', _status: 'draft' }
      const { doc } = await product.staff.send('POST', 'testimonials?draft=true', text)
      await page.goto(`${product.url}/admin/collections/testimonials/${doc.id}?locale=de`)
      const field = page.locator('#field-image')
      const picture = (await drawHalves()).toString('base64')
      const dataTransfer = await page.evaluateHandle((base64) => {
        const transfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], 'porträt.png', { type: 'image/png' }))
        return transfer
      }, picture)
      for (const event of ['dragenter', 'dragover', 'drop'])
        await field.locator('.dropzone').dispatchEvent(event, { dataTransfer })
      await page.locator('#field-alt').last().fill('Frau Meier lacht')
      await page.route(/\/api\/media\?/, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await page.getByRole('button', { name: 'Speichern', exact: true }).last().click()
      await expect(page.locator('.toast-error')).toHaveText([
        'Failed to save 1 files',
        /^Nicht gespeichert, weil der Server nicht erreichbar ist/,
      ])
      await expect(page.locator('.toast-success')).toHaveCount(0)
      await expect(page.locator('#field-alt').last()).toHaveValue('Frau Meier lacht')
    })
  })

  test('that is an SVG is sanitized and served with headers that prevent scripts, also for HEAD', async ({
    page,
  }) => {
    await login(page, product.url, product.editor)
    await page.goto(`${product.url}/admin/collections/media/create?locale=de`)
    const drawing = Buffer.from(maliciousDrawings['a script'] ?? '')
    await choose(page, 'zeichen.svg', 'image/svg+xml', drawing)
    await page.locator('#field-alt').fill('Ein Zeichen')
    await page.locator('#action-save').click()
    await page.waitForURL(/media\/\d+/)
    const id = Number(/media\/(\d+)/.exec(page.url())?.[1])
    const { url } = await product.staff.send('GET', `media/${id}`)
    const response = await fetch(new URL(url, product.url))
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await response.text()).not.toContain('script')

    // Checkers of links and caches ask for the headers alone.
    const head = await fetch(new URL(url, product.url), { method: 'HEAD' })
    expect(head.status).toBe(200)
    for (const name of ['content-type', 'content-length', 'content-security-policy', 'etag']) {
      expect(head.headers.get(name), name).toBe(response.headers.get(name))
    }
  })
})

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.locator('.file-field input[type=file]').setInputFiles({ name, mimeType, buffer })
}

/** Sets the focal point in the open drawer, `x` per cent from the left. */
async function focus(page: Page, x: number): Promise<void> {
  const drawer = page.locator('.edit-upload')
  await drawer.locator('input[name="X %"]').fill(String(x))
  await drawer.locator('input[name="Y %"]').fill('50')
  await drawer.locator('.edit-upload__save').click()
  await expect(drawer).toBeHidden()
}

async function portraitOf(id: number): Promise<string> {
  const { sizes } = await product.staff.send('GET', `media/${id}?depth=0`)
  return sizes.portrait.url
}

async function colour(path: string): Promise<'red' | 'blue'> {
  const response = await fetch(new URL(path, product.url))
  const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
}
