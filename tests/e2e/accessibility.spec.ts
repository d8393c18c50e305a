import { locales } from '../../src/i18n/locales.ts'
import { expect, test, untilHydrated } from '../support/fixtures.ts'

for (const locale of locales) {
  for (const path of [`/${locale}`, `/${locale}/viktor`]) {
    test(`the first Tab on ${path} focuses a skip link, and Enter follows it`, async ({ page }) => {
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
        'the next focused element is in the content',
      ).toBe(true)
    })
  }
}

for (const path of ['/de', '/ro/clara', '/pt/viktor', '/en/alexandra', '/en/imprint', '/nowhere']) {
  test.describe(path, () => {
    test.use({ expectedErrors: [/status of 404/] })

    test('shows a focus ring on every element, and nothing covers the focused element', async ({
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

test('nothing moves if the user prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/de', '/en/viktor']) {
    await page.goto(path)
    // Until then, an animation that moves nothing counts the seconds for a notice.
    await untilHydrated(page)
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => animation.playState === 'running').length,
    )
    expect(moving).toBe(0)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  }
})

test('buttons keep their border in forced colours mode', async ({ page }) => {
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
