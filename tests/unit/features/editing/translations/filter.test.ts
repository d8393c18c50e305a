import { describe, expect, it } from 'vitest'
import {
  dividePages,
  pageLimits,
  type ShownTexts,
} from '../../../../../src/features/editing/translations/filter.ts'
import type { CoveredDocument } from '../../../../../src/features/editing/translations/types.ts'

/** A document with texts of these lengths in German, and without translations. */
function documentOf(key: string, lengths: number[]): ShownTexts {
  return {
    document: { key } as CoveredDocument,
    language: 'en',
    texts: lengths.map((length, index) => ({
      text: { path: String(index), german: ['x'.repeat(length)] } as never,
      translation: { items: [], state: 'missing', pair: '' },
    })),
  }
}

/** The keys of documents with the number of their texts on each page. */
function pagesOf(...documents: ShownTexts[]) {
  return dividePages(documents).map((page) =>
    page.map(({ document, texts }) => [document.key, texts.length]),
  )
}

describe('the pages of the list', () => {
  it('have at most 300 texts, and continue a document on the next one', () => {
    const lengths = Array<number>(250).fill(10)
    expect(pagesOf(documentOf('a', lengths), documentOf('b', lengths))).toEqual([
      [
        ['a', 250],
        ['b', 50],
      ],
      [['b', 200]],
    ])
  })

  it('have a limited number of characters, unless one text has more', () => {
    const { characters } = pageLimits
    const lengths = [characters - 10, 10, 1, characters * 2, 1]
    expect(pagesOf(documentOf('a', lengths))).toEqual([
      [['a', 2]],
      [['a', 1]],
      [['a', 1]],
      [['a', 1]],
    ])
  })
})
