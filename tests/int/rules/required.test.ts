import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { restAs } from '../../support/call-rest.ts'
import { cms } from '../../support/cms.ts'
import { admin } from '../../support/prepared-folder.ts'
import { restoreAfterEach } from '../../support/restore-after-each.ts'

let payload: Payload
let rest: Awaited<ReturnType<typeof restAs>>
let asAdmin: typeof rest
const ids: Record<string, number> = {}

beforeAll(async () => {
  payload = await cms()
  const who = { email: `${randomUUID()}@example.com`, password: 'a-long-editor-password' }
  await payload.create({ collection: 'users', data: { ...who, role: 'editor' } })
  rest = await restAs(who.email)
  asAdmin = await restAs(admin.email)
  for (const slug of ['imprint', 'privacy']) {
    const { docs } = await payload.find({
      collection: 'legal-pages',
      where: { slug: { equals: slug } },
      locale: 'de',
    })
    ids[slug] = docs[0]?.id ?? 0
  }
})

restoreAfterEach()

afterAll(async () => {
  await payload.delete({ collection: 'users', where: { role: { equals: 'editor' } } })
})

const draft = { _status: 'draft' }

/** Returns the languages in which the public can read the document. */
async function publishedLocales(slug: 'site-settings' | 'imprint' | 'privacy'): Promise<Locale[]> {
  const live = await Promise.all(
    locales.map(async (locale): Promise<Locale[]> => {
      const asking = { locale, overrideAccess: false, depth: 0 } as const
      if (slug === 'site-settings') {
        return (await payload.findGlobal({ slug, ...asking })).id ? [locale] : []
      }
      const where = { slug: { equals: slug } }
      const found = await payload.find({ collection: 'legal-pages', where, ...asking })
      return found.totalDocs ? [locale] : []
    }),
  )
  return live.flat()
}

describe('content that the law requires cannot be deleted, not even by an admin:', () => {
  it.each([
    ['imprint', 'Alle Sprachen: Das Impressum schreibt das Gesetz vor'],
    ['privacy', 'Deutsch: Die Datenschutzerklärung schreibt das Gesetz vor'],
  ])('the page %s by itself', async (slug, reason) => {
    const { status, body } = await asAdmin('DELETE', `legal-pages/${ids[slug]}`)
    expect(status).toBe(400)
    expect(body.errors[0]?.message).toBe(`Das muss veröffentlicht bleiben: ${reason}`)
    expect(await publishedLocales(slug as 'imprint')).toContain('de')
  })

  it('both pages from the list at once, with a reason for each', async () => {
    const { status, body } = await asAdmin('DELETE', 'legal-pages?where[id][exists]=true')
    expect(status).toBe(400)
    expect(body.errors.map(({ message }) => message).toSorted()).toEqual([
      expect.stringContaining('Das Impressum schreibt das Gesetz vor'),
      expect.stringContaining('Die Datenschutzerklärung schreibt das Gesetz vor'),
    ])
    expect(await publishedLocales('imprint')).toEqual([...locales])
    expect(await publishedLocales('privacy')).toContain('de')
  })

  it('a page by a script, which has no user', async () => {
    const deleted = payload.delete({ collection: 'legal-pages', id: ids.imprint ?? 0 })
    await expect(deleted).rejects.toThrow(/imprint|Impressum/)
    expect(await publishedLocales('imprint')).toEqual([...locales])
  })

  it('the metadata of a page, which would have no title without it', async () => {
    const { docs } = await payload.find({ collection: 'page-meta', pagination: false })
    expect(docs).toHaveLength(4)
    for (const { id } of docs) {
      expect((await asAdmin('DELETE', `page-meta/${id}`)).status).toBe(403)
    }
    expect((await asAdmin('DELETE', 'page-meta?where[id][exists]=true')).status).toBe(403)
    expect((await payload.count({ collection: 'page-meta' })).totalDocs).toBe(4)
  })
})

describe('content that the site needs stays published:', () => {
  it.each([
    ['site-settings', 'Website-Einstellungen'],
    ['imprint', 'Impressum'],
  ] as const)('%s, in one language and in all', async (slug, named) => {
    const [method, path] =
      slug === 'imprint' ? ['PATCH', `legal-pages/${ids.imprint}`] : ['POST', `globals/${slug}`]
    for (const [query, languages] of [
      ['locale=pt', 'Portugiesisch'],
      ['unpublishAllLocales=true', 'Alle Sprachen'],
    ]) {
      const { status, body } = await rest(method, `${path}?${query}`, draft)
      expect(status).toBe(400)
      expect(body.errors[0]?.message).toMatch(
        new RegExp(`^Das muss veröffentlicht bleiben: ${languages}: .*${named}`),
      )
    }
    expect(await publishedLocales(slug)).toEqual([...locales])
  })

  it('the privacy policy in German, the only language it has', async () => {
    const { status, body } = await rest('PATCH', `legal-pages/${ids.privacy}?locale=de`, draft)
    expect([status, body.errors[0]?.message]).toEqual([
      400,
      expect.stringContaining('Deutsch: Die Datenschutzerklärung schreibt das Gesetz vor'),
    ])
    expect(await publishedLocales('privacy')).toContain('de')
  })

  it('all of several pages that are unpublished from the list at once', async () => {
    const where = `where[id][in]=${ids.imprint},${ids.privacy}`
    const { status } = await rest('PATCH', `legal-pages?locale=de&${where}`, draft)
    expect(status).toBe(400)
    expect(await publishedLocales('imprint')).toContain('de')
    expect(await publishedLocales('privacy')).toContain('de')
  })

  it('the site settings when unpublishing them was planned', async () => {
    const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
    const { docs } = await payload.find({ collection: 'users', limit: 1, sort: 'id' })
    const input = {
      type: 'unpublish',
      global: 'site-settings',
      user: { relationTo: 'users', value: docs[0]?.id },
    }
    const handler = task?.handler as (args: unknown) => Promise<unknown>
    const job = await payload.jobs.queue({ task: 'schedulePublish', input: input as never })
    const req = { payload, i18n: { language: 'de' } }
    await expect(handler({ input, job, req })).rejects.toThrow('Website-Einstellungen')
    await payload.delete({ collection: 'payload-jobs', id: job.id })
    expect(await publishedLocales('site-settings')).toEqual([...locales])
  })

  it('but its drafts can be saved, and optional content can be unpublished', async () => {
    const drafted = 'globals/site-settings?locale=pt&draft=true'
    expect((await rest('POST', drafted, { titleSuffix: ' – x' })).status).toBe(200)
    expect((await rest('POST', 'globals/landing?locale=pt', draft)).status).toBe(200)
    const { titleSuffix } = await payload.findGlobal({ slug: 'site-settings', locale: 'pt' })
    const back = { titleSuffix, _status: 'published' }
    expect((await rest('POST', 'globals/site-settings?locale=pt', back)).status).toBe(200)
  })
})
