import http, { type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, testWithoutBrowser as test } from '../support/fixtures.ts'

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
}

for (const encoding of ['br', 'gzip', 'identity'] as const) {
  test(`a cached page is sent completely as ${encoding}, on the first and on later requests`, async ({
    baseURL,
  }) => {
    const plain = await get(`${baseURL}/ro/clara`, 'identity')
    for (let visitor = 1; visitor <= 4; visitor++) {
      const { headers, bytes } = await get(`${baseURL}/ro/clara`, encoding)
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(headers.vary).toContain('Accept-Encoding')
      expect(decoders[encoding](bytes).equals(plain.bytes)).toBe(true)
    }
  })
}

test('a script is sent as the build has compressed it', async ({ baseURL, request }) => {
  const page = await (await request.get('/de')).text()
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(page) ?? []
  const plain = await get(`${baseURL}${script}`, 'identity')
  // Otherwise a cache could send the compressed copy to a client that accepts none.
  expect(plain.headers.vary).toContain('Accept-Encoding')
  for (const encoding of ['br', 'gzip'] as const) {
    const { headers, bytes } = await get(`${baseURL}${script}`, encoding)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(headers['content-type']).toBe(plain.headers['content-type'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toContain('Accept-Encoding')
    expect(decoders[encoding](bytes).equals(plain.bytes)).toBe(true)
  }
})

test('a public page has inline styles, and the CMS links to its stylesheets', async ({
  request,
}) => {
  const linked = /<link rel="stylesheet"/
  const inlined = /<style[^>]*data-precedence/
  for (const path of ['/de', '/ro/viktor', '/en/imprint', '/voice-bot-onboarding']) {
    const page = await (await request.get(path)).text()
    expect(page, path).not.toMatch(linked)
    expect(page, path).toMatch(inlined)
  }
  const admin = await (await request.get('/admin/login')).text()
  expect(admin).toMatch(linked)
  expect(admin).not.toMatch(inlined)
})

test('a client that rejects an encoding with q=0 does not receive it', async ({ baseURL }) => {
  for (let visitor = 1; visitor <= 2; visitor++) {
    const { headers } = await get(`${baseURL}/ro/clara`, 'br;q=0, gzip;q=0.5')
    expect(headers['content-encoding']).toBe('gzip')
  }
})

test('a client that revalidates an unchanged page gets 304 without a body', async ({ request }) => {
  for (const path of ['/', '/pt', '/ro/viktor', '/impressum', '/sitemap.xml', '/og/de/clara.png']) {
    const first = await request.get(path)
    expect(first.headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate')
  }
  const { etag = '' } = (await request.get('/pt')).headers()
  const again = await request.get('/pt', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  expect(await again.body()).toHaveLength(0)
})

function get(
  url: string,
  encoding: string,
): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'Accept-Encoding': encoding } }, async (response) =>
        resolve({ headers: response.headers, bytes: await buffer(response) }),
      )
      .on('error', reject)
  })
}
