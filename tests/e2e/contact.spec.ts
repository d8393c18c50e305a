import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales.ts'
import { contactMessages } from '../../src/i18n/messages.ts'
import { content } from '../../src/seed/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { startRelay } from '../support/relay.ts'
import { logInStaff } from '../support/staff.ts'

const api = '**/api/contact'
const notification = (page: Page) => page.locator('li.toast')
const submit = (page: Page) => page.locator('form button[type=submit]')

async function fillIn(page: Page): Promise<void> {
  await page.locator('#contact-name').fill('Ana')
  await page.locator('#contact-email').fill('ana@example.com')
  await page.locator('#contact-message').fill('Olá')
}

test('without JavaScript, the contact form says that it cannot be sent', async ({
  baseURL,
  browser,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    await expect(page.locator('#contact').getByText(/JavaScript/), locale).toBeVisible()
  }
  await context.close()
})

for (const locale of locales) {
  const messages = contactMessages[locale]
  const copy = content[locale].siteSettings.contact

  test.describe(`the contact form in ${locale}`, () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    test('keeps the typed values until they are sent, and reports each error in its language', async ({
      page,
    }) => {
      await page.goto(`/${locale}`)
      const rejected = (reason: string) =>
        expect(notification(page)).toHaveText(`${messages.errorTitle} ${reason}`)

      await test.step('sends nothing if a field is missing', async () => {
        let wasSent = false
        await page.route(api, (route) => {
          wasSent = true
          return route.abort()
        })
        await page.locator('#contact-name').fill('Ana')
        await submit(page).click()
        await rejected(messages.missing)
        await expect(page.locator('#contact-email')).toBeFocused()
        await expect(page.locator('#contact-name')).toHaveValue('Ana')
        expect(wasSent).toBe(false)
        await page.unroute(api)
      })

      await test.step('rejects a message that exceeds the limit of its field or of the body', async () => {
        await fillIn(page)
        for (const length of [10_001, 300_000]) {
          await page.locator('#contact-message').fill('x'.repeat(length))
          await submit(page).click()
          await rejected(messages.tooLong.replace('{field}', messages.fields.message))
          await expect(page.locator('#contact-message')).toBeFocused()
          await notification(page).getByRole('button').click()
          await expect(page.locator('#contact-message')).toHaveValue('x'.repeat(length))
        }
      })

      await test.step("rejects a request that looks like a bot's", async () => {
        await fillIn(page)
        // A browser extension that fills in every field would do this.
        const honeypot = page.locator('form input[name=subject]')
        await honeypot.evaluate((field: HTMLInputElement) => {
          field.value = 'Ana'
        })
        await submit(page).click()
        await rejected(messages.tooFast)
        await expect(page.locator('#contact-message')).toHaveValue('Olá')
        // Sending again, as the message asks for, would be rejected for ever.
        await expect(honeypot).toHaveValue('')
      })

      await test.step('reports a server error', async () => {
        await page.route(api, (route) => route.fulfill({ status: 500, body: messages.failed }))
        await submit(page).click()
        await rejected(messages.failed)
        await expect(page.locator('#contact-message')).toHaveValue('Olá')
        await page.unroute(api)
      })

      await test.step('is cleared after it was sent', async () => {
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        await page.route(api, async (route) => {
          await released
          await route.continue()
        })
        const sent = page.waitForRequest(api)
        await submit(page).click()
        await expect(submit(page)).toBeDisabled()
        await expect(submit(page)).toHaveText(messages.sending)
        release()
        expect((await sent).postDataJSON()).toMatchObject({
          name: 'Ana',
          email: 'ana@example.com',
          phone: '',
          company: '',
          message: 'Olá',
          language: locale,
        })
        await expect(notification(page)).toContainText(copy.successTitle)
        await expect(page.locator('#contact-message')).toHaveValue('')
      })
    })
  })
}

test.describe('the submit button', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is focused again after a failure and after a success', async ({ page }) => {
    await page.goto('/de')
    await fillIn(page)
    await page.route(api, (route) => route.fulfill({ status: 500, body: 'nein' }))
    await submit(page).focus()
    await page.keyboard.press('Enter')
    await expect(notification(page)).toContainText(contactMessages.de.failed)
    await expect(submit(page)).toBeFocused()
    await page.unroute(api)
    await page.keyboard.press('Enter')
    await expect(notification(page)).toContainText(content.de.siteSettings.contact.successTitle)
    await expect(submit(page)).toBeFocused()
  })
})

test('sending again without typing, such as by a double click or Enter, confirms again and sends nothing', async ({
  page,
}) => {
  await page.goto('/de')
  await fillIn(page)
  let requests = 0
  await page.route(api, (route) => {
    requests += 1
    return route.fulfill({ status: 200, body: '{}' })
  })
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const { successTitle } = content.de.siteSettings.contact
  await expect(notification(page)).toContainText(successTitle)
  await expect(submit(page)).toBeEnabled()
  const shown = await notification(page).elementHandle()
  await submit(page).press('Enter')
  // Otherwise the checks could come before the form has handled the key.
  await page.evaluate(() => fetch('/healthz'))
  await expect.poll(() => shown?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(notification(page)).toContainText(successTitle)
  expect(requests).toBe(1)
  await test.step('but sends what an extension has inserted without the events of a keyboard', async () => {
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      for (const name of ['name', 'email', 'message']) {
        const control = form.elements.namedItem(name) as HTMLInputElement
        control.value = 'ana@example.com'
        control.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await submit(page).click()
    await expect.poll(() => requests).toBe(2)
    await expect(page.locator('#contact-name')).toHaveValue('')
  })
  await page.locator('#contact-name').fill('Ana')
  await submit(page).click()
  await expect(notification(page)).toContainText(contactMessages.de.missing)
})

test('what is corrected between two clicks is sent, too, even before the scripts are loaded', async ({
  page,
}) => {
  const sent: { email: string; message: string }[] = []
  await page.route(api, (route, request) => {
    sent.push(request.postDataJSON())
    return route.fulfill({ status: 200, body: '{}' })
  })
  const release = await holdRequests(page, '**/*.js')
  await page.goto('/de', { waitUntil: 'commit' })
  await fillIn(page)
  const email = page.locator('#contact-email')
  await email.fill('ana@exmaple.com')
  await submit(page).click()
  await email.fill('ana@example.com')
  await submit(page).click()
  release()
  await expect(email).toHaveValue('')
  expect(sent.map((request) => request.email)).toEqual(['ana@exmaple.com', 'ana@example.com'])
  expect(sent[1]?.message).toBe(sent[0]?.message)
})

test.describe('a request whose response is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is stored once, whether the browser or the visitor sends it again', async ({
    page,
    baseURL,
  }) => {
    let isLosing = false
    const relay = await startRelay(String(baseURL), ({ method, socket }) => {
      if (method !== 'POST' || !isLosing) return undefined
      socket.destroy()
      return new Promise(() => undefined)
    })
    const name = `Ana ${randomUUID()}`
    await page.goto(`${relay.url}/pt`)
    await fillIn(page)
    await page.locator('#contact-name').fill(name)
    // Chromium sends a request again if a connection ends that was used before.
    isLosing = true
    await submit(page).click()
    await expect(notification(page)).toContainText(contactMessages.pt.failed)
    isLosing = false
    await submit(page).click()
    await expect(notification(page)).toContainText(content.pt.siteSettings.contact.successTitle)
    const { send } = await logInStaff(String(baseURL))
    const stored = await send('GET', `contact-requests?where[name][equals]=${name}`)
    expect(stored.totalDocs).toBe(1)
    relay.close()
  })
})

test('a request that never gets a response can be sent again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/de')
  await fillIn(page)
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  await page.route(api, () => hold(), { times: 1 })
  await submit(page).click()
  await isHeld
  await page.clock.fastForward('02:00')
  await expect(notification(page)).toContainText(contactMessages.de.failed)
  await submit(page).click()
  await expect(notification(page)).toContainText(content.de.siteSettings.contact.successTitle)
})

test('any response that parses as JSON counts as success, whatever its status', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'specification', description: 'section 7' })
  await page.goto('/de')
  await fillIn(page)
  await page.route(api, (route) => route.fulfill({ status: 202, body: '{}' }))
  await submit(page).click()
  await expect(notification(page)).toContainText(content.de.siteSettings.contact.successTitle)
})

test('text that is typed while the form is being sent stays in the form', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(api, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/de')
  await fillIn(page)
  await submit(page).click()
  await expect(submit(page)).toBeDisabled()
  await page.locator('#contact-message').fill('Noch etwas')
  release()
  await expect(notification(page)).toContainText(content.de.siteSettings.contact.successTitle)
  await expect(page.locator('#contact-name')).toHaveValue('')
  await expect(page.locator('#contact-message')).toHaveValue('Noch etwas')
})

test.describe('after a failure, going back to the form', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('shows the typed text', async ({ page }) => {
    await page.route(api, (route) => route.abort())
    await page.goto('/de')
    await fillIn(page)
    await submit(page).click()
    await expect(notification(page)).toBeVisible()
    await page.goto('/de/impressum')
    await page.goBack()
    await expect(page.locator('#contact-name')).toHaveValue('Ana')
    await expect(page.locator('#contact-message')).toHaveValue('Olá')
  })
})

test('a form that is submitted before its scripts have loaded is sent once they have', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/de', { waitUntil: 'commit' })
  await fillIn(page)
  await submit(page).click()
  release()
  await expect(notification(page)).toContainText(content.de.siteSettings.contact.successTitle)
})

type Box = { x: number; y: number; width: number; height: number }

test.describe('a notification', () => {
  /** Triggers a notification and returns its centre. */
  async function showNotification(page: Page) {
    await page.goto('/de')
    await submit(page).click()
    await expect(notification(page)).toBeVisible()
    const { x, y, width, height } = (await notification(page).boundingBox()) as Box
    return { x: x + width / 2, y: y + height / 2 }
  }

  test('disappears after five seconds', async ({ page }) => {
    await page.clock.install()
    await showNotification(page)
    await page.mouse.move(0, 0)
    await page.clock.runFor(4_500)
    await expect(notification(page)).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(notification(page)).toHaveCount(0)
  })

  test('is dismissed by a swipe of 50 pixels to the right, but not by a shorter one', async ({
    page,
  }) => {
    const { x, y } = await showNotification(page)
    for (const [distance, isGone] of [
      [-120, false],
      [40, false],
      [60, true],
    ] as const) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 10 })
      await page.mouse.up()
      await expect(notification(page)).toHaveCount(isGone ? 0 : 1)
    }
  })

  test('replaces the previous one', async ({ page }) => {
    await showNotification(page)
    await fillIn(page)
    await submit(page).click()
    await expect(notification(page)).toHaveText(
      new RegExp(content.de.siteSettings.contact.successTitle),
    )
  })
})
