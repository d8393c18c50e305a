import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { limitLength } from '../../../../src/plugins/localized-publishing/limit-length.ts'

const text = (name: string, more = {}) => ({ name, type: 'text', ...more }) as FlattenedField

const collection = {
  slug: 'pages',
  labels: { singular: { de: 'Seite', en: 'Page' } },
  admin: { useAsTitle: 'id' },
  flattenedFields: [
    text('title', { localized: true }),
    { name: 'rows', type: 'array', flattenedFields: [text('line')] } as unknown as FlattenedField,
    text('savedBy'),
  ],
}

const save = (data: object, { locale = 'pt', originalDoc = {}, maxLength = 150_000 } = {}) =>
  limitLength(maxLength)({
    collection,
    data,
    originalDoc,
    req: { locale, i18n: { language: 'de' } },
  } as never)

const long = 'x'.repeat(100_000)
const tooLong = 'Portugiesisch: Seite ist zu lang: Höchstens 150\u00a0000 Zeichen sind erlaubt.'

it('rejects a draft whose texts are too long together', () => {
  expect(save({ title: long })).toEqual({ title: long })
  const rows = [{ line: long }, { line: long }]
  expect(() => save({ rows })).toThrow(tooLong)
  expect(() => save({ title: long, rows: [{ line: long }] })).toThrow(tooLong)
})

it('uses the limit of the collection', () => {
  const short = { maxLength: 100 }
  expect(() => save({ title: 'x'.repeat(100) }, short)).not.toThrow()
  expect(() => save({ title: 'x'.repeat(101) }, short)).toThrow('Höchstens 100 Zeichen')
})

it('counts the nodes of a draft as well, not only its characters', () => {
  const nodes = (count: number) => Array.from({ length: count }, () => ({ type: 'tab' }))
  expect(() => save({ rows: nodes(10_000) })).not.toThrow()
  expect(() => save({ rows: nodes(12_000) })).toThrow(tooLong)
})

it('counts each language on its own when all are written at once', () => {
  const all = { locale: 'all' }
  expect(() => save({ title: { de: long, pt: long } }, all)).not.toThrow()
  expect(() => save({ title: { de: 'x', pt: long + long } }, all)).toThrow(tooLong)
})

it('accepts a change that does not make a longer document even longer', () => {
  const originalDoc = { title: long + long, savedBy: 'Mara' }
  expect(() => save({ ...originalDoc, savedBy: 'A longer name' }, { originalDoc })).not.toThrow()
  expect(() => save({ title: long + long.slice(1) }, { originalDoc })).not.toThrow()
  expect(() => save({ title: `${long}${long}x` }, { originalDoc })).toThrow(tooLong)
})
