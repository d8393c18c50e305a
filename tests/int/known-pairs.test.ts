import { expect, it } from 'vitest'
import { findKnownKeys } from '../../src/lib/content/translation-keys.ts'
import { cms } from '../support/cms.ts'

it('more translations can be looked up than a query has parameters', async () => {
  const pairs = Array.from({ length: 70_000 }, (_, index) => `unknown ${index}`)
  expect(await findKnownKeys(await cms(), pairs)).toEqual(new Set())
})
