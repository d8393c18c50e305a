import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publishMessages } from '../../src/features/publish/messages.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { seed } from '../../src/seed/index.ts'
import { cms, outsideNext } from '../support/cms.ts'
import { type Answer, restAs } from '../support/in-process.ts'

type Data = Record<string, unknown>
type Thing = 'personas' | 'features' | 'testimonials' | 'legal-pages' | 'page-meta'

let payload: Payload
let user: never
let rest: Awaited<ReturnType<typeof restAs>>
let viktor: number
let feature: number
let voice: number
let privacy: number

/** Everything as the seed published it, to be put back after each test. */
const originals = new Map<string, Record<Locale, Data>>()

beforeAll(async () => {
  payload = await cms()
  const who = { email: `${randomUUID()}@example.com`, password: 'a-long-editor-password' }
  const account = await payload.create({ collection: 'users', data: { ...who, role: 'editor' } })
  user = { ...account, collection: 'users' } as never
  rest = await restAs(payload, who)
  viktor = await idOf('personas', 'slug', 'viktor')
  feature = (await payload.find({ collection: 'features', limit: 1, depth: 0 })).docs[0]?.id ?? 0
  voice = (await payload.find({ collection: 'testimonials', limit: 1, depth: 0 })).docs[0]?.id ?? 0
  privacy = await idOf('legal-pages', 'slug', 'privacy')
  for (const slug of ['landing', 'claims', 'site-settings'] as const) {
    await keep(slug, (locale) => payload.findGlobal({ slug, locale, depth: 0 }))
  }
  await keepDocument('personas', viktor)
  await keepDocument('features', feature)
  await keepDocument('testimonials', voice)
})

afterEach(async () => {
  for (const [path, byLocale] of originals) {
    const [slug, id] = path.split('/')
    for (const locale of locales) {
      const data = { ...byLocale[locale], _status: 'published' } as never
      const args = { locale, data, depth: 0, context: outsideNext() }
      await (id
        ? payload.update({ collection: slug as Thing, id: Number(id), ...args })
        : payload.updateGlobal({ slug: slug as 'landing', ...args }))
    }
  }
  await payload.delete({ collection: 'features', where: { slug: { like: 'test-' } } })
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
})

afterAll(async () => {
  await payload.delete({ collection: 'users', where: { role: { equals: 'editor' } } })
})

async function keep(path: string, read: (locale: Locale) => Promise<unknown>) {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await read(locale)]))
  originals.set(path, Object.fromEntries(entries))
}

const keepDocument = (collection: Thing, id: number) =>
  keep(`${collection}/${id}`, (locale) => payload.findByID({ collection, id, locale, depth: 0 }))

async function idOf(collection: Thing, field: string, value: string): Promise<number> {
  const where = { [field]: { equals: value } }
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}

type Options = { locale?: Locale; draft?: boolean; publishAllLocales?: boolean }

/** Writes the landing page as an editor does. */
const landing = (data: Data, { locale = 'pt', ...options }: Options = {}) =>
  payload.updateGlobal({
    slug: 'landing',
    locale,
    data: data as never,
    overrideAccess: false,
    user,
    context: outsideNext(),
    ...options,
  })

/** Writes a document as an editor does. */
const write = (
  collection: Thing,
  id: number,
  data: Data,
  { locale = 'pt', ...options }: Options = {},
) =>
  payload.update({
    collection,
    id,
    locale,
    data: data as never,
    overrideAccess: false,
    user,
    depth: 0,
    context: outsideNext(),
    ...options,
  })

const publish = { _status: 'published' }
const draft = { draft: true }
const emptyHeadline = { hero: { headline: '' } }
const noHeadline = 'Portugiesisch: Startseite › Auftakt › Überschrift fehlt.'

/** What the public reads of the landing page; nothing while it is not published. */
async function publicLanding(locale: Locale) {
  return payload.findGlobal({ slug: 'landing', locale, overrideAccess: false })
}

function original<T>(path: string, locale: Locale): T {
  return originals.get(path)?.[locale] as T
}

const headlineOf = (locale: Locale) =>
  original<{ hero: { headline: string } }>('landing', locale).hero.headline

async function expectPublicUnchanged() {
  for (const locale of locales) {
    expect((await publicLanding(locale)).hero?.headline).toBe(headlineOf(locale))
  }
}

/** The refusal of exactly these places. */
const refusedWith = (...messages: string[]) => ({
  name: 'ValidationError',
  status: 400,
  data: { errors: messages.map((message) => ({ message })) },
})

const messagesIn = ({ body }: Answer): string[] =>
  body.errors.flatMap(({ data }) => (data?.errors ?? []).map(({ message }) => message))

describe('publishing one language', () => {
  it('is refused with language and field, which the form marks, and changes nothing', async () => {
    const error = await landing({ ...emptyHeadline, ...publish }).catch((reason) => reason)
    expect(error).toMatchObject(refusedWith(noHeadline))
    expect(error.data.errors).toMatchObject([{ path: 'hero.headline' }])
    expect(error.message).toContain(noHeadline.slice(0, -1))
    await expectPublicUnchanged()
  })

  it('is refused in the language of whoever does it', async () => {
    await landing(emptyHeadline, draft)
    for (const [language, sentence] of [
      ['en', 'Portuguese: Landing page › Hero › Headline is missing.'],
      ['pt', 'Português: Landing page › Hero › Headline está em falta.'],
      ['ro', 'Portugheză: Landing page › Hero › Headline lipsește.'],
    ] as const) {
      const attempt = payload.updateGlobal({
        slug: 'landing',
        locale: 'pt',
        data: publish as never,
        req: { i18n: { language } } as never,
        context: outsideNext(),
      })
      await expect(attempt).rejects.toMatchObject(refusedWith(sentence))
    }
  })

  it.each(['', '   ', '\u00a0\u200b', null])('takes %j for missing', async (headline) => {
    const attempt = landing({ hero: { headline }, ...publish })
    await expect(attempt).rejects.toMatchObject(refusedWith(noHeadline))
  })

  it('names all holes at once, and in its sentence no more than one can read', async () => {
    const items = [1, 2, 3, 4].map(() => ({ value: '', label: '' }))
    const error = await landing({
      ...emptyHeadline,
      statistics: { title: '', items },
      ...publish,
    }).catch((reason) => reason)
    expect(error.data.errors).toHaveLength(10)
    expect(messages(error)).toEqual(
      expect.arrayContaining([
        noHeadline,
        'Portugiesisch: Startseite › Zahlen › Titel fehlt.',
        'Portugiesisch: Startseite › Zahlen › Zahlen 4 › Bedeutung fehlt.',
      ]),
    )
    expect(error.message).toMatch(/ und \d+ weitere Stellen$/)
    expect(error.message.split(', ').length).toBeLessThan(10)
  })

  it('leaves the drafts of the others alone (payload issue 14672)', async () => {
    await landing({ hero: { headline: 'Ciornă' } }, { ...draft, locale: 'ro' })
    await landing(emptyHeadline, { ...draft, locale: 'en' })
    await landing({ hero: { headline: 'Publicado' }, ...publish })
    expect((await publicLanding('pt')).hero.headline).toBe('Publicado')
    for (const locale of ['de', 'en', 'ro'] as const) {
      expect((await publicLanding(locale)).hero.headline).toBe(headlineOf(locale))
    }
    const latest = await payload.findGlobal({ slug: 'landing', locale: 'ro', draft: true })
    expect(latest.hero.headline).toBe('Ciornă')
  })

  it('is never stopped by the unfinished draft of another one', async () => {
    await landing({ hero: { headline: '', subtitle: '{nothing}' } }, draft)
    await landing({ hero: { headline: 'Neue Überschrift' }, ...publish }, { locale: 'de' })
    expect((await publicLanding('de')).hero.headline).toBe('Neue Überschrift')
    expect((await publicLanding('pt')).hero.headline).toBe(headlineOf('pt'))
  })

  it('is refused where what all languages share would tear a hole into each of them', async () => {
    const error = await write('personas', viktor, { name: ' ', ...publish }).catch(
      (reason) => reason,
    )
    expect(error.data.errors).toEqual([
      {
        path: 'name',
        field: 'name',
        locales: [...locales],
        message: 'Alle Sprachen: Assistent › Name fehlt.',
      },
    ])
  })

  it('does not answer for the old holes of another one', async () => {
    await payload.db.pool.query(
      `UPDATE personas_locales SET motto = NULL WHERE _locale = 'ro' AND _parent_id = $1`,
      [viktor],
    )
    await write('personas', viktor, { age: 36, ...publish })
    expect((await payload.findByID({ collection: 'personas', id: viktor })).age).toBe(36)
  })
})

const messages = (error: { data: { errors: { message: string }[] } }) =>
  error.data.errors.map(({ message }) => message)

describe('what counts as a hole', () => {
  it.each([
    ['features', 'items', 'Vier Fähigkeiten › Karten: 3 statt 4 Einträge.'],
    ['targetGroups', 'groups', 'Sechs Zielgruppen › Gruppen: 5 statt 6 Einträge.'],
    ['examples', 'conversations', 'Drei Gespräche › Gespräche: 2 statt 3 Einträge.'],
    ['benefits', 'items', 'Vier Vorteile › Vorteile: 3 statt 4 Einträge.'],
  ])('a wrong count of %s', async (group, rows, told) => {
    const { page } = original<{ page: Record<string, Data> }>(`personas/${viktor}`, 'pt')
    const all = page[group]?.[rows] as Data[]
    const shortened = { page: { [group]: { [rows]: all.slice(1) } } }
    await expect(write('personas', viktor, { ...shortened, ...publish })).rejects.toMatchObject(
      refusedWith(`Alle Sprachen: Assistent „Viktor“ › Eigene Seite › ${told}`),
    )
  })

  it('a list that is emptied in one language, which Payload lets through', async () => {
    await expect(write('features', feature, { benefits: null, ...publish })).rejects.toThrow(
      'Vorteile fehlt',
    )
    await expect(write('personas', viktor, { personality: ['  '], ...publish })).rejects.toThrow(
      'Portugiesisch: Assistent „Viktor“ › Persönlichkeit 1 fehlt',
    )
  })

  it('a picture without alternative text in that language', async () => {
    const picture = await newPicture()
    const change = () =>
      write('testimonials', voice, { image: picture, ...publish }, { locale: 'de' })
    const error = await change().catch((reason) => reason)
    // All languages share the picture, and so are told of together.
    expect(messages(error)).toEqual([
      expect.stringMatching(
        /^Englisch \+ Portugiesisch \+ Rumänisch: .* › Porträt hat keinen Alternativtext/,
      ),
    ])
    const { image } = await payload.findByID({ collection: 'testimonials', id: voice, depth: 0 })
    expect(image).not.toBe(picture)
    for (const locale of locales) await describePicture(picture, locale, `Bild ${locale}`)
    await change()
    await restoreVoice()
    await payload.delete({ collection: 'media', id: picture })
  })

  it.each(['www.example.com', 'javascript:alert(1)', '/de/kontakt', 'mailto:'])(
    'a link to %s',
    async (euDisputeUrl) => {
      const imprint = await idOf('legal-pages', 'slug', 'imprint')
      await expect(
        write('legal-pages', imprint, { euDisputeUrl, ...publish }),
      ).rejects.toMatchObject(
        refusedWith(
          `Alle Sprachen: Rechtstext „Impressum“ › Verweis zur EU-Plattform verweist ins Leere (${euDisputeUrl}).`,
        ),
      )
    },
  )

  it('a link to nowhere in a rich text', async () => {
    const { sections } = await payload.findByID({
      collection: 'legal-pages',
      id: privacy,
      depth: 0,
    })
    const [first, ...others] = structuredClone(sections ?? [])
    const paragraph = first?.body.root.children[0] as unknown as { children: unknown[] }
    paragraph.children.push({
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: 'datenschutz.html', newTab: false },
      children: [],
    })
    await expect(
      write('legal-pages', privacy, { sections: [first, ...others], ...publish }, { locale: 'de' }),
    ).rejects.toThrow(
      'Deutsch: Rechtstext „Datenschutzerklärung“ › Abschnitte 1 › Text verweist ins Leere (datenschutz.html)',
    )
  })

  it('a placeholder that stands for nothing', async () => {
    await expect(
      landing({ hero: { trialNote: 'Experimente {trialDay} dias' }, ...publish }),
    ).rejects.toMatchObject(
      refusedWith(
        'Portugiesisch: Startseite › Auftakt › Hinweis auf die Testzeit enthält den unbekannten Platzhalter {trialDay}.',
      ),
    )
    await landing({ hero: { trialNote: '{brand}: {trialDays} dias, {phone}' }, ...publish })
    await expect(write('personas', viktor, { motto: '{age} anos', ...publish })).rejects.toThrow(
      'den unbekannten Platzhalter {age}',
    )
    await write('personas', viktor, { page: { motto: '{age} anos' }, ...publish })
  })

  it('nothing in fields that the form does not show, nor in languages that a page has not', async () => {
    await write('legal-pages', privacy, {}, { locale: 'de', publishAllLocales: true })
    const { title } = await payload.findByID({ collection: 'legal-pages', id: privacy })
    expect(title).toBe('Datenschutzerklärung')
  })
})

describe('every door', () => {
  it('publishing all languages is refused where another one is empty (payload issue 5787)', async () => {
    await landing({ hero: { headline: '', badge: '' } }, draft)
    await landing({ cta: { title: '' } }, { ...draft, locale: 'ro' })
    const all = { locale: 'de', publishAllLocales: true } as const
    const error = await landing({ hero: { subtitle: 'Neu' } }, all).catch((reason) => reason)
    expect(error).toMatchObject(
      refusedWith(
        noHeadline,
        'Portugiesisch: Startseite › Auftakt › Abzeichen fehlt.',
        'Rumänisch: Startseite › Aufruf › Titel fehlt.',
      ),
    )
    // Those fields of the German form are whole.
    expect(error.data.errors[0]).toMatchObject({
      path: '',
      field: 'hero.headline',
      locales: ['pt'],
    })
    await expectPublicUnchanged()
  })

  it('REST answers 400 with all holes, for one language and for all', async () => {
    await landing(emptyHeadline, draft)
    for (const query of [
      'locale=pt',
      'locale=de&publishAllLocales=true',
      'locale=all&publishAllLocales=true',
      'publishSpecificLocale=pt',
    ]) {
      const answer = await rest('POST', `globals/landing?${query}`, publish)
      expect([query, answer.status]).toEqual([query, 400])
      expect(messagesIn(answer)).toEqual([noHeadline])
    }
    await expectPublicUnchanged()
  })

  it('REST with all languages at once lets no hole through', async () => {
    const headline = { de: 'Neu', en: 'New', pt: '', ro: 'Nou' }
    await rest('POST', 'globals/landing?locale=all', { hero: { headline }, ...publish })
    for (const locale of locales) expect((await publicLanding(locale)).hero.headline).toBeTruthy()
  })

  it('a draft that is asked to be published is judged too', async () => {
    const answer = await rest('POST', 'globals/landing?locale=pt&draft=true&autosave=true', {
      ...emptyHeadline,
      ...publish,
    })
    expect(answer.status).toBe(400)
    await expectPublicUnchanged()
  })

  it('restoring a version with holes as published is refused, and so is one as a draft that withdraws', async () => {
    await landing(emptyHeadline, draft)
    await payload.db.pool.query(
      `UPDATE _landing_v_locales SET version__status = 'published' WHERE _locale = 'pt'
       AND _parent_id = (SELECT max(id) FROM _landing_v)`,
    )
    const { docs } = await payload.findGlobalVersions({
      slug: 'landing',
      sort: '-updatedAt',
      limit: 1,
    })
    const version = docs[0]?.id ?? 0
    const refused = await rest('POST', `globals/landing/versions/${version}`)
    expect(refused.status).toBe(400)
    expect(messagesIn(refused)).toEqual([noHeadline])
    await expectPublicUnchanged()
    // Payload would take the page off the site with that.
    const asDraft = await rest('POST', `globals/landing/versions/${version}?draft=true`)
    expect(asDraft.status).toBe(400)
    expect(asDraft.body.errors[0]?.message).toBe(publishMessages.de.restoredAsDraft)
    await expectPublicUnchanged()
  })

  it('restoring a whole version works with required localized fields (payload issue 15698)', async () => {
    await write('personas', viktor, { motto: 'Outro', ...publish })
    const { docs } = await payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: viktor } },
      sort: 'createdAt',
      limit: 1,
    })
    const answer = await rest('POST', `personas/versions/${docs[0]?.id}`)
    expect(answer.status).toBe(200)
  })

  it('a new document is judged like an old one', async () => {
    const { id, ...copy } = original<Data>(`features/${feature}`, 'de')
    const { benefits } = copy as { benefits: Data[] }
    const whole = {
      ...copy,
      slug: 'test-new',
      benefits: benefits.map(({ text }) => ({ text })),
      ...publish,
    }
    const refused = await rest('POST', 'features?locale=de', { ...whole, description: ' ' })
    expect(refused.status).toBe(400)
    expect(messagesIn(refused)[0]).toMatch(/^Deutsch: Funktion „.*“ › Beschreibung fehlt\.$/)
    expect(await idOf('features', 'slug', 'test-new')).toBe(0)
    const everywhere = await rest('POST', 'features?locale=de&publishAllLocales=true', whole)
    expect(everywhere.status).toBe(400)
    expect(messagesIn(everywhere)).toContain(messagesIn(refused)[0]?.replace('Deutsch', 'Englisch'))
    expect((await rest('POST', 'features?locale=de', whole)).status).toBe(201)
  })

  it('duplicating an unfinished document publishes nothing unfinished (payload issues 11373 and 4232)', async () => {
    await write('features', feature, { title: '', benefits: [] }, draft)
    const path = `features/${feature}/duplicate?locale=pt`
    const answer = await rest('POST', path, { slug: 'test-copy', ...publish })
    expect(answer.status).toBe(200)
    for (const locale of locales) {
      const seen = await payload.find({
        collection: 'features',
        where: { slug: { equals: 'test-copy' } },
        locale,
        overrideAccess: false,
      })
      for (const { title, benefits } of seen.docs) {
        expect([title, benefits.length > 0]).toEqual([expect.stringMatching(/./), true])
      }
    }
  })

  it('publishing many from the list is all or nothing', async () => {
    const others = await payload.find({ collection: 'features', limit: 2, sort: '-id', depth: 0 })
    const whole = others.docs.find(({ id }) => id !== feature)
    await write('features', feature, { title: '' }, draft)
    await write('features', whole?.id ?? 0, { title: 'Muito novo' }, draft)
    const query = `features?locale=pt&draft=true&where[id][in]=${feature},${whole?.id}`
    const answer = await rest('PATCH', query, publish)
    expect(answer.status).toBe(400)
    // The list reads both.
    expect(answer.body.docs).toEqual([])
    expect(answer.body.errors[0]?.message).toMatch(/Portugiesisch: Funktion „.*“ › Titel fehlt/)
    for (const id of [feature, whole?.id ?? 0]) {
      const { title } = await payload.findByID({
        collection: 'features',
        id,
        locale: 'pt',
        overrideAccess: false,
      })
      expect(title).toBeTruthy()
      expect(title).not.toBe('Muito novo')
    }
    await write('features', feature, { title: 'Inteiro' }, draft)
    expect((await rest('PATCH', query, publish)).status).toBe(200)
    const { title } = await payload.findByID({
      collection: 'features',
      id: whole?.id ?? 0,
      locale: 'pt',
    })
    expect(title).toBe('Muito novo')
    await write('features', whole?.id ?? 0, { title: whole?.title }, { locale: 'de' })
    await seedTitle(whole?.slug ?? '', whole?.id ?? 0)
  })

  it('a planned publication is refused, and the queue says why', async () => {
    await landing(emptyHeadline, draft)
    const { id } = await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        locale: 'pt',
        global: 'landing',
        user: { relationTo: 'users', value: (user as { id: number }).id },
      } as never,
    })
    await payload.jobs.run({ where: { id: { equals: id } } })
    await expectPublicUnchanged()
    const job = (await payload.findByID({ collection: 'payload-jobs', id })) as unknown as Data
    expect(job).toMatchObject({
      state: publishState,
      about: 'Startseite (Portugiesisch)',
      lastError: expect.stringContaining(noHeadline.slice(0, -1)),
    })
  })

  it('autosave bears everything', async () => {
    const drafts: Data[] = [
      emptyHeadline,
      { hero: { headline: null, trialNote: '{nothing}' } },
      { statistics: { items: [] } },
    ]
    for (const data of drafts) {
      const answer = await rest('POST', 'globals/landing?locale=pt&draft=true&autosave=true', data)
      expect(answer.status).toBe(200)
    }
    await expectPublicUnchanged()
  })

  it('the seed itself is whole', async () => {
    await payload.kv.delete('seeded:global:landing')
    await expect(seed(payload)).resolves.toBeUndefined()
  })
})

const publishState = 'Aufgegeben'

describe('withdrawing', () => {
  it('works in one language whose draft is full of holes (payload issue 15651)', async () => {
    await landing(emptyHeadline, draft)
    const answer = await rest('POST', 'globals/landing?locale=pt', { _status: 'draft' })
    expect(answer.status).toBe(200)
    expect(await publicLanding('pt')).toEqual({})
    for (const locale of ['de', 'en', 'ro'] as const) {
      expect((await publicLanding(locale)).hero.headline).toBe(headlineOf(locale))
    }
  })

  it('works in all languages at once', async () => {
    await write('personas', viktor, { motto: '' }, draft)
    const answer = await rest('PATCH', `personas/${viktor}?unpublishAllLocales=true`, {
      _status: 'draft',
    })
    expect(answer.status).toBe(200)
    for (const locale of locales) {
      const seen = await payload.find({
        collection: 'personas',
        where: { slug: { equals: 'viktor' } },
        locale,
        overrideAccess: false,
      })
      expect(seen.totalDocs).toBe(0)
    }
  })
})

describe('what is missing in a language', () => {
  it('is never filled with another one, so that a hole is seen (payload issue 9402)', async () => {
    await landing(emptyHeadline, draft)
    for (const query of ['', '&fallback-locale=de', '&fallback-locale=null']) {
      const path = `globals/landing?locale=pt&draft=true${query}`
      const { hero } = (await rest('GET', path)).body
      // Whoever asks for a fallback gets one; the form and the site never ask.
      if (!query.includes('=de')) expect(hero.headline).toBe('')
    }
    await expect(landing(publish)).rejects.toMatchObject(refusedWith(noHeadline))
  })
})

describe('claims', () => {
  type Claim = { key: string; value: string; kind: string; source: string }
  const claims = () => original<{ items: Claim[] }>('claims', 'de').items
  const publishClaims = (items: Partial<Claim>[]) =>
    payload.updateGlobal({
      slug: 'claims',
      data: { items, ...publish } as never,
      overrideAccess: false,
      user,
      context: outsideNext(),
    })

  it('that copy still quotes can be neither removed nor renamed', async () => {
    const without = claims().filter(({ key }) => key !== 'trialDays')
    for (const items of [
      without,
      [...without, { key: 'freeDays', value: '14', kind: 'plain', source: 'Angebot' }],
    ]) {
      const error = await publishClaims(items).catch((reason) => reason)
      expect(messages(error)).toEqual([
        expect.stringMatching(
          /^Der Schlüssel \{trialDays\} wird noch gebraucht – .*Assistent „Clara“ › .*Alle Sprachen/,
        ),
      ])
      expect(error.data.errors[0].path).toBe('items')
    }
    const { items } = await payload.findGlobal({ slug: 'claims' })
    expect(items.map(({ key }) => key)).toContain('trialDays')
  })

  it('are kept for the mails too', async () => {
    await payload.updateGlobal({
      slug: 'claims',
      data: {
        items: [...claims(), { key: 'onlyInMails', value: '1', kind: 'plain', source: 'x' }],
        ...publish,
      } as never,
      context: outsideNext(),
    })
    const mails = await payload.findGlobal({ slug: 'mails', locale: 'ro', depth: 0 })
    const say = (body: string) =>
      payload.updateGlobal({
        slug: 'mails',
        locale: 'ro',
        data: { contact: { ...mails.contact, body } },
      })
    await say('{onlyInMails}')
    await expect(publishClaims(claims())).rejects.toThrow(
      'E-Mails › Bestätigung einer Kontaktanfrage › Text (Rumänisch)',
    )
    await say(mails.contact.body)
    await publishClaims(claims())
  })

  it('cannot be withdrawn while copy quotes them', async () => {
    const withdraw = payload.updateGlobal({
      slug: 'claims',
      data: { _status: 'draft' } as never,
      context: outsideNext(),
    })
    const error = await withdraw.catch((reason) => reason)
    expect(messages(error)).toContainEqual(
      expect.stringMatching(/\{trialDays\} wird noch gebraucht/),
    )
  })

  it('have keys of their own and values', async () => {
    const [first, ...others] = claims() as [Claim, ...Claim[]]
    for (const [changed, path, message] of [
      [
        { ...first, key: others[0]?.key },
        'items.1.key',
        `Den Schlüssel {${others[0]?.key}} gibt es zweimal.`,
      ],
      [
        { ...first, value: ' ' },
        'items.0.value',
        'Alle Sprachen: Werbeaussagen › Aussagen 1 › Zahl fehlt.',
      ],
      [
        { ...first, source: '' },
        'items.0.source',
        'Alle Sprachen: Werbeaussagen › Aussagen 1 › Quelle fehlt.',
      ],
      [
        { ...first, key: '' },
        'items.0.key',
        'Alle Sprachen: Werbeaussagen › Aussagen 1 › Schlüssel fehlt.',
      ],
      [
        { ...first, key: 'zwei Worte' },
        'items.0.key',
        publishMessages.de.claims.wrongKey('zwei Worte'),
      ],
      [{ ...first, key: 'brand' }, 'items.0.key', publishMessages.de.claims.reserved('brand')],
      [
        { ...first, kind: 'percent', value: 'viel' },
        'items.0.value',
        publishMessages.de.claims.noNumber(first.key),
      ],
    ] as const) {
      const error = await publishClaims([changed, ...others]).catch((reason) => reason)
      expect(error.data.errors).toEqual(
        expect.arrayContaining([expect.objectContaining({ path, message })]),
      )
    }
  })

  it('that nobody quotes may go, and new ones come', async () => {
    await publishClaims([...claims(), { key: 'test', value: '7', kind: 'plain', source: 'Test' }])
    await publishClaims(claims())
    const { items } = await payload.findGlobal({ slug: 'claims' })
    expect(items).toHaveLength(claims().length)
  })
})

describe('a picture', () => {
  it('that a published document shows is not deleted, alone or with others', async () => {
    const { image } = await payload.findByID({ collection: 'testimonials', id: voice, depth: 0 })
    const alone = await rest('DELETE', `media/${image}`)
    expect(alone.status).toBe(409)
    expect(alone.body.errors[0]?.message).toMatch(
      /^Dieses Bild wird noch gebraucht: Kundenstimme „.*“ › Porträt \(Alle Sprachen\)\.$/,
    )
    const many = await rest('DELETE', 'media?where[id][exists]=true')
    expect(many.status).toBe(400)
    expect(many.body.errors[0]?.message).toContain('wird noch gebraucht')
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(3)
  })

  it('that nobody shows is deleted', async () => {
    const picture = await newPicture()
    expect((await rest('DELETE', `media/${picture}`)).status).toBe(200)
  })

  it('keeps its alternative text in the languages in which it shows', async () => {
    const { image } = await payload.findByID({ collection: 'testimonials', id: voice, depth: 0 })
    for (const alt of ['', '  ', null]) {
      const answer = await rest('PATCH', `media/${image}?locale=pt`, { alt })
      expect(answer.status).toBe(400)
      expect(messagesIn(answer)).toEqual([
        expect.stringMatching(
          /^Der Alternativtext darf nicht leer sein \(Portugiesisch\), denn das Bild wird gebraucht: Kundenstimme „.*“ › Porträt/,
        ),
      ])
    }
    const everywhere = await rest('PATCH', `media/${image}?locale=all`, { alt: { pt: '' } })
    const { alt } = (await payload.findByID({
      collection: 'media',
      id: image as number,
      locale: 'all',
    })) as unknown as { alt: Record<Locale, string> }
    expect([everywhere.status, Object.values(alt).every(Boolean)]).toEqual([400, true])
  })
})

describe('a body of the wrong shape', () => {
  const everywhere = ['locale=pt', 'locale=pt&draft=true']

  it.each([
    null,
    [],
    'text',
    5,
    { hero: null },
    { hero: [] },
    { hero: 'x' },
    { hero: { headline: { de: 'x' } } },
    { hero: { headline: true } },
    { hero: { headline: 'a\0b' } },
    { hero: { headline: 'x'.repeat(100_000) } },
    { statistics: { items: {} } },
    { statistics: { items: ['x'] } },
    { statistics: { items: [null] } },
    { _status: 'somehow' },
    { createdAt: {} },
  ])('is refused with a sentence: %j', async (body) => {
    for (const query of everywhere) {
      const answer = await rest('POST', `globals/landing?${query}`, body)
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0]?.message).toMatch(/^[„A-ZÄÖÜ].{20,}\.$/)
    }
    await expectPublicUnchanged()
  })

  it.each([
    { slug: 'nobody' },
    { age: 'old' },
    { age: {} },
    { features: 'x' },
    { features: [{}] },
    { page: null },
    { page: { features: null } },
    { page: { features: { items: [{ icon: 'none' }] } } },
    { _order: {} },
  ])('is refused in documents too: %j', async (body) => {
    for (const query of everywhere) {
      const answer = await rest('PATCH', `personas/${viktor}?${query}`, body)
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0]?.message).toMatch(/^[„A-ZÄÖÜ].{20,}\.$/)
    }
  })

  it.each([
    { image: 'abc' },
    { image: 999_999 },
    { image: [] },
    { image: 3e9 },
    { isExample: 'maybe' },
  ])('is refused where it points at something: %j', async (body) => {
    const answer = await rest('PATCH', `testimonials/${voice}?draft=true&locale=pt`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]?.message).toMatch(/passt nicht/)
  })

  it.each(['x', {}, { root: null }, { root: { type: 'root', children: [{}] } }])(
    'is refused in rich text: %j',
    async (body) => {
      const answer = await rest('PATCH', `legal-pages/${privacy}?draft=true&locale=de`, {
        sections: [{ heading: 'x', body }],
      })
      expect(answer.status).toBe(400)
    },
  )

  it('is refused when something is made', async () => {
    for (const [path, body] of [
      ['features', null],
      ['features', []],
      ['features?draft=true', { slug: 'x'.repeat(5000) }],
      ['media', null],
      ['globals/mails', { contact: null }],
      ['globals/claims', { items: 'x' }],
    ] as const) {
      expect([path, (await rest('POST', path, body)).status]).toEqual([path, 400])
    }
  })
})

describe('an assistant', () => {
  it('is not deleted by an editor, who is told what to do instead', async () => {
    const answer = await rest('DELETE', `personas/${viktor}`)
    expect(answer.status).toBe(409)
    expect(answer.body.errors[0]?.message).toBe(publishMessages.de.keepPersona('Viktor'))
    const many = await rest('DELETE', 'personas?where[id][exists]=true')
    expect(many.body.errors).toHaveLength(3)
    expect((await payload.count({ collection: 'personas' })).totalDocs).toBe(3)
  })
})

async function newPicture(): Promise<number> {
  const { default: sharp } = await import('sharp')
  const create = { width: 40, height: 40, channels: 3, background: '#888' } as const
  const data = await sharp({ create }).png().toBuffer()
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'Ein Bild' },
    file: { data, mimetype: 'image/png', name: `${randomUUID()}.png`, size: data.length },
    locale: 'de',
    context: outsideNext(),
  })
  return id
}

const describePicture = (id: number, locale: Locale, alt: string) =>
  payload.update({ collection: 'media', id, locale, data: { alt }, context: outsideNext() })

async function restoreVoice(): Promise<void> {
  const { image } = original<{ image: number }>(`testimonials/${voice}`, 'de')
  await write('testimonials', voice, { image, ...publish }, { locale: 'de' })
}

async function seedTitle(slug: string, id: number): Promise<void> {
  const { content } = await import('../../src/seed/index.ts')
  const { title } = content.pt.features[slug as keyof typeof content.pt.features]
  await write('features', id, { title, ...publish })
}
