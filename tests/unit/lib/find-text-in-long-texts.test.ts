import { beforeEach, expect, it, vi } from 'vitest'
import { excerptOf, normalizeForSearch } from '../../../src/lib/text/find-text.ts'
import { fold } from '../../../src/lib/text/fold.ts'

vi.mock('../../../src/lib/text/fold.ts', { spy: true })

beforeEach(() => {
  vi.mocked(fold).mockClear()
})

it('the excerpt of a long text folds only the letters near the match one by one', () => {
  const text = `${'ﷺ'.repeat(49_900)} Wort`
  expect(excerptOf(text, 'wort')).toMatchObject({ match: 'Wort', after: '' })
  expect(vi.mocked(fold).mock.calls.length).toBeLessThan(5000)
})

it('a match is found wherever it is in a long text', () => {
  const query = normalizeForSearch('größe')
  for (let at = 960; at < 3040; at += 7) {
    const text = `${'é'.repeat(at)}GRÖ\u0301SSE${'ö'.repeat(3000)}`
    const { before, match } = excerptOf(text, query)
    expect([at, match, before.length]).toEqual([at, 'GRÖ\u0301SSE', 61])
  }
})
