import type { FlattenedField } from 'payload'
import { locales } from '../../src/i18n/locales.ts'
import type { Doc } from '../../src/lib/content/stored-values.ts'

/** Keys of a request that Payload and the hooks of accounts read although they are no fields. */
const keysWithoutField = ['id', 'password', 'currentPassword']

/** Keys of a related document. Payload stores only its id. */
const keysOfReference = ['id', 'relationTo', 'value']

/**
 * Deletes everything from a request's data that is no field. Payload ignores such keys, but a bulk
 * update copies them once per document, and a key `__proto__` becomes the prototype of the copy:
 * its values would be visible only after the checks of the hooks.
 */
export function dropUnknown(
  fields: FlattenedField[],
  data: Doc,
  otherKeys: readonly string[] = keysWithoutField,
): void {
  const byName = new Map(fields.map((field) => [field.name, field]))
  for (const [key, value] of Object.entries(data)) {
    const field = byName.get(key)
    if (field) dropBelow(field, value)
    else if (!otherKeys.includes(key)) delete data[key]
  }
}

function dropBelow(field: FlattenedField, value: unknown): void {
  if (Array.isArray(value)) {
    for (const each of value) dropBelow(field, each)
  } else if (typeof value === 'object' && value !== null) {
    if (field.type === 'upload' || field.type === 'relationship') {
      dropUnknown([], value as Doc, keysOfReference)
    } else if ('flattenedFields' in field) {
      const byLanguage = 'localized' in field && field.localized ? locales : []
      for (const locale of byLanguage) dropBelow(field, (value as Doc)[locale])
      dropUnknown(field.flattenedFields, value as Doc, byLanguage)
    }
  }
}

/** Returns whether data has more than `max` values, those of objects and lists included. */
export function hasMoreValues(data: Doc, max: number): boolean {
  let count = 0
  const pending: object[] = [data]
  for (let each = pending.pop(); each; each = pending.pop()) {
    const values = Object.values(each)
    count += values.length
    if (count > max) return true
    for (const value of values) {
      if (typeof value === 'object' && value !== null) pending.push(value)
    }
  }
  return false
}
