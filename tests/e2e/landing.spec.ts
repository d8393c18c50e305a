import { localeNames, locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/routes.ts'
import { featureSlugs, personaSlugs, testimonialSlugs } from '../../src/seed/facts.ts'
import { expect, test } from '../support/fixtures.ts'
import { contactFacts, personaFacts, seededCopy } from '../support/seeded.ts'

for (const locale of locales) {
  const { landing, personas, features, testimonials, siteSettings } = seededCopy(locale)

  test(`the landing page in ${localeNames[locale]}`, async ({ page }) => {
    await page.goto(`/${locale}`)

    await test.step('has its nine sections in order', async () => {
      const parts = page.locator('body > header, main > section, body > footer')
      await expect(parts).toHaveCount(9)
      await expect(parts.first()).toHaveRole('banner')
      await expect(parts.last()).toHaveRole('contentinfo')
      const headings = parts.locator('h1, h2').filter({ visible: true })
      await expect(headings).toHaveText([
        landing.hero.headline,
        landing.statistics.title,
        landing.team.title,
        landing.features.title,
        landing.testimonials.title,
        landing.cta.title,
        siteSettings.contact.title,
        siteSettings.footer.navigationTitle,
        siteSettings.footer.contactTitle,
        siteSettings.footer.legalTitle,
      ])
      for (const anchor of ['features', 'testimonials', 'contact']) {
        await expect(page.locator(`main > section#${anchor}`)).toHaveCount(1)
      }
    })

    await test.step('has a header with links to its sections and to a consultation', async () => {
      const header = page.getByRole('banner')
      for (const anchor of ['features', 'testimonials', 'contact'] as const) {
        const link = header.getByRole('link', {
          name: siteSettings.navigation[anchor],
          exact: true,
        })
        await expect(link).toHaveAttribute('href', `#${anchor}`)
        await link.click()
        await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toBeInViewport()
      }
      const consultation = header.getByRole('link', { name: siteSettings.navigation.consultation })
      await expect(consultation).toHaveAttribute('href', '#contact')
      await expect(header).toBeInViewport()
    })

    await test.step('starts with the headline, two links to the contact form, the trial note and the badge', async () => {
      const hero = page.locator('main > section').first()
      const { headline, subtitle, description, tryButton, demoButton, trialNote, badge } =
        landing.hero
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(headline)
      for (const text of [subtitle, description, trialNote, badge]) {
        await expect(hero.getByText(text, { exact: true })).toBeVisible()
      }
      for (const name of [tryButton, demoButton]) {
        await expect(hero.getByRole('link', { name })).toHaveAttribute('href', '#contact')
      }
    })

    await test.step('shows the statistics, the assistants, the features and the testimonials', async () => {
      const section = (index: number) => page.locator('main > section').nth(index)
      await expect(section(1).locator('dd')).toHaveText(
        landing.statistics.items.map(({ value }) => value),
      )
      await expect(section(2).getByRole('heading', { level: 3 })).toHaveText(
        personaSlugs.map((slug) => `${personaFacts[slug].name}, ${personaFacts[slug].age}`),
      )
      for (const slug of personaSlugs) {
        const { role, motto } = personas[slug]
        await expect(section(2).getByText(role, { exact: true })).toBeVisible()
        await expect(section(2).getByText(motto, { exact: true })).toBeVisible()
      }
      await expect(section(3).getByRole('heading', { level: 3 })).toHaveText(
        featureSlugs.map((slug) => features[slug].title),
      )
      await expect(section(3).locator('li li')).toHaveText(
        featureSlugs.flatMap((slug) => features[slug].benefits),
      )
      await expect(section(4).locator('figure')).toHaveCount(3)
      await expect(section(4).getByRole('img', { name: /5.*5/ })).toHaveCount(3)
      for (const [index, slug] of testimonialSlugs.entries()) {
        const { role, content, imageAlt } = testimonials[slug]
        const figure = section(4).locator('figure').nth(index)
        await expect(figure.locator('figcaption')).toContainText(role)
        await expect(figure.locator('blockquote')).toContainText(content)
        await expect(figure.getByRole('img', { name: imageAlt, exact: true })).toBeVisible()
        await expect(figure.getByText(landing.testimonials.exampleNote)).toBeVisible()
      }
    })

    await test.step('ends with the call to action, whose buttons only scroll, and the note', async () => {
      const band = page.locator('main > section').nth(5)
      await expect(band.getByText(landing.cta.note)).toBeVisible()
      for (const name of [landing.cta.startButton, landing.cta.demoButton]) {
        await expect(band.getByRole('link', { name })).toHaveAttribute('href', '#contact')
      }
    })

    await test.step('has a footer with exactly its links', async () => {
      const hrefs = await page
        .locator('footer nav a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual([
        `/${locale}`,
        `/${locale}#features`,
        `/${locale}#testimonials`,
        `/${locale}#contact`,
        `tel:${contactFacts.phone.replaceAll(' ', '')}`,
        `mailto:${contactFacts.email}`,
        pathOf('imprint', locale),
        pathOf('privacy', locale),
      ])
    })

    await test.step('has a phone menu that opens, closes on Escape and links to a section', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const menu = page.locator('header details').last()
      const summary = menu.locator('summary')
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toHaveAttribute('open')
      await page.keyboard.press('Escape')
      await expect(menu).not.toHaveAttribute('open')
      await expect(summary).toBeFocused()
      await summary.click()
      await menu.getByRole('link', { name: siteSettings.navigation.testimonials }).click()
      await expect(menu).not.toHaveAttribute('open')
      await expect(page.getByRole('heading', { name: landing.testimonials.title })).toBeInViewport()
    })

    await test.step('links to each assistant', async () => {
      for (const slug of personaSlugs) {
        await page.goto(`/${locale}`)
        await page.locator(`main a[href="${pathOf(slug, locale)}"]`).click()
        await expect(page).toHaveURL(pathOf(slug, locale))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
      }
    })
  })
}
