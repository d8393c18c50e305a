import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { inPageLanguage } from '../../src/lib/cms/page-language.ts'
import { parseArguments, serverFunctionCaller } from '../../src/lib/http/server-functions.ts'
import type { User } from '../../src/payload-types.ts'
import { createAccount, removeAccounts } from '../support/accounts.ts'
import { cms } from '../support/cms.ts'
import { adminHeaders } from '../support/stored-submissions.ts'

it("only logged-in staff can call the CMS's server functions, and only by their own names", async () => {
  const payload = await cms()
  const apiKey = randomUUID()
  const email = `${randomUUID()}@example.com`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: 'a-long-password', role: 'admin', enableAPIKey: true, apiKey },
  })
  const staff = new Headers(await adminHeaders())
  const key = new Headers({ Authorization: `users API-Key ${apiKey}` })

  expect(await serverFunctionCaller('form-state', staff)).toMatchObject({ role: 'admin' })
  for (const name of [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'nothing',
    // It would schedule publications of any document without a limit.
    'schedule-publish',
    // It would cache something for every text in its `schemaPath`; none of our forms calls it.
    'render-field',
    '',
    5,
    {},
  ]) {
    expect(await serverFunctionCaller(name, staff)).toBeUndefined()
  }
  for (const headers of [key, new Headers()]) {
    for (const name of ['form-state', 'render-list', 'constructor']) {
      expect(await serverFunctionCaller(name, headers)).toBeUndefined()
    }
  }
  await payload.delete({ collection: 'users', id })
})

describe('a server function', () => {
  let user: User
  beforeEach(async () => {
    const account = await createAccount('editor')
    user = await (await cms()).findByID({ collection: 'users', id: account.id })
    return () => removeAccounts(account)
  })

  /** Resolves to the languages that a function finds, as Payload does, which a page in this language calls. */
  const languagesIn = (locale: string) =>
    inPageLanguage(
      new Headers({ Referer: `https://example.com/admin/collections/features/1?locale=${locale}` }),
      chosenLanguages,
    )

  async function chosenLanguages() {
    const where: Where = {
      and: [{ key: { equals: 'locale' } }, { 'user.value': { equals: user.id } }],
    }
    const { docs } = await (await cms()).find({ collection: 'payload-preferences', where })
    return docs.map(({ value }) => value)
  }

  it('has the language of its page, whatever other windows of the account choose', async () => {
    expect(await languagesIn('ro')).toEqual(['ro'])
    const owner = { relationTo: 'users', value: user.id } as const
    const data = { key: 'locale', value: 'en', user: owner }
    await (await cms()).create({ collection: 'payload-preferences', data, user })
    const called = Array.from({ length: 20 }, (_, index) => locales[index % 3] ?? 'de')
    expect((await Promise.all(called.map(languagesIn))).flat()).toEqual(called)
    expect(await chosenLanguages()).toEqual(['en'])
  })
})

it('a server function is not called with an oversized name or query', async () => {
  const list = {
    collectionSlug: 'media',
    query: { where: { alt: { like: 'a' } } },
    drawerSlug: 'x',
  }
  expect(await parseArguments(list)).toEqual(list)
  const long = 'x '.repeat(60_000)
  for (const wrong of [
    { collectionSlug: long },
    { globalSlug: long },
    { collectionSlug: 'no-collection' },
    // Payload would cache something for every list.
    { collectionSlug: ['media', 'features'] },
    { widgetSlug: 'no-widget' },
    { id: [1] },
    { query: { where: { alt: { like: long } } } },
  ]) {
    expect(await parseArguments({ ...list, ...wrong })).toBeUndefined()
  }
})

it('a form may not have more rows than REST accepts', async () => {
  const form = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({ id: `r${index}` }))
    return { collectionSlug: 'personas', operation: 'update', data: { page: { faq: { items } } } }
  }
  expect(await parseArguments(form(200))).toEqual(form(200))
  expect(await parseArguments(form(2000))).toBeUndefined()
})
