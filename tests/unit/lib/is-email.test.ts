import { expect, it } from 'vitest'
import { isEmail } from '../../../src/lib/text/is-email.ts'

it.each(['anna@example.com', 'anna@bäckerei-müller.de', 'a.b+c@sub.example.com'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

it.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'a@b@müller.de',
  'anna@müller.de/x',
  'änna@müller.de',
])('«%s» is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('an e-mail address has at most 254 characters, because validating a longer one takes long', () => {
  expect(isEmail(`${'a'.repeat(255)}@example.com`)).toBe(false)
})
