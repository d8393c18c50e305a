import { expect, it } from 'vitest'
import {
  fillTimeField,
  looksAutomatic,
  minFillTime,
  trapField,
} from '../../../src/lib/http/bot-signals.ts'

it('takes a request without any signal for a person', () => {
  expect(looksAutomatic({ name: 'Ana' })).toBe(false)
  expect(looksAutomatic({ [trapField]: '', [fillTimeField]: '' })).toBe(false)
})

it('takes a filled trap for a program', () => {
  expect(looksAutomatic({ [trapField]: 'Viagra', [fillTimeField]: minFillTime })).toBe(true)
})

it.each([0, minFillTime - 1, '12', 'soon', Number.NaN, null])(
  'takes %s ms for a program',
  (time) => {
    expect(looksAutomatic({ [fillTimeField]: time })).toBe(true)
  },
)

it('takes the time that a person needs for a person', () => {
  expect(looksAutomatic({ [fillTimeField]: minFillTime })).toBe(false)
  expect(looksAutomatic({ [fillTimeField]: '48211' })).toBe(false)
})
