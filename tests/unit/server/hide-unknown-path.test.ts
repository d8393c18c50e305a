import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { hideUnknownPath } from '../../../src/server/hide-unknown-path.ts'

const hidden = (url: string) => {
  const request = { url } as IncomingMessage
  hideUnknownPath(request)
  return request.url
}

it.each(['/geheim', '/de/geheim?a=1', '/%64e', '/_next/geheim?a=1', '/admin/%E0'])(
  'an unknown path is hidden from Next, which would include it in its 404 page: %s',
  (path) => {
    expect(hidden(path)).toBe('/not/found/anywhere')
  },
)

it.each([
  '/',
  '/de',
  '/de?_rsc=1',
  '/robots.txt',
  '/admin/geheim',
  '/api/geheim?a=1',
  '/preview/x',
])('a path that may exist is left unchanged: %s', (path) => {
  expect(hidden(path)).toBe(path)
})

it.each(['/de/', '/geheim/', '//de'])(
  'a path that Next redirects is left unchanged: %s',
  (path) => {
    expect(hidden(path)).toBe(path)
  },
)
