import { expect, it } from 'vitest'
import { knownPairs } from '../../src/lib/content/translated-pairs.ts'
import { cms } from '../support/cms.ts'

it('more translations can be looked up than a query has parameters', async () => {
  const pairs = Array.from({ length: 70_000 }, (_, index) => `unknown ${index}`)
  expect(await knownPairs(await cms(), pairs)).toEqual(new Set())
})
