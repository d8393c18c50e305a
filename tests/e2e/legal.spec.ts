import { localeNames, locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/routes.ts'
import { privacy } from '../../src/seed/content/de/privacy.ts'
import { expect, test } from '../support/fixtures.ts'
import { contactFacts, seededCopy } from '../support/seeded.ts'

const imprints = [
  ...locales.map((locale) => ({ path: pathOf('imprint', locale), locale })),
  { path: '/impressum', locale: 'de' as const },
]

for (const { path, locale } of imprints) {
  test(`${path} is the imprint in ${localeNames[locale]} with its nine parts`, async ({
    page,
    baseURL,
  }) => {
    const { imprint } = seededCopy(locale)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      baseURL + pathOf('imprint', locale),
    )
    await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
      imprint.title,
      imprint.companyInfo,
      imprint.represented,
      imprint.contact,
      imprint.register,
      imprint.vatId,
      imprint.editorialResponsible,
      imprint.euDispute,
      imprint.consumerDispute,
    ])
    const main = page.getByRole('main')
    for (const word of [imprint.phoneLabel, imprint.mobileLabel, imprint.emailLabel]) {
      await expect(main.getByText(`${word}:`)).toBeVisible()
    }
    await expect(main.getByRole('link', { name: contactFacts.phone })).toHaveAttribute(
      'href',
      `tel:${contactFacts.phone.replaceAll(' ', '')}`,
    )
    await expect(main.locator('a[href="https://ec.europa.eu/consumers/odr/"]')).toBeVisible()
    await expect(main.getByText(imprint.consumerDisputeText)).toBeVisible()
    await expect(main.getByRole('link', { name: imprint.source })).toHaveAttribute('href', /^https/)
  })
}

for (const path of ['/de/datenschutz', '/datenschutz']) {
  test(`${path} is the privacy policy with its nine sections and today's date in Berlin`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}/de/datenschutz`,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      privacy.sections.map(({ heading }, index) => `${index + 1}. ${heading}`),
    )
    expect(privacy.sections).toHaveLength(9)
    const today = new Date().toLocaleDateString('de-DE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'medium',
    })
    await expect(page.getByRole('main').locator('p').last()).toContainText(today)
  })
}

test('the privacy policy shows the date of the visit, even if the page was cached earlier', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-07-04T22:30:00Z'))
  await page.goto('/de/datenschutz')
  await expect(page.getByRole('main').locator('p').last()).toContainText('05.07.2031')
})

for (const locale of locales.filter((code) => code !== 'de')) {
  test(`${pathOf('privacy', locale)} redirects to the German policy`, async ({ page, baseURL }) => {
    await page.goto(pathOf('privacy', locale))
    await expect(page).toHaveURL(`${baseURL}/de/datenschutz`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
}
