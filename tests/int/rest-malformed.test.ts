import { symbols } from 'pino'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Call, callApi, messagesOf } from '../support/catch-all.ts'
import { cms } from '../support/cms.ts'
import { adminHeaders } from '../support/stored-submissions.ts'

let admin: Record<string, string>

beforeAll(async () => {
  admin = await adminHeaders()
})

const everybody = () => [{}, admin]

it('a document that claims to be uploaded elsewhere is not stored', async () => {
  const claim = { filename: 'a.pdf', mimeType: 'application/pdf', size: 5, clientUploadContext: {} }
  const body = new FormData()
  body.set('file', JSON.stringify(claim))
  const response = await callApi('onboarding-documents', { method: 'POST', body })
  expect([400, 403]).toContain(response.status)
})

describe('an unknown path', () => {
  it.each([
    'media/file/x.png',
    'media/file/%00',
    '__proto__',
    '__proto__/1',
    'constructor',
    'toString/count',
    'hasOwnProperty/x',
    'globals/__proto__',
    'globals/constructor/versions',
    'payload-migrations',
    'payload-migrations/1',
    'og',
    'og?title=x',
    'users/%00',
    'nothing',
  ])('returns 404: %s', async (path) => {
    for (const headers of everybody()) {
      expect((await callApi(path, { headers })).status).toBe(404)
    }
  })

  it.each([
    'users/verify/x',
    'users/verify/%00',
    '__proto__/login',
    'constructor/verify/x',
    'users/versions/1',
    'media/versions/x',
  ])('returns 404 to a POST: %s', async (path) => {
    for (const headers of everybody()) {
      expect((await callApi(path, { method: 'POST', headers })).status).toBe(404)
    }
  })
})

describe('a malformed query', () => {
  it.each([
    'where=abc',
    'where=5',
    'where=null',
    'where=[]',
    'where={"id":{"near":"1,2,3"}}',
    'where[title][near]=1',
    'where[id][near]=1,2,3',
    'where[id][within]=1',
    'where[id][intersects]=1',
    'where[slug][all]=1',
    'where[or][0][and][0][slug][all]=1',
    'where[slug][like]=%00',
    'where[slug][%00]=x',
    'sort=%00',
  ])('returns 400 with a message: %s', async (query) => {
    for (const headers of everybody()) {
      for (const path of ['personas', 'personas/count', 'media', 'users', 'personas/versions']) {
        const response = await callApi(`${path}?${query}`, { headers })
        expect([path, response.status]).toEqual([path, 400])
        expect(await messagesOf(response)).toMatch(/\.$/)
      }
    }
  })

  it.each(['media/file/x.png', 'recordings/file/x.mp3', 'onboarding-documents/file/x.pdf'])(
    'returns 400 if it names a prefix, a field that files do not have: %s',
    async (path) => {
      for (const headers of everybody()) {
        expect((await callApi(`${path}?prefix=x`, { headers })).status).toBe(400)
      }
    },
  )

  it('returns 400 if it searches a select or a number like a text', async () => {
    for (const query of [
      'where[slug][like]=x',
      'where[_status][like]=x',
      'where[id][contains]=1',
    ]) {
      expect((await callApi(`personas?${query}`, { headers: admin })).status).toBe(400)
    }
  })

  it('does not include valid JSON, which is accepted', async () => {
    const query = 'where={"slug":{"equals":"viktor"}}'
    expect((await callApi(`personas?${query}`, { headers: admin })).status).toBe(200)
  })
})

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`

describe('a malformed body', () => {
  it.each([
    `multipart/mixed; boundary=${'A'.repeat(14_000)}`,
    'multipart/mixed; boundary=x',
    `multipart/form-data; boundary=${'A'.repeat(14_000)}`,
    'multipart/form-data',
    'multipart/form-data; boundary=',
  ])(
    'returns 415 if it is another kind of multipart or has an invalid boundary: %.60s',
    async (type) => {
      const headers = { 'Content-Type': type }
      for (const path of ['users/login', 'personas', 'media', 'globals/claims']) {
        const response = await callApi(path, { method: 'POST', headers, body: 'x' })
        expect([path, response.status]).toEqual([path, 415])
        expect(await messagesOf(response)).toMatch(/\.$/)
      }
    },
  )

  it.each([
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', '{"email":"a"}'],
    ['multipart/form-data; boundary=x', field('_payload', '{}').slice(0, 70)],
    ['multipart/form-data; boundary=x', field('_payload', 'x')],
    ['multipart/form-data; boundary=x', field('file', '{}')],
    ['application/json', '{'],
  ])('returns a 4xx status: %s, %s', async (type, body) => {
    for (const path of ['users/login', 'users/forgot-password', 'personas', 'media', 'users']) {
      const response = await callApi(path, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      })
      expect([path, response.status]).toEqual([path, expect.toBeOneOf([400, 401, 403])])
    }
  })
})

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }

it.each<[string, Call]>([
  ['media', {}],
  ['personas/999999', {}],
  ['nothing', {}],
  ['personas?where[secret][equals]=1', {}],
  ['personas?where[slug][like]=x', {}],
  ['personas/abc', {}],
  ['personas?locale=xx', {}],
  ['features?where[createdAt][contains]=x', {}],
  ['features?where[title][like][]=a', {}],
  ['legal-pages?where[sections.body][equals][a]=1', {}],
  ['legal-pages?where[sections.body.root.0.text][like]=x', {}],
  ['testimonials?where[image][in]=null', {}],
  ['testimonials?sort=-image.id.x', {}],
  ['features?limit=1&limit=2', {}],
  ['users/logout', { method: 'POST' }],
  ['users/login', { method: 'POST', body: '{' }],
  ['users/login', { method: 'POST', body: field('_payload', 'x'), headers: multipart }],
  ['users/login', { method: 'POST', body: field('file', '{}'), headers: multipart }],
  ['media', { method: 'POST', body: 'x', headers: multipart }],
  ['personas', { method: 'POST', body: field('file', '{}'), headers: multipart }],
])('a rejected request does not fill the log: %s %j', async (path, init) => {
  const { logger } = await cms()
  // The logger of Payload writes to a stream, which pino has under this symbol.
  const stream = (logger as unknown as { [symbols.streamSym]: { write: () => void } })[
    symbols.streamSym
  ]
  const write = vi.spyOn(stream, 'write')
  const { status } = await callApi(path, init)
  const logged = write.mock.calls
  vi.restoreAllMocks()
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(logged).toEqual([])
})
