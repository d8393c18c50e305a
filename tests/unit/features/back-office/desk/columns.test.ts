import type { Row as TableRow } from '@tanstack/react-table'
import { describe, expect, it } from 'vitest'
import { alphabetical } from '../../../../../src/features/back-office/desk/components/columns.tsx'
import type { Row } from '../../../../../src/features/back-office/desk/filter.ts'
import type { Entry } from '../../../../../src/features/back-office/desk/types.ts'

const row = (text: string) => ({ getValue: () => text }) as unknown as TableRow<Row<Entry>>

const sorted = (...texts: string[]) =>
  texts
    .map((text) => ({ text, row: row(text) }))
    .sort((a, b) => alphabetical(a.row, b.row, 'contact'))
    .map(({ text }) => text)

describe('the rows of a desk', () => {
  it('are sorted like a German list', () => {
    expect(sorted('Zimt', 'Salon 10', 'Öko', 'salon 9', 'Ofen')).toEqual([
      ...['Ofen', 'Öko', 'salon 9', 'Salon 10', 'Zimt'],
    ])
  })

  it('are compared by their first 100 characters, because comparing marks takes quadratic time', () => {
    const start = 'a\u0301\u0323'.repeat(40).slice(0, 100)
    expect(alphabetical(row(`${start}b`), row(`${start}a`), 'contact')).toBe(0)
  })
})
