import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { documentFiles, onboardingForm } from '../support/onboarding.ts'
import { call, createUser, logIn } from '../support/rest.ts'

const list = '/api/admin/voice-bot-onboardings'

test("an admin creates a key in a user's form, it can read the list and documents, and revoking it ends that", async ({
  page,
  baseURL,
}) => {
  const tool = await createUser(await logIn(), 'admin')
  const sent = await call('/api/voice-bot-onboarding', {
    method: 'POST',
    body: onboardingForm(undefined, documentFiles.slice(0, 1)),
  })
  const { id } = await sent.json()

  await login(page, baseURL)
  await page.goto(`/admin/collections/users/${tool.id}`)
  await page.locator('#generate-api-key').click()
  await page.locator('dialog[open] #confirm-action').click()
  const field = page.getByRole('textbox', { name: 'API-Schlüssel' })
  await expect(field).toHaveValue(/^[\da-f-]{36}$/)
  const headers = { Authorization: `users API-Key ${await field.inputValue()}` }

  const listed = await call(list, { headers })
  expect(listed.status).toBe(200)
  const { data } = (await listed.json()) as { data: { id: number; uploadedFiles: string[] }[] }
  const [file] = data.find((entry) => entry.id === id)?.uploadedFiles ?? []
  const document = `/api/documents/${file}`
  expect((await call(document, { headers })).headers.get('content-type')).toBe('application/pdf')

  // After a reload the form shows that there is a key, but not its value.
  await page.reload()
  await expect(field).toHaveValue(/^•+$/)
  await page.locator('#revoke-api-key').click()
  await page.locator('dialog[open] #confirm-action').click()
  await expect(page.locator('#generate-api-key')).toBeVisible()
  expect((await call(list, { headers })).status).toBe(401)
  expect((await call(document, { headers })).status).toBe(401)
})
