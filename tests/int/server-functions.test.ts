import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { mayCallServerFunction, parseArguments } from '../../src/lib/http/server-functions.ts'
import { cms } from '../support/cms.ts'
import { adminHeaders } from '../support/stored-submissions.ts'

it('only the staff in person may call the CMS’s server functions, and only by their own names', async () => {
  const payload = await cms()
  const apiKey = randomUUID()
  const email = `${randomUUID()}@example.com`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: 'a-long-password', role: 'admin', enableAPIKey: true, apiKey },
  })
  const staff = new Headers(await adminHeaders(payload))
  const key = new Headers({ Authorization: `users API-Key ${apiKey}` })

  expect(await mayCallServerFunction('form-state', staff)).toBe(true)
  for (const name of [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'nothing',
    '',
    5,
    {},
  ]) {
    expect(await mayCallServerFunction(name, staff)).toBe(false)
  }
  for (const headers of [key, new Headers()]) {
    for (const name of ['form-state', 'render-list', 'schedule-publish', 'constructor']) {
      expect(await mayCallServerFunction(name, headers)).toBe(false)
    }
  }
  await payload.delete({ collection: 'users', id })
})

it('a plan is for a document or a global that can be planned, at a date, and nothing else', async () => {
  const date = new Date()
  const doc = { relationTo: 'personas', value: '1' }
  const plan = { type: 'publish', date, doc, localeToPublish: 'ro', timezone: 'Europe/Berlin' }
  const parse = (args: object) => parseArguments('schedule-publish', { ...args })
  for (const valid of [
    plan,
    { type: 'unpublish', date, global: 'site-settings' },
    { deleteID: 5 },
  ]) {
    expect(await parse(valid)).toEqual(valid)
  }
  const long = 'x'.repeat(950_000)
  for (const wrong of [
    { type: long },
    { date: 'tomorrow' },
    { date: new Date(Number.NaN) },
    { doc: undefined },
    { global: 'site-settings' },
    { doc: { ...doc, relationTo: 'users' } },
    { doc: { ...doc, value: long } },
    { doc: { ...doc, note: long } },
    { global: long, doc: undefined },
    { localeToPublish: 'fr' },
    { timezone: 'Mars/Olympus' },
    { timezone: long },
    { note: long },
  ]) {
    expect([Object.keys(wrong), await parse({ ...plan, ...wrong })]).toEqual([
      Object.keys(wrong),
      undefined,
    ])
  }
})

it('no function is called with a name or a query that nobody types', async () => {
  const list = {
    collectionSlug: 'media',
    query: { where: { alt: { like: 'a' } } },
    drawerSlug: 'x',
  }
  expect(await parseArguments('render-list', list)).toEqual(list)
  const long = 'x '.repeat(60_000)
  for (const wrong of [
    { collectionSlug: long },
    { globalSlug: long },
    { query: { where: { alt: { like: long } } } },
  ]) {
    expect(await parseArguments('render-list', { ...list, ...wrong })).toBeUndefined()
  }
})

it('no form has more rows than REST takes', async () => {
  const form = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({ id: `r${index}` }))
    return { collectionSlug: 'personas', operation: 'update', data: { page: { faq: { items } } } }
  }
  expect(await parseArguments('form-state', form(200))).toEqual(form(200))
  for (const name of ['form-state', 'render-document', 'render-field', 'table-state']) {
    expect(await parseArguments(name, form(2000))).toBeUndefined()
  }
})
