// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import {
  idempotencyKeyOf,
  persistDraft,
  readDraft,
  removeDraft,
} from '../../../../../src/features/intake/onboarding/persist-draft.ts'

const key = 'voice-bot-onboarding-draft'
const dayInMs = 24 * 60 * 60 * 1000
const values = { company: 'Salon Süd GmbH' }

afterEach(() => {
  removeDraft()
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

describe('an idempotency key', () => {
  const input = { company: 'Salon Süd GmbH' } as Parameters<typeof idempotencyKeyOf>[0]
  const file = new File(['%PDF'], 'preise.pdf', { lastModified: 1 })

  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true)
    persistDraft(values)
  })

  it('is a UUID, also if the form has been open for longer than a draft is stored', async () => {
    expect(z.uuid().parse(await idempotencyKeyOf(input, []))).toMatch(/./)
    vi.useFakeTimers({ now: Date.now() + 8 * dayInMs })
    expect(z.uuid().parse(await idempotencyKeyOf(input, []))).toMatch(/./)
  })

  it('is the same for a retry, even if the browser has stored nothing since the form was filled in', async () => {
    const stored = localStorage.getItem(key) ?? ''
    const first = await idempotencyKeyOf(input, [file])
    localStorage.setItem(key, stored)
    vi.resetModules()
    const restarted = await import('../../../../../src/features/intake/onboarding/persist-draft.ts')
    expect(await restarted.idempotencyKeyOf(input, [file])).toBe(first)
  })

  it('is the same whether the values were checked before, which trims and sorts them, or not', async () => {
    const checked = { name: 'Ana', company: 'Salon', website: undefined } as never
    const typed = { website: '', company: 'Salon ', name: 'Ana' } as never
    expect(await idempotencyKeyOf(typed, [file])).toBe(await idempotencyKeyOf(checked, [file]))
  })

  it('differs for other content, and for the same content after it was sent', async () => {
    const first = await idempotencyKeyOf(input, [file])
    const others = [
      await idempotencyKeyOf({ ...input, company: 'Salon Nord' }, [file]),
      await idempotencyKeyOf(input, [new File(['%PDF'], 'preise.pdf', { lastModified: 2 })]),
    ]
    removeDraft()
    others.push(await idempotencyKeyOf(input, [file]))
    expect(new Set([first, ...others]).size).toBe(4)
  })
})
