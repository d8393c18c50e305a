import { expect, it } from 'vitest'
import {
  documentAt,
  editPathOf,
} from '../../../../../src/features/editing/click-to-edit/protocol.ts'

it.each([
  ['/admin/globals/landing', 'globals/landing'],
  ['/admin/collections/legal-pages/3', 'legal-pages/3'],
])('recognizes %s as the form of %s', (path, document) => {
  expect(documentAt(path)).toBe(document)
  expect(editPathOf(document)).toBe(path)
})

it.each([
  '/admin',
  '/admin/collections/features',
  '/admin/collections/features/create',
  '/admin/collections/features/3/versions',
  '/preview/de',
])('does not recognize %s as a form', (path) => expect(documentAt(path)).toBeUndefined())
