import { beforeAll, describe, expect, it } from 'vitest'
import { createAccount, createAccountWithKey, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'

const conditions = (count: number) =>
  Array.from({ length: count }, (_, index) => `where[or][${index}][slug][equals]=x${index}`)

const asJson = (count: number) =>
  `where=${encodeURIComponent(
    JSON.stringify({
      or: Array.from({ length: count }, (_, n) => ({ slug: { equals: `x${n}` } })),
    }),
  )}`

const nested = (depth: number) =>
  `where=${'{"and":['.repeat(depth)}{"slug":{"equals":"x"}}${']}'.repeat(depth)}`

/**
 * Returns the status and the CPU milliseconds of this thread, which other processes do not affect.
 */
async function measure(path: string, headers?: Record<string, string>) {
  const before = process.threadCpuUsage()
  const { status } = await callRest('GET', path, { headers })
  const { user, system } = process.threadCpuUsage(before)
  return { status, time: (user + system) / 1000 }
}

describe('an anonymous query', () => {
  beforeAll(async () => {
    await cms()
    // The first request also initializes what later ones reuse.
    await callRest('GET', 'personas')
  })

  it('with thousands of conditions blocks the server for less than a second', async () => {
    const { status, time } = await measure(`personas?${asJson(3000)}`)
    expect(time).toBeLessThan(1000)
    expect(status).toBe(400)
  })

  it('with the maximum number of conditions is answered within a second', async () => {
    const { status, time } = await measure(`features?${conditions(100).join('&')}`)
    expect(time).toBeLessThan(1000)
    expect(status).toBe(200)
  })

  it.each([
    ['more conditions than a person types', conditions(101).join('&')],
    ['conditions as JSON', asJson(1)],
    ['conditions nested thousands of levels deep', nested(5000)],
    ['brackets nested deeper than a query needs', `where${'[and][0]'.repeat(6)}[slug][equals]=x`],
    ['a long path', `where[${'a.'.repeat(200)}][equals]=x`],
    ['a path of many steps', `where[${'image.'.repeat(12)}alt][equals]=x`],
    ['many fields to sort by', `sort=${Array.from({ length: 50 }, () => 'slug').join(',')}`],
    ['a huge limit', 'limit=1000000000'],
    ['no limit', 'limit=0'],
    ['a negative limit', 'limit=-1'],
    ['a limit that is not a number', 'limit=many'],
    ['an infinite limit', 'limit=Infinity'],
    ['pagination=false', 'pagination=false'],
    ['relations of relations', 'depth=10'],
    ['an impossible page', 'page=1e300'],
    ['joins', 'joins[any][limit]=1000'],
    ['a replacement for the stored document', 'data={"image":1}'],
    ['every language at once', 'flattenLocales=true'],
    ['an invalid condition', 'where=abc'],
    ['a search by distance', 'where[slug][near]=1'],
    ['a parameter with an empty name', '[where][slug][equals]=x'],
    ['a megabyte of text', `where[slug][equals]=${'x'.repeat(1_000_000)}`],
  ])('with %s is rejected with a message', async (_name, query) => {
    const response = await callRest('GET', `testimonials?${query}`)
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(errors[0].message).toMatch(/\w.*\.$/)
  })

  it.each([
    'limit=100&page=2&depth=1&sort=-updatedAt&locale=en',
    'where[and][0][slug][equals]=x&where[and][1][rating][greater_than]=4',
    'where[slug][in]=a,b,c&select[name]=true&draft=false',
    'where[slug][in][0]=a&where[slug][in][1]=b',
    'populate[media][alt]=true&fallback-locale=none',
  ])('within the limits is answered: %s', async (query) => {
    expect((await callRest('GET', `testimonials?${query}`)).status).toBe(200)
  })

  it.each(['and', 'or'])(
    'whose conditions (%s) are not a list does not cause a server error',
    async (name) => {
      for (const list of [
        'payload-locked-documents',
        'testimonials',
        'payload-preferences',
        'users',
      ]) {
        const { status } = await callRest('GET', `${list}?where[${name}][x]=1`)
        expect(status, list).toBeLessThan(500)
      }
    },
  )

  it('has the same limits with a forged session, and is rejected with a forged API key', async () => {
    const path = `personas?${conditions(101).join('&')}`
    for (const [headers, status] of [
      [{ Cookie: 'payload-token=made-up' }, 400],
      [{ Authorization: 'JWT made-up' }, 400],
      [{ Authorization: 'users API-Key made-up' }, 403],
    ] as [Record<string, string>, number][]) {
      expect((await measure(path, headers)).status, Object.values(headers)[0]).toBe(status)
    }
  })
})

describe('a query by staff', () => {
  it("may name as many documents as the CMS's relationship fields do", async () => {
    const editor = await createAccount('editor')
    const ids = Array.from({ length: 900 }, (_, index) => `where[id][not_in][${index}]=${index}`)
    const query = [...ids, 'limit=500', 'depth=0'].join('&')
    expect((await measure(`personas?${query}`, editor.headers)).status).toBe(200)
    await removeAccounts(editor)
  })

  it.each([
    ['related documents', 'testimonials', 'image.alt'],
    ['rows of lists', 'features', 'benefits.text'],
  ])(
    'may have only a few conditions on %s because each one is a join',
    async (_name, list, path) => {
      const editor = await createAccount('editor')
      const query = (count: number) =>
        Array.from({ length: count }, (_, n) => `where[or][${n}][${path}][like]=a${n}`).join('&')
      expect((await measure(`${list}?${query(10)}`, editor.headers)).status).toBe(200)
      expect((await measure(`${list}?${query(11)}`, editor.headers)).status).toBe(400)
      await removeAccounts(editor)
    },
  )

  it('may search texts with only a few short patterns', async () => {
    const editor = await createAccount('editor')
    const patterns = (count: number, text: string) =>
      Array.from({ length: count }, (_, n) => `where[or][${n}][description][like]=${text}${n}`)
    const asJsonText = `where=${encodeURIComponent(
      JSON.stringify({ or: [{ description: { contains: 'a'.repeat(201) } }] }),
    )}`
    for (const [query, expected] of [
      [patterns(20, 'a').join('&'), 200],
      [patterns(1, 'a%20'.repeat(59)).join('&'), 200],
      [patterns(2, 'a%20'.repeat(30)).join('&'), 400],
      [patterns(1, 'a'.repeat(200)).join('&'), 400],
      [asJsonText, 400],
    ] as const) {
      const { status } = await callRest('GET', `features?${query}`, { headers: editor.headers })
      expect([query.slice(0, 80), status]).toEqual([query.slice(0, 80), expected])
    }
    await removeAccounts(editor)
  })

  it('may not nest conditions in `contains`, which Payload does not validate', async () => {
    const key = await createAccountWithKey('admin')
    for (const query of [
      'where[uploadedFiles][contains][onboarding][contains][notes][like]=x',
      'where[uploadedFiles][contains][onboarding__][contains][notes][like]=x',
    ]) {
      const { status } = await callRest('GET', `voice-bot-onboardings?${query}`, key)
      expect([query, status]).toEqual([query, 400])
    }
    await removeAccounts(key)
  })

  it.each(['limit[]=1&limit[]=2', 'page[]=1&page[]=2'])(
    'may not have several values for its page: %s',
    async (query) => {
      const [key, editor] = [await createAccountWithKey('admin'), await createAccount('editor')]
      expect((await callRest('GET', `voice-bot-onboardings?${query}`, key)).status).toBe(400)
      expect((await callRest('GET', `features?${query}`, editor)).status).toBe(400)
      await removeAccounts(key, editor)
    },
  )

  it('may compare with only a few words because each one costs the database', async () => {
    const editor = await createAccount('editor')
    const words = Array.from({ length: 60_000 }, (_, n) => n.toString(36)).join(' ')
    const json = encodeURIComponent(JSON.stringify({ slug: { like: words } }))
    for (const query of [
      `where[slug][like]=${words.slice(0, 200_000)}`,
      `where=${json.slice(0, 200_000)}`,
    ]) {
      const { status, time } = await measure(`personas?${query}`, editor.headers)
      expect(status).toBe(400)
      expect(time).toBeLessThan(1000)
    }
    const list = `where[id][not_in]=${Array.from({ length: 900 }, (_, n) => n).join(',')}`
    expect((await measure(`personas?${list}`, editor.headers)).status).toBe(200)
    await removeAccounts(editor)
  })

  it('reads versions in pages because each version contains a whole document', async () => {
    const editor = await createAccount('editor')
    for (const [query, expected] of [
      ['limit=20', 200],
      ['limit=0', 400],
      ['limit=21', 400],
      ['pagination=false', 400],
      // Payload reads these like the ones above.
      ['[limit]=0', 400],
      ['[pagination]=false', 400],
    ] as const) {
      for (const list of ['features/versions', 'globals/landing/versions']) {
        const { status } = await callRest('GET', `${list}?${query}`, { headers: editor.headers })
        expect([list, query, status]).toEqual([list, query, expected])
      }
    }
    await removeAccounts(editor)
  })

  it('has limits too, because a login may be stolen', async () => {
    const editor = await createAccount('editor')
    const { status, time } = await measure(`personas?${asJson(20_000)}`, editor.headers)
    expect(status).toBe(400)
    expect(time).toBeLessThan(1000)
    await removeAccounts(editor)
  })
})
