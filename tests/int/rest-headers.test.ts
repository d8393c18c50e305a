import { beforeAll, describe, expect, it } from 'vitest'
import { callApi, sendJson } from '../support/catch-all.ts'
import { cms } from '../support/cms.ts'
import { admin } from '../support/product.ts'
import { adminHeaders } from '../support/stored-submissions.ts'

let headers: Record<string, string>

beforeAll(async () => {
  headers = await adminHeaders()
})

describe('a response of the REST API', () => {
  it.each([
    'users/me',
    'users',
    'personas',
    'contact-requests',
    'access',
    'nothing',
    'media/file/x',
  ])('is not cacheable: %s', async (path) => {
    for (const as of [{}, headers]) {
      const response = await callApi(path, { headers: as })
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  it('is not cacheable if it rejects the request', async () => {
    const response = await sendJson('users/login', admin, {
      headers: { Origin: 'https://evil.example' },
    })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('may be kept if it is a picture of the site, but not be used without asking, as it may be deleted', async () => {
    const payload = await cms()
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
    const { id, filename } = await payload.create({
      collection: 'media',
      data: { alt: 'Ein Bild' },
      file: { data, mimetype: 'image/svg+xml', name: 'kept.svg', size: data.length },
    })
    const response = await callApi(`media/file/${filename}`)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([
      200,
      'public, no-cache',
    ])
    await response.body?.cancel()
    await payload.delete({ collection: 'media', id })
  })

  it('is not served under other spellings of its path, for which Next sets no policy', async () => {
    const { docs } = await (await cms()).find({ collection: 'media', limit: 1 })
    const filename = docs[0]?.filename
    expect((await callApi(`media/FILE/${filename}`)).status).toBe(404)
    expect((await callApi(`MEDIA/file/${filename}`)).status).toBe(404)
  })
})

describe('the session token', () => {
  it('is only in the cookie', async () => {
    const login = await sendJson('users/login', admin)
    const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const token = cookie.replace('payload-token=', '')
    expect(token.length).toBeGreaterThan(100)
    const me = await callApi('users/me', { headers: { Cookie: cookie } })
    const refreshed = await callApi('users/refresh-token', {
      method: 'POST',
      headers: { Cookie: cookie },
    })
    const withHeader = await callApi('users/me', { headers: { Authorization: `JWT ${token}` } })
    const link = await (await cms()).forgotPassword({
      collection: 'users',
      data: { email: admin.email },
      disableEmail: true,
    })
    const { password } = admin
    const reset = await sendJson('users/reset-password', { token: link, password })
    expect(reset.headers.get('Set-Cookie')).toContain('payload-token=')
    for (const response of [login, me, refreshed, withHeader, reset]) {
      expect(response.status).toBe(200)
      const text = await response.text()
      expect(text).toContain(admin.email)
      expect(text).not.toMatch(/eyJ[\w-]+\./)
    }
  })
})
