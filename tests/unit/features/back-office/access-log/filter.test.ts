import { expect, it } from 'vitest'
import { readFilter } from '../../../../../src/features/back-office/access-log/filter.ts'

it.each(['2026-02-30', '0000-01-01', '2026-13-01', 'yesterday'])(
  'the filter ignores a date that does not exist: %s',
  (from) => {
    expect(readFilter(new URLSearchParams({ from })).from).toBeUndefined()
  },
)

it("the filter strips characters that PostgreSQL cannot search from the person's name", () => {
  const filter = readFilter(new URLSearchParams({ person: 'ana\0@example.com', to: '2028-02-29' }))
  expect(filter).toMatchObject({ person: 'ana@example.com', to: '2028-02-29' })
})
