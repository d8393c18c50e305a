import { describe, expect, it } from 'vitest'
import {
  type Filter,
  isFiltering,
  matcher,
  noFilter,
  readFilter,
  toRow,
  writeFilter,
} from '../../../../../src/features/back-office/overview/filter.ts'
import type { Submission } from '../../../../../src/features/back-office/overview/types.ts'
import { submission } from './submission.ts'

function passes(filter: Partial<Filter>, fields: Partial<Submission> = {}): boolean {
  return matcher({ ...noFilter, ...filter })(toRow(submission(fields)))
}

describe('the search', () => {
  it.each([
    '7',
    'jürgen',
    'INFO@salon',
    '1234567',
    'süd gmbh',
    'salon-sued.example',
    'hauptstraße',
    '01067 dresden',
    'weiblich',
    'ruhig',
    'faq-3c4d',
    '20.11.2026',
  ])('finds %s in whichever column', (search) => {
    expect(passes({ search })).toBe(true)
  })

  it('needs every word, in any order and column', () => {
    expect(passes({ search: 'dresden jürgen' })).toBe(true)
    expect(passes({ search: 'dresden anna' })).toBe(false)
  })

  it.each(['jurgen gross', 'GROSS', 'hauptstrasse', 'sud'])(
    'ignores how umlauts are typed: %s',
    (search) => {
      expect(passes({ search })).toBe(true)
    },
  )
})

describe('the filters', () => {
  it('narrow by voice and by character', () => {
    expect(passes({ gender: 'female', character: 'calm' })).toBe(true)
    expect(passes({ gender: 'male' })).toBe(false)
    expect(passes({ character: 'enthusiastic' })).toBe(false)
  })

  it('narrow by whether there are documents', () => {
    expect(passes({ documents: 'with' })).toBe(true)
    expect(passes({ documents: 'without' })).toBe(false)
    expect(passes({ documents: 'without' }, { uploadedFiles: [] })).toBe(true)
  })

  it('include the first and the last day in the viewer’s time zone', () => {
    const createdAt = new Date(2026, 10, 20, 23, 59).toISOString()
    expect(passes({ from: '2026-11-20', to: '2026-11-20' }, { createdAt })).toBe(true)
    expect(passes({ from: '2026-11-21' }, { createdAt })).toBe(false)
    expect(passes({ to: '2026-11-19' }, { createdAt })).toBe(false)
  })
})

describe('the address', () => {
  const filter: Filter = {
    search: 'Müller & Söhne',
    gender: 'male',
    character: 'calm',
    documents: 'with',
    from: '2026-11-01',
    to: '2026-11-20',
  }

  it('gives back the filter that was written to it', () => {
    const address = new URLSearchParams('sort=-company')
    writeFilter(filter, address)
    expect(readFilter(new URLSearchParams(address.toString()))).toEqual(filter)
    expect(address.get('sort')).toBe('-company')
  })

  it('is left clean by a filter that does not narrow', () => {
    const address = new URLSearchParams('q=x&voice=male')
    writeFilter(noFilter, address)
    expect(address.size).toBe(0)
  })

  it('sets nothing by values that it does not know', () => {
    const address = new URLSearchParams('voice=robot&character=1&documents=all&from=gestern&to=')
    expect(isFiltering(readFilter(address))).toBe(false)
  })
})
