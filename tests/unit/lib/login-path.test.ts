import { expect, it } from 'vitest'
import { loginPath } from '../../../src/lib/cms/login-path.ts'

it('the login leads back to a page and its query', () => {
  expect(loginPath('/admin/voice-bot', { status: 'new', tag: ['a', 'b'] })).toBe(
    '/admin/login?redirect=%2Fadmin%2Fvoice-bot%3Fstatus%3Dnew',
  )
  expect(loginPath('/preview/de/viktor')).toBe('/admin/login?redirect=%2Fpreview%2Fde%2Fviktor')
})

it('the login does not lead back to a page whose path is too long for the headers of a redirect', () => {
  expect(loginPath(`/preview/de/${'%5B'.repeat(200)}`)).toBe('/admin/login')
})
