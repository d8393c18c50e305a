import { expect, it } from 'vitest'
import { isWithinArgumentLimits } from '../../../src/lib/http/argument-limits.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }))
const data = (items: unknown) => ({
  collectionSlug: 'personas',
  data: { page: { faq: { items } } },
})

/** As React decodes a request that references the same part repeatedly, or a part inside itself. */
function repeated(): unknown {
  let part: unknown[] = ['x']
  for (let level = 0; level < 30; level++) part = [part, part]
  return part
}

function circular(): unknown {
  const part: { part?: unknown } = {}
  part.part = part
  return part
}

/** As the CMS's form sends a list of the maximum length with two empty texts in each row. */
const form = Object.fromEntries([
  ['page.faq.items', { rows: rows(200), errorPaths: rows(400).map(({ id }) => id) }],
  ...rows(200).map((_, index) => [`page.faq.items.${index}.question`, { value: '' }]),
])

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { in: nested(depth - 1) })

it.each([
  ['as many rows as REST takes', data(rows(200))],
  ['a date and what is not set', { date: new Date(), a: undefined, b: null, c: 1, d: true }],
  ['a long text of many paragraphs', { body: { root: { children: rows(2000) } } }],
  ['the form of a document as large as REST takes', { formState: form }],
  ['the fields of a row', { formState: { 'page.faq.items.199.question': { value: 'Wann?' } } }],
])('%s is within the limit', (_, args) => expect(isWithinArgumentLimits(args)).toBe(true))

it.each([
  ['more rows than REST takes', data(rows(201))],
  ['many lists of rows', data(rows(4).map(() => ({ points: rows(200) })))],
  ['a row with a high number', { formState: { 'page.faq.items.200.question': {} } }],
  ['the same, written in another way', { formState: { 'page.faq.items.1e9.question': {} } }],
  [
    'many lists in the rows of a form',
    {
      formState: Object.fromEntries(
        Array.from({ length: 4 }, (_, index) => [`items.${index}.points.199.text`, {}]),
      ),
    },
  ],
  ['a long text', { value: 'x'.repeat(100_001) }],
  ['a long name', { ['x'.repeat(201)]: 1 }],
  ['a name of many steps', { ['a.'.repeat(30)]: 1 }],
  ['a deep value', { value: nested(100) }],
  ['a value in itself', { value: circular() }],
  ['a part that is repeated', { children: repeated() }],
  ['a promise', { value: Promise.resolve(1) }],
  ['a file', { value: new Blob(['x']) }],
  ['a map', { value: new Map() }],
  ['a large integer', { value: 1n }],
])('%s exceeds the limit', (_, args) => expect(isWithinArgumentLimits(args)).toBe(false))

it('an object with too many values is not read, because its first one may be the object itself', () => {
  let reads = 0
  const large: Record<string, unknown> = {
    get self() {
      reads++
      return large
    },
  }
  for (let index = 0; index < 100_001; index++) large[`value${index}`] = 0
  expect(isWithinArgumentLimits(large)).toBe(false)
  expect(reads).toBe(0)
})
