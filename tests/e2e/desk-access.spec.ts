import { deskPath, title } from '../support/desk-page.ts'
import { expect, login, submitLogin, cmsTest as test } from '../support/fixtures.ts'
import { createEditor } from '../support/staff.ts'

// The browser reports a rejected request as a console error.
test.use({ expectedErrors: [/Failed to load resource/] })

test('redirects an anonymous visitor to the login and back, including the filters', async ({
  page,
}) => {
  await page.goto(`${deskPath}?q=salon`)
  await page.waitForURL(/\/admin\/login/)
  await submitLogin(page)
  await page.waitForURL(/\/admin\/voice-bot\?q=salon/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('rejects an editor, who also sees no link to the desk', async ({ page, baseURL }) => {
  await login(page, baseURL, await createEditor(baseURL))
  await page.goto('/admin')
  await expect(page.locator(`a[href="${deskPath}"]`)).toHaveCount(0)
  await page.goto(deskPath)
  await expect(page.getByText('Dazu haben Sie keine Berechtigung.')).toBeVisible()
  await expect(page.locator('table')).toHaveCount(0)
  for (const path of ['/admin/reports', '/admin/collections/audit-log']) {
    await page.goto(path)
    await expect(page.locator('table')).toHaveCount(0)
  }
})
