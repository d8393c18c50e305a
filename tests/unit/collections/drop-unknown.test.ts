import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { dropUnknown } from '../../../collections/hooks/drop-unknown.ts'

const title = { name: 'title', type: 'text', localized: true } as FlattenedField
const image = { name: 'image', type: 'upload', relationTo: 'media' } as FlattenedField
const items = { name: 'items', type: 'array', flattenedFields: [title, image] }
const group = { name: 'group', type: 'group', flattenedFields: [items] }
const byLanguage = { name: 'byLanguage', type: 'group', localized: true, flattenedFields: [title] }
const fields = [title, image, items, group, byLanguage] as FlattenedField[]

/** Returns JSON as the site receives it, where `__proto__` is an ordinary key. */
const received = (json: string) => JSON.parse(json.replaceAll('PROTO', '"__proto__":{"title":1}'))

describe('dropUnknown', () => {
  it.each([
    ['{"title":"a","junk":[{}],PROTO}', { title: 'a' }],
    ['{"title":{"de":"a","en":"b"}}', { title: { de: 'a', en: 'b' } }],
    ['{"items":[{"title":"a","junk":1,PROTO},null]}', { items: [{ title: 'a' }, null] }],
    ['{"group":{"items":[{"junk":1}],PROTO,"junk":1}}', { group: { items: [{}] } }],
    ['{"byLanguage":{"de":{"title":"a",PROTO},"x":1}}', { byLanguage: { de: { title: 'a' } } }],
    ['{"image":{"id":1,"junk":[{}],PROTO}}', { image: { id: 1 } }],
  ])('deletes from %s what is no field', (json, expected) => {
    const data = received(json)
    dropUnknown(fields, data)
    expect(data).toStrictEqual(expected)
    expect(JSON.stringify(data)).toBe(JSON.stringify(expected))
  })

  it('keeps the passwords of an account and the id', () => {
    const data = {
      id: 1,
      password: 'a',
      currentPassword: 'b',
      image: { relationTo: 'c', value: 2 },
    }
    dropUnknown(fields, data)
    expect(Object.keys(data)).toEqual(['id', 'password', 'currentPassword', 'image'])
    expect(data.image).toEqual({ relationTo: 'c', value: 2 })
  })
})
