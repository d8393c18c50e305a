import { expect, it } from 'vitest'
import {
  fillTimeField,
  honeypotField,
  isLikelyBot,
  minFillTime,
} from '../../../src/lib/http/bot-signals.ts'

it('treats a request without any signal as human', () => {
  expect(isLikelyBot({ name: 'Ana' })).toBe(false)
  expect(isLikelyBot({ [honeypotField]: '', [fillTimeField]: '' })).toBe(false)
})

it('treats a filled honeypot as a bot', () => {
  expect(isLikelyBot({ [honeypotField]: 'Viagra', [fillTimeField]: minFillTime })).toBe(true)
})

it.each([0, minFillTime - 1, '12', 'soon', Number.NaN, null])('treats %s ms as a bot', (time) => {
  expect(isLikelyBot({ [fillTimeField]: time })).toBe(true)
})

const deep = () => {
  let value: unknown = []
  for (let level = 0; level < 100_000; level++) value = [value]
  return value
}

it.each([[{ toString: 1, valueOf: 1 }], [deep()], [[48_211]], [true]])(
  'treats a time that is neither a number nor a text as a bot (%#)',
  (time) => expect(isLikelyBot({ [fillTimeField]: time })).toBe(true),
)

it('treats a realistic fill time as human', () => {
  expect(isLikelyBot({ [fillTimeField]: minFillTime })).toBe(false)
  expect(isLikelyBot({ [fillTimeField]: '48211' })).toBe(false)
})
