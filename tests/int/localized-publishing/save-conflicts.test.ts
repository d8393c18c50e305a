import { beforeAll, describe, expect, it } from 'vitest'
import {
  knownSaveHeader,
  saveIdHeader,
} from '../../../src/plugins/localized-publishing/known-save.ts'
import { callRest } from '../../support/call-rest.ts'
import { cms } from '../../support/cms.ts'
import { setUpEditor } from '../../support/editor-context.ts'
import { admin } from '../../support/product.ts'
import { startSession } from '../../support/session.ts'

setUpEditor()

let paths: Record<string, string>

beforeAll(async () => {
  const payload = await cms()
  const first = async (collection: 'personas' | 'media' | 'features') =>
    (await payload.find({ collection, limit: 1, depth: 0 })).docs[0]?.id
  paths = {
    persona: `personas/${await first('personas')}`,
    picture: `media/${await first('media')}`,
    feature: `features/${await first('features')}`,
    landing: 'globals/landing',
    claims: 'globals/claims',
    mails: 'globals/mails',
  }
})

type Saved = { status: number; savedAt: string; error?: { message: string; data?: object } }

/** A window with a form, which knows the time of its own last save. */
async function openWindow(path: string) {
  const session = await startSession(admin.email)
  const call = async (method: string, query: string, body?: object, known?: string) => {
    const headers = { ...session, ...(known && { [knownSaveHeader]: known }) }
    const response = await callRest(method, path + query, { headers, body })
    const { doc, errors, result, updatedAt } = await response.json()
    const savedAt: string = (doc ?? result)?.updatedAt ?? updatedAt
    return { status: response.status, savedAt, error: errors?.[0] } satisfies Saved
  }
  let known = (await call('GET', '?draft=true&depth=0&locale=de')).savedAt
  const save = async (query: string, body: object): Promise<Saved> => {
    const method = path.startsWith('globals/') ? 'POST' : 'PATCH'
    const saved = await call(method, `?depth=0&${query}`, body, known)
    if (saved.status === 200 && saved.savedAt > known) known = saved.savedAt
    return saved
  }
  const autosave = (locale = 'de') =>
    save(`draft=true&autosave=true&locale=${locale}`, { _status: 'draft' })
  const discard = async () => {
    const { savedAt, status } = await call('POST', '/discard-draft?locale=de', undefined, known)
    if (savedAt > known) known = savedAt
    return status
  }
  const restore = async (version: unknown) => {
    const headers = { ...session, [knownSaveHeader]: known }
    const collection = path.split('/')[0]
    return (await callRest('POST', `${collection}/versions/${version}?locale=all`, { headers }))
      .status
  }
  return { autosave, discard, restore, save }
}

/** A form that gets no responses, so that it never knows its own saves. */
async function openFormWithoutResponses(path: string) {
  const session = await startSession(admin.email)
  const loaded = await callRest('GET', `${path}?draft=true&depth=0`, { headers: session })
  const headers = { ...session, [knownSaveHeader]: (await loaded.json()).updatedAt }
  const call = async (method: string, query: string, id: string | undefined, body?: object) => {
    const marked = { ...headers, ...(id && { [saveIdHeader]: id }) }
    return (await callRest(method, query, { headers: marked, body })).status
  }
  const method = path.startsWith('globals/') ? 'POST' : 'PATCH'
  const autosave = `${path}?depth=0&draft=true&autosave=true&locale=de`
  const versions = path.replace(/\d+$/, 'versions')
  return {
    save: (id?: string) => call(method, autosave, id, { _status: 'draft' }),
    discard: (id: string) => call('POST', `${path}/discard-draft?locale=de`, id),
    restore: (version: unknown, id: string) =>
      call('POST', `${versions}/${version}?locale=all`, id),
  }
}

describe.each(['persona', 'picture', 'landing', 'claims', 'mails'])('a form of: %s', (name) => {
  it('is rejected if it does not know the last save, and changes nothing', async () => {
    const [one, other] = [await openWindow(paths[name] ?? ''), await openWindow(paths[name] ?? '')]
    expect((await one.autosave()).status).toBe(200)
    const rejected = await other.autosave()
    expect(rejected).toMatchObject({
      status: 409,
      error: {
        message: 'Nicht gespeichert: Dieser Inhalt wurde inzwischen woanders geändert.',
        data: { savedAt: expect.any(String) },
      },
    })
    expect((await one.autosave()).status).toBe(200)
  })

  it('can save after each of its own saves', async () => {
    const { autosave, save } = await openWindow(paths[name] ?? '')
    const published = { _status: 'published' }
    const statuses = [
      await autosave(),
      await autosave(),
      await save('locale=de&publishSpecificLocale=de', published),
      await autosave('en'),
      await save('locale=en&publishAllLocales=true', published),
      await autosave('de'),
      await save('locale=de', { _status: 'draft' }),
      await autosave('de'),
    ].map(({ status }) => status)
    // Some may not be unpublished.
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([])
  })

  it('is not rejected because of its own saves whose responses were lost', async () => {
    const { save } = await openFormWithoutResponses(paths[name] ?? '')
    // A browser sends a request again if the connection ends before the response.
    expect(await Promise.all([save('form.1'), save('form.1')])).toEqual([200, 200])
    expect(await save('form.2')).toBe(200)
    expect(await save('form.1'), 'an earlier save that arrives later').toBe(409)
    expect(await save('other.3'), 'a save of another form').toBe(409)
    expect((await (await openWindow(paths[name] ?? '')).autosave()).status).toBe(200)
    expect(await save('form.3'), 'a save after one of somebody else').toBe(409)
  })
})

it.each(['persona', 'landing'])('a form of: %s can discard a draft again', async (name) => {
  expect((await (await openWindow(paths[name] ?? '')).autosave()).status).toBe(200)
  const { discard, save } = await openFormWithoutResponses(paths[name] ?? '')
  expect(await discard('form.1')).toBe(200)
  expect(await discard('form.1')).toBe(200)
  expect(await save('form.2')).toBe(200)
})

it.each([
  [
    'contact-requests',
    { name: 'Ana', email: 'ana@example.com', message: 'Olá', status: 'new' },
    { notes: 'Rückruf' },
  ],
  [
    'users',
    { email: 'eva@example.com', password: 'correct-horse-battery', role: 'editor' },
    { name: 'Eva' },
  ],
] as const)(
  'a form of %s is rejected if it does not know the last save',
  async (collection, data, change) => {
    const { id } = await (await cms()).create({ collection, data: data as never })
    const path = `${collection}/${id}`
    const [one, other] = [await openWindow(path), await openWindow(path)]
    expect((await one.save('', change)).status).toBe(200)
    expect((await other.save('', change)).status).toBe(409)
    expect((await one.save('', change)).status).toBe(200)
  },
)

it.each(['persona', 'landing'])(
  'a form of: %s cannot discard what it does not show',
  async (name) => {
    const [one, other] = [await openWindow(paths[name] ?? ''), await openWindow(paths[name] ?? '')]
    expect((await one.autosave()).status).toBe(200)
    expect(await other.discard()).toBe(409)
    expect(await one.discard()).toBe(200)
    expect((await one.autosave()).status).toBe(200)
  },
)

async function lastVersionOf(path: string): Promise<unknown> {
  const { docs } = await (await cms()).findVersions({
    collection: 'personas',
    where: { parent: { equals: Number(path.split('/')[1]) } },
    sort: '-updatedAt',
    limit: 1,
  })
  return docs[0]?.id
}

it('a version can be restored again, because the response was lost', async () => {
  const path = paths.persona ?? ''
  const version = await lastVersionOf(path)
  expect((await (await openWindow(path)).autosave()).status).toBe(200)
  const { restore } = await openFormWithoutResponses(path)
  expect(await restore(version, 'panel.0')).toBe(200)
  expect(await restore(version, 'panel.0')).toBe(200)
  expect(await restore(version, 'other.0'), 'by another page').toBe(409)
})

it('a version is not restored if the document was saved since its page was loaded', async () => {
  const path = paths.persona ?? ''
  const version = await lastVersionOf(path)
  const [editor, page] = [await openWindow(path), await openWindow(path)]
  expect((await editor.autosave()).status).toBe(200)
  expect(await page.restore(version)).toBe(409)
  expect(await (await openWindow(path)).restore(version)).toBe(200)
})

it('a form that still has the text of a discarded draft cannot save it', async () => {
  const path = paths.persona ?? ''
  const [one, other] = [await openWindow(path), await openWindow(path)]
  await one.save('draft=true&autosave=true&locale=de', { motto: 'Halb fertig', _status: 'draft' })
  await other.save('draft=true&locale=de', {})
  const reloaded = await openWindow(path)
  expect(await reloaded.discard()).toBe(200)
  expect((await one.autosave()).status).toBe(409)
  expect((await reloaded.autosave()).status).toBe(200)
})

describe('a form that does not know a text cannot replace it after its', () => {
  const title = 'Anderer Titel'
  type Act = () => Promise<{ status: number }>

  it.each<[string, (path: string) => Promise<Act>]>([
    [
      'publication in one language',
      async (path) => {
        const { save } = await openWindow(path)
        return () => save('locale=de&publishSpecificLocale=de', { title, _status: 'published' })
      },
    ],
    [
      'unpublishing in one language',
      async (path) => {
        const { save } = await openWindow(path)
        return () => save('locale=de', { title, _status: 'draft' })
      },
    ],
    [
      'restoration',
      async (path) => {
        const { save } = await openWindow(path)
        const publish = (text: string) =>
          save('locale=de&publishSpecificLocale=de', { title: text, _status: 'published' })
        await publish(title)
        const { docs } = await (await cms()).findVersions({
          collection: 'features',
          where: { parent: { equals: Number(path.split('/')[1]) } },
          locale: 'de',
          limit: 1,
        })
        await publish('Noch ein Titel')
        const headers = await startSession(admin.email)
        return () => callRest('POST', `features/versions/${docs[0]?.id}?locale=de`, { headers })
      },
    ],
  ])('%s', async (_, prepare) => {
    const path = paths.feature ?? ''
    const act = await prepare(path)
    const window = await openWindow(path)
    expect((await act()).status).toBe(200)
    const stale = { title: 'Früherer Titel', _status: 'draft' }
    expect((await window.save('draft=true&autosave=true&locale=de', stale)).status).toBe(409)
  })
})
