import { expect, it } from 'vitest'
import {
  fillTimeField,
  honeypotField,
  isLikelyBot,
  minFillTime,
} from '../../../src/lib/http/bot-signals.ts'

it('takes a request without any signal for a person', () => {
  expect(isLikelyBot({ name: 'Ana' })).toBe(false)
  expect(isLikelyBot({ [honeypotField]: '', [fillTimeField]: '' })).toBe(false)
})

it('takes a filled honeypot for a bot', () => {
  expect(isLikelyBot({ [honeypotField]: 'Viagra', [fillTimeField]: minFillTime })).toBe(true)
})

it.each([0, minFillTime - 1, '12', 'soon', Number.NaN, null])('takes %s ms for a bot', (time) => {
  expect(isLikelyBot({ [fillTimeField]: time })).toBe(true)
})

it('takes the time that a person needs for a person', () => {
  expect(isLikelyBot({ [fillTimeField]: minFillTime })).toBe(false)
  expect(isLikelyBot({ [fillTimeField]: '48211' })).toBe(false)
})
