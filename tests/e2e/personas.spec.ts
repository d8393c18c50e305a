import { localeNames, locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/routes.ts'
import { fillCopy } from '../../src/lib/content/copy.ts'
import { personaSlugs } from '../../src/seed/facts.ts'
import { expect, test } from '../support/fixtures.ts'
import { personaFacts, seededCopy } from '../support/seeded.ts'

for (const locale of locales) {
  for (const slug of personaSlugs) {
    const { name, age } = personaFacts[slug]
    const { page: copy } = seededCopy(locale).personas[slug]
    const { siteSettings } = seededCopy(locale)

    test(`${name}'s page in ${localeNames[locale]}`, async ({ page }) => {
      // A click on a button that is still moving may miss it.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(pathOf(slug, locale))

      await test.step('introduces the assistant', async () => {
        const hero = page.locator('main > section').first()
        await expect(hero.getByRole('heading', { level: 1 })).toHaveText(copy.title)
        const nameAndAge = `${name}, ${fillCopy(copy.age, { age: String(age) }, locale)}`
        const texts = [copy.subtitle, copy.motto, copy.description, copy.personality]
        for (const text of [...texts, copy.superpower, nameAndAge]) {
          await expect(hero.getByText(text, { exact: true })).toBeVisible()
        }
      })

      await test.step('has its sections in order, with four, six, three and four entries', async () => {
        await expect(page.locator('main > section').locator('h1, h2')).toHaveText([
          copy.title,
          copy.features.title,
          copy.targetGroups.title,
          copy.examples.title,
          copy.benefits.title,
          copy.cta.title,
          siteSettings.contact.title,
        ])
        const section = (index: number) => page.locator('main > section').nth(index)
        await expect(section(1).getByRole('heading', { level: 3 })).toHaveText(
          copy.features.items.map(({ title }) => title),
        )
        await expect(section(2).getByRole('heading', { level: 3 })).toHaveText(
          copy.targetGroups.groups.map((group) => group.name),
        )
        await expect(section(3).getByRole('heading', { level: 3 })).toHaveText(
          copy.examples.conversations.map(({ scenario }) => scenario),
        )
        for (const { message } of copy.examples.conversations) {
          await expect(section(3).getByText(message, { exact: true })).toBeVisible()
        }
        await expect(section(4).getByRole('listitem')).toHaveText(copy.benefits.items)
        await expect(page.locator('main > section#contact form')).toHaveCount(1)
        await expect(page.getByRole('contentinfo')).toHaveCount(1)
      })

      await test.step('has two closing buttons that scroll to the contact form and do nothing else', async () => {
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        const requests: string[] = []
        page.on('request', (request) => requests.push(request.url()))
        const band = page.locator('main > section').nth(5)
        for (const text of [copy.cta.primary, copy.cta.secondary]) {
          await band.getByRole('link', { name: text, exact: true }).click()
          await expect(page.locator('#contact h2')).toBeInViewport()
        }
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
        expect(requests.filter((url) => !/\.svg|_next\/(image|static)/.test(url))).toEqual([])
      })

      await test.step('has no control that changes the language', async () => {
        await expect(page.locator('body [hreflang]')).toHaveCount(0)
        await expect(page.locator('body select, header details')).toHaveCount(0)
      })
    })
  }
}

test('each assistant has different colours', async ({ page }) => {
  const colours = new Set<string>()
  for (const slug of personaSlugs) {
    await page.goto(pathOf(slug, 'de'))
    const hero = page.locator('main > section').first()
    colours.add(await hero.evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  expect(colours.size).toBe(3)
})

for (const locale of locales) {
  test(`the link to a consultation fits on one line on a phone in ${locale}`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pathOf('viktor', locale))
      const way = page.getByRole('banner').locator('a[href="#contact"]')
      const lines = await way.evaluate((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        return new Set([...words.getClientRects()].map(({ top }) => top)).size
      })
      expect(lines, `at ${width} pixels`).toBe(1)
    }
  })
}
