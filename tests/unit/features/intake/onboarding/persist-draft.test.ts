// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import {
  idempotencyKeyOf,
  persistDraft,
  readDraft,
} from '../../../../../src/features/intake/onboarding/persist-draft.ts'

const key = 'voice-bot-onboarding-draft'
const dayInMs = 24 * 60 * 60 * 1000
const values = { company: 'Salon Süd GmbH' }

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('restores the typed values', () => {
  persistDraft(values)
  expect(readDraft()).toMatchObject({ values })
})

it.each([
  ['is older than seven days', JSON.stringify({ values, savedAt: Date.now() - 8 * dayInMs })],
  ['does not say when it was saved', JSON.stringify({ values })],
  ['cannot be read', '{'],
])('deletes a draft that %s', (_name, stored) => {
  localStorage.setItem(key, stored)
  expect(readDraft()).toBeUndefined()
  expect(localStorage.getItem(key)).toBeNull()
})

it('generates an idempotency key even if the form has been open for longer than a draft is stored', () => {
  vi.stubGlobal('isSecureContext', true)
  const input = {} as Parameters<typeof idempotencyKeyOf>[0]
  expect(idempotencyKeyOf(input, [])).toMatch(/./)
  vi.useFakeTimers({ now: Date.now() + 8 * dayInMs })
  expect(idempotencyKeyOf(input, [])).toMatch(/./)
})
