import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/fixtures.ts'
import { allPaths, locales } from '../support/routes.ts'

const widths = { phone: 390, desk: 1440 }

for (const path of [...allPaths, '/nowhere']) {
  test.describe(path, () => {
    test.use({ expectedErrors: [/status of 404/] })

    for (const [name, width] of Object.entries(widths)) {
      test(`has nothing that axe objects to, on a ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    }

    test('does not scroll sideways at 320 pixels, nor at 200 %, nor with letters of twice the size', async ({
      page,
    }) => {
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect(await overflow(), 'at 320 pixels').toBeLessThanOrEqual(0)
      // A window of 1280 pixels at 200 %.
      await page.setViewportSize({ width: 640, height: 512 })
      expect(await overflow(), 'at 200 %').toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1280, height: 1024 })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await overflow(), 'with letters at 200 %').toBeLessThanOrEqual(0)
    })

    test('has one main heading, no level left out, and one of each landmark', async ({ page }) => {
      await page.goto(path)
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1)
      }
      for (const landmark of ['banner', 'main'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1)
      }
    })
  })
}

for (const locale of locales) {
  for (const path of [`/${locale}`, `/${locale}/viktor`]) {
    test(`the first Tab on ${path} offers to skip to the content, and Enter goes there`, async ({
      page,
    }) => {
      await page.goto(path)
      await page.keyboard.press('Tab')
      const skip = page.locator('a[href="#main"]')
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('main') !== null),
        'the next stop is in the content',
      ).toBe(true)
    })
  }
}

for (const path of ['/de', '/ro/clara', '/pt/viktor', '/en/alexandra', '/en/imprint', '/nowhere']) {
  test.describe(path, () => {
    test.use({ expectedErrors: [/status of 404/] })

    test('shows where the keyboard is at every stop, and nothing lies over it', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const count = await page
        .locator('a, button, summary, input, textarea')
        .filter({ visible: true })
        .count()
      let stops = 0
      for (; stops <= count; stops++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return undefined
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          const { x, y, width, height } = element.getBoundingClientRect()
          const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
          return {
            html: element.outerHTML.slice(0, 200),
            hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
            isOnTop: element.contains(onTop) || (onTop?.contains(element) ?? false),
          }
        })
        if (!stop) break
        expect(stop).toEqual({ html: stop.html, hasRing: true, isOnTop: true })
      }
      expect(stops).toBeGreaterThan(2)
    })
  })
}

test('nothing moves for people who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/de', '/en/viktor']) {
    await page.goto(path)
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => animation.playState === 'running').length,
    )
    expect(moving).toBe(0)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  }
})

test('buttons keep an edge and pictograms their lines in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/de')
  for (const button of await page.locator('main a[href="#contact"], main button').all()) {
    const style = await button.evaluate((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
      return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth)
    })
    expect(style).toBeGreaterThanOrEqual(1)
  }
})
