import { expect, test, untilHydrated } from '../support/fixtures.ts'

// React reports the mismatch and renders the page again. The browser reports the second policy.
test.use({ expectedErrors: [/React error #418|TrustedTypePolicy named 'default'/] })

for (const path of ['/de', '/en/viktor', '/de/impressum', '/voice-bot-onboarding']) {
  test(`${path} stays when an extension of the browser inserts something before the hydration`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.body.prepend(document.createElement('div'))
        Object.assign(window, { heading: document.querySelector('h1')?.textContent })
      })
    })
    await page.goto(path)
    await untilHydrated(page)
    const heading = await page.evaluate(() => (window as unknown as { heading: string }).heading)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test('a page works if a user script has taken the default policy for Trusted Types', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    const allow = (text: string) => text
    trustedTypes.createPolicy('default', { createHTML: allow, createScriptURL: allow })
  })
  await page.goto('/voice-bot-onboarding')
  await expect(page.getByRole('button', { name: 'Voice-Bot konfigurieren' })).toBeEnabled()
})
