import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { expect, testWithoutBrowser as test } from '../support/fixtures.ts'

const picture = encodeURIComponent('/api/media/file/testimonial-dentist.png')

for (const path of ['/', '/de', '/ro/viktor', '/voice-bot-onboarding', '/preview/de', '/nowhere']) {
  for (const [name, headers] of [
    ['a server function', { 'Next-Action': 'a'.repeat(42), 'Content-Type': 'text/plain' }],
    ['a multipart form', { 'Content-Type': 'multipart/form-data; boundary=b' }],
    ['a multipart form without a boundary', { 'Content-Type': 'multipart/form-data' }],
  ] as const) {
    test(`${path} rejects a POST with ${name}, however large, because it has no server function`, async ({
      baseURL,
    }) => {
      for (const body of ['a', 'a'.repeat(2 * 1024 * 1024)]) {
        const response = await fetch(baseURL + path, { method: 'POST', headers, body })
        expect(response.status).toBe(405)
      }
    })
  }
}

test('pictures are only resized to the widths of a portrait', async ({ baseURL }) => {
  const statusOf = async (width: number, url = picture) =>
    (await fetch(`${baseURL}/_next/image?url=${url}&w=${width}&q=75`)).status
  expect([await statusOf(64), await statusOf(128)]).toEqual([200, 200])
  for (const width of [16, 256, 640, 3840]) expect(await statusOf(width)).toBe(400)
})

test('pictures are only resized from the site and from hosts that the CMS allows', async ({
  baseURL,
}) => {
  for (const url of [
    'https://images.unsplash.com:22/a.png',
    'http://images.unsplash.com/a.png',
    'https://127.0.0.1/a.png',
    '//example.com/a.png',
    '/api/users/me',
    '/api/media/file/../../users',
  ]) {
    const response = await fetch(`${baseURL}/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`)
    expect(response.status, url).toBe(400)
  }
})

test('response headers fit into the 4 KB that proxies buffer, however long the path', async ({
  baseURL,
}) => {
  // Next encodes the latter two, the login's redirect encodes them twice.
  for (const name of ['a', '[', '^'].flatMap((letter) =>
    [450, 1400, 2600, 5200].map((length) => letter.repeat(length)),
  )) {
    for (const path of [
      `//${name}`,
      `/${name}/`,
      `/de/${name}//x`,
      `/de/?${name}`,
      `/preview/de/${name}`,
      `/preview/de?${name}`,
      `/admin/${name}`,
      `/admin/collections/personas?search=${name}`,
      `/api//${name}`,
      `/api/contact/?${name}`,
      `/_next/${name}/`,
    ]) {
      const request = http.get(baseURL + path)
      const [response]: IncomingMessage[] = await once(request, 'response')
      response?.resume()
      const head = response?.rawHeaders.join('    ').length
      expect(head, `${path.slice(0, 20)}, ${name.length}`).toBeLessThan(4096)
    }
  }
})
