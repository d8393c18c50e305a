import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { hideUnknownPath } from '../../../src/server/hide-unknown-path.ts'

const hidden = (url: string) => {
  const request = { url } as IncomingMessage
  hideUnknownPath(request)
  return request.url
}

it.each(['/geheim', '/de/geheim?a=1', '/%64e', '/_next/geheim?a=1', '/admin/%E0'])(
  'Next sees nothing of an unknown path, which it would keep in its 404 page: %s',
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
])('what may be served is what it was: %s', (path) => {
  expect(hidden(path)).toBe(path)
})

it.each(['/de/', '/geheim/', '//de'])('what Next redirects is what it was: %s', (path) => {
  expect(hidden(path)).toBe(path)
})
