import { content } from '../../src/seed/index.ts'
import { expect, submitLogin, cmsTest as test } from '../support/fixtures.ts'
import { type Credentials, logIn } from '../support/rest.ts'
import { createEditor, logInStaff } from '../support/staff.ts'

let editor: Credentials

test.beforeAll(async () => {
  editor = await createEditor(process.env.PRODUCT_URL ?? '')
})

test('only staff can read and write translations', async ({ page, baseURL }) => {
  const endpoints: [string, RequestInit?][] = [
    ['/api/admin/translations/file/ro'],
    ['/api/admin/translations/file/ro', { method: 'POST', body: 'x' }],
    ['/api/admin/translations/copy', { method: 'POST', body: '{}' }],
    ['/api/admin/translations/confirm', { method: 'POST', body: '{}' }],
  ]
  for (const [endpoint, init] of endpoints) {
    expect((await fetch(baseURL + endpoint, init)).status, endpoint).toBe(401)
  }
  for (const endpoint of ['/api/translated-pairs', '/api/translated-pairs/1']) {
    expect((await fetch(baseURL + endpoint)).status, endpoint).toBe(403)
  }
  const { id } = await (await logInStaff(baseURL)).find('personas', 'slug', 'viktor')
  const persona = await (await fetch(`${baseURL}/api/personas/${id}?locale=ro`)).text()
  expect(persona).not.toMatch(/translated|pair/i)
  expect(await (await fetch(`${baseURL}/admin/translations`)).text()).not.toContain(
    content.de.personas.viktor.motto,
  )
  await page.goto(`${baseURL}/admin/translations?language=ro`)
  await page.waitForURL(/\/admin\/login\?redirect=/)
  await submitLogin(page, editor)
  await page.waitForURL(`${baseURL}/admin/translations?language=ro`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersetzungen')
})

test('an invalid request is rejected with a message, and a huge file is not read', async ({
  baseURL,
}) => {
  const headers = { ...(await logIn(editor)), 'Accept-Language': 'de' }
  const post = async (path: string, body: string) => {
    const init = { method: 'POST', headers, body }
    const response = await fetch(`${baseURL}/api/admin/translations/${path}`, init)
    return [response.status, (await response.json()).message]
  }
  expect(await post('copy', '{}')).toEqual([400, 'Diese Anfrage ist unvollständig.'])
  expect(await post('confirm', 'x')).toEqual([400, 'Diese Anfrage ist unvollständig.'])
  expect(await post('copy', '{"document":"personas/viktor","language":"de"}')).toEqual([
    400,
    'Diese Anfrage ist unvollständig.',
  ])
  expect(await post('file/de', 'x')).toEqual([404, 'Diese Anfrage ist unvollständig.'])
  expect(await post('file/ro', 'x'.repeat(8 * 1024 * 1024 + 1))).toEqual([
    413,
    'Die Datei ist zu groß; erlaubt sind höchstens 8 MB.',
  ])
})
