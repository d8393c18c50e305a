import { describe, expect, it } from 'vitest'
import { registrationDesk } from '../../../../../src/features/back-office/desk/components/registration-desk.tsx'
import {
  type Filter,
  isFiltering,
  type Row,
  readFilter,
  rowMatcher,
  tabMatcher,
  toRow,
  writeFilter,
} from '../../../../../src/features/back-office/desk/filter.ts'
import type { FollowUp, Registration } from '../../../../../src/features/back-office/desk/types.ts'
import { submission } from './submission.ts'

const { choices, searchCells } = registrationDesk('de')

function row(fields: Partial<Registration> = {}, followUp?: FollowUp): Row<Registration> {
  const entry = submission(fields)
  return { ...toRow(entry, searchCells(entry)), followUp }
}

function passes(filter: Filter, fields: Partial<Registration> = {}): boolean {
  return rowMatcher(filter, choices)(row(fields))
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
  ])('finds %s in any column', (search) => {
    expect(passes({ q: search })).toBe(true)
  })

  it('requires every word to match, in any order and column', () => {
    expect(passes({ q: 'dresden jürgen' })).toBe(true)
    expect(passes({ q: 'dresden anna' })).toBe(false)
  })

  it.each(['jurgen gross', 'GROSS', 'hauptstrasse', 'sud'])(
    'matches umlauts however they are typed: %s',
    (search) => {
      expect(passes({ q: search })).toBe(true)
    },
  )
})

describe('the filters', () => {
  it('narrow the list by voice and by character', () => {
    expect(passes({ voice: 'female', character: 'calm' })).toBe(true)
    expect(passes({ voice: 'male' })).toBe(false)
    expect(passes({ character: 'enthusiastic' })).toBe(false)
  })

  it('narrow the list to entries with or without documents', () => {
    expect(passes({ documents: 'with' })).toBe(true)
    expect(passes({ documents: 'without' })).toBe(false)
    expect(passes({ documents: 'without' }, { uploadedFiles: [] })).toBe(true)
  })

  it("include the first and the last day in the viewer's time zone", () => {
    const createdAt = new Date(2026, 10, 20, 23, 59).toISOString()
    expect(passes({ from: '2026-11-20', to: '2026-11-20' }, { createdAt })).toBe(true)
    expect(passes({ from: '2026-11-21' }, { createdAt })).toBe(false)
    expect(passes({ to: '2026-11-19' }, { createdAt })).toBe(false)
  })
})

describe('the tabs', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')
  const viewer = { id: 5, hours: 48, now }
  const late = '2026-11-18T11:59:59.000Z'
  const inTime = '2026-11-18T12:00:01.000Z'
  it.each([
    ['new', { status: 'new', assignee: null }, late, true],
    ['new', { status: 'in-progress', assignee: null }, late, false],
    ['overdue', { status: 'in-progress', assignee: 1 }, late, true],
    ['overdue', { status: 'new', assignee: null }, inTime, false],
    ['overdue', { status: 'configured', assignee: null }, late, false],
    ['mine', { status: 'new', assignee: 5 }, late, true],
    ['mine', { status: 'new', assignee: 1 }, late, false],
    // Completed entries belong to nobody.
    ['mine', { status: 'discarded', assignee: 5 }, late, false],
    ['all', { status: 'discarded', assignee: null }, late, true],
  ] as const)('%s has %j with %s: %s', (tab, followUp, createdAt, isIn) => {
    expect(tabMatcher(tab, viewer)(row({ createdAt }, followUp))).toBe(isIn)
  })

  it('show every entry while follow-ups have not loaded', () => {
    expect(tabMatcher('all', viewer)(row())).toBe(true)
    expect(tabMatcher('new', viewer)(row())).toBe(false)
  })
})

describe('the query string', () => {
  const filter: Filter = {
    q: 'Müller & Söhne',
    tab: 'overdue',
    voice: 'male',
    character: 'calm',
    documents: 'with',
    from: '2026-11-01',
    to: '2026-11-20',
  }

  it('restores the filter that was written to it', () => {
    const address = new URLSearchParams('sort=-company')
    writeFilter(filter, choices, address)
    expect(readFilter(new URLSearchParams(address.toString()), choices)).toEqual(filter)
    expect(address.get('sort')).toBe('-company')
  })

  it('stays empty for a filter that does not narrow the list', () => {
    const address = new URLSearchParams('q=x&voice=male')
    writeFilter({}, choices, address)
    expect(address.size).toBe(0)
  })

  it('ignores values that it does not know', () => {
    const address = new URLSearchParams(
      'voice=robot&character=1&documents=all&tab=x&from=gestern&to=',
    )
    expect(isFiltering(readFilter(address, choices))).toBe(false)
  })
})
