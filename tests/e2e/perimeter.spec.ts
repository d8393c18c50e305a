import { createHash, randomBytes, webcrypto } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import { memory, resetPeak, serverPid } from '../bench/filled-product.ts'
import { expect, test } from '../support/fixtures.ts'
import { brokenRules } from '../support/observatory.ts'
import { admin, type Product, preparedFolder, startProduct } from '../support/product.ts'
import { call } from '../support/rest.ts'
import { allPaths } from '../support/routes.ts'

const megabyte = 1024 ** 2

function readManifest(): { node: Record<string, unknown>; encryptionKey: string } {
  return JSON.parse(fs.readFileSync('.next/server/server-reference-manifest.json', 'utf8'))
}

/** Returns the ids of the CMS's server functions. */
const serverFunctions = (): string[] => Object.keys(readManifest().node)

test('nobody can forge what Next encrypts for server functions with a key from the sources', async ({
  baseURL,
  page,
}) => {
  const login = await page.request.post('/api/users/login', { data: admin })
  expect(login.status()).toBe(200)
  /** Calls each function with a value that one of them uses as the prefix of a cookie's name. */
  const forge = async (key: Buffer) => {
    const cookies: string[] = []
    for (const id of serverFunctions()) {
      const data = JSON.stringify([await encrypt(key, `${id}0:["forged"]\n`), 'de'])
      const headers = { Origin: `${baseURL}`, 'Next-Action': id, 'Content-Type': 'text/plain' }
      const response = await page.request.post('/admin', { data, headers })
      cookies.push(response.headers()['set-cookie'] ?? '')
    }
    return cookies.join()
  }
  expect(await forge(Buffer.from(readManifest().encryptionKey, 'base64'))).toContain('forged')
  const key = createHash('sha256').update('ids of server functions').digest()
  expect(await forge(key)).not.toContain('forged')
})

/** Encrypts as Next does the values that server functions close over. */
async function encrypt(key: Buffer, text: string): Promise<string> {
  const iv = randomBytes(16)
  const imported = await webcrypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const content = await webcrypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    imported,
    Buffer.from(text),
  )
  return Buffer.concat([iv, Buffer.from(content)]).toString('base64')
}

/**
 * Sends that many megabytes until a response arrives. Resolves to its status, or to undefined
 * without a response.
 */
function sendLong(path: string, headers: Record<string, string>, megabytes = 260) {
  return new Promise<number | undefined>((resolve) => {
    const request = http.request(`${process.env.PRODUCT_URL}${path}`, { method: 'POST', headers })
    request.on('response', ({ statusCode }) => {
      resolve(statusCode)
      request.destroy()
    })
    request.on('error', () => resolve(undefined))
    const chunk = Buffer.alloc(megabyte, '{},')
    let sent = 0
    const more = () => {
      while (sent < megabytes && !request.destroyed) {
        sent++
        // In a later phase of the event loop, so that the response is read meanwhile.
        if (!request.write(chunk)) return void request.once('drain', () => setImmediate(more))
      }
      request.end()
    }
    more()
  })
}

const action = () => ({
  'Next-Action': serverFunctions()[0] ?? '',
  'Content-Type': 'text/plain;charset=UTF-8',
  // A forged session.
  Cookie: 'payload-token=x',
})
const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
const json = { 'Content-Type': 'application/json' }

test('an anonymous body of 260 MB uses no memory, wherever it is sent, and pages are served meanwhile', async () => {
  test.setTimeout(120_000)
  const pid = serverPid(process.env.PRODUCT_URL ?? '')
  const targets: [string, Record<string, string>][] = [
    ['/api/users/login', json],
    ['/api/users/login', form],
    ['/api/personas', { ...json, 'X-Payload-HTTP-Method-Override': 'GET' }],
    ['/api/nothing', json],
    ['/admin/login', action()],
    ['/admin/login', { ...action(), ...form }],
    ['/admin/login', form],
    ['/de', action()],
    ['/de', form],
    ['/de', json],
    ['/nowhere', form],
  ]
  for (const [path] of targets) await call(path)
  resetPeak(pid)
  const { now } = memory(pid)
  for (const [path, headers] of targets) {
    for (const length of [{}, { 'Content-Length': String(260 * megabyte) }]) {
      const sending = sendLong(path, { ...headers, ...length } as Record<string, string>)
      expect((await call('/de')).status, path).toBe(200)
      const status = await sending
      // Only a session may override POST with GET.
      if (path.startsWith('/api/')) expect([400, 401, 413], path).toContain(status)
      expect(memory(pid).peak - now, path).toBeLessThan(200)
    }
  }
})

test('a server function returns nothing to anonymous callers', async () => {
  for (const name of ['constructor', '__proto__', 'form-state', 'nothing']) {
    const response = await call('/admin/login', {
      method: 'POST',
      headers: action(),
      body: JSON.stringify([{ name, args: {} }]),
    })
    const text = await response.text()
    expect(response.status).toBeLessThan(500)
    expect(text).not.toContain('cookie')
    expect(text).not.toContain('importMap')
    expect(response.headers.get('cache-control')).toContain('no-store')
  }
})

test('no address of the CMS creates a document when it is opened', async ({
  page: { request },
}) => {
  expect((await request.post('/api/users/login', { data: admin })).status()).toBe(200)
  const collections = ['features', 'testimonials', 'legal-pages', 'page-meta', 'personas']
  for (const collection of collections) {
    const count = async () => (await request.get(`/api/${collection}/count`)).json()
    const before = await count()
    for (const path of ['create', 'create/x', 'create/versions', '0', 'trash/0']) {
      const response = await request.get(`/admin/collections/${collection}/${path}`)
      expect([collection, path, response.status() < 500]).toEqual([collection, path, true])
    }
    expect([collection, await count()]).toEqual([collection, before])
  }
})

test('private pages and responses are not cacheable, and there is no Strict-Transport-Security over http', async () => {
  for (const path of ['/admin', '/admin/login', '/api/users/me', '/api/nothing']) {
    const { headers } = await call(path)
    expect(headers.get('cache-control'), path).toMatch(/private.*no-store/)
    expect(headers.get('strict-transport-security'), path).toBeNull()
  }
  const login = await call('/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  expect(login.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
  expect(login.headers.get('set-cookie')).not.toMatch(/Secure/)
})

test.describe('with an https URL', () => {
  let folder: string
  let product: Product

  test.beforeAll(async () => {
    folder = await preparedFolder()
    product = await startProduct({ folder, env: { SITE_URL: 'https://www.example.com' } })
  })

  test.afterAll(async () => {
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  test('the portraits of the testimonials are displayed', async () => {
    const page = await (await call('/de', {}, product.url)).text()
    const portraits = [...page.matchAll(/<img[^>]* src="([^"]*portrait[^"]*)"/g)]
    expect(portraits.length).toBeGreaterThan(0)
    for (const [, address = ''] of portraits) {
      const path = address.replaceAll('&amp;', '&')
      expect((await call(path, {}, product.url)).status, path).toBe(200)
    }
  })

  test("every public page meets the Observatory's rules for A+", async () => {
    for (const path of ['/', ...allPaths, '/nowhere']) {
      const response = await call(
        path,
        { headers: { Origin: 'https://elsewhere.example' } },
        product.url,
      )
      expect(brokenRules(response.headers, await response.text()), path).toEqual([])
    }
  })

  test('every response has Strict-Transport-Security, and the session cookie is Secure', async () => {
    const { url } = product
    for (const path of ['/', '/de', '/nowhere', '/sitemap.xml', '/admin/login', '/api/users/me']) {
      const { headers } = await call(path, {}, url)
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
    }
    const login = await call(
      '/api/users/login',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://www.example.com' },
        body: JSON.stringify(admin),
      },
      url,
    )
    expect(login.status).toBe(200)
    expect(login.headers.get('set-cookie')).toMatch(/; Secure/)
    expect(login.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})
