import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { seed } from '../../../src/seed/index.ts'
import { context, type Data, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, emptyHeadline, updateLanding } from '../../support/editor-writes.ts'
import { expectPublicUnchanged, readPublicLanding } from '../../support/public-landing.ts'
import { missingHeadline, rejectedWith, responseMessages } from '../../support/rejections.ts'

setUpEditor()

describe('every way to publish', () => {
  it('rejects publishing all languages if one of them is incomplete (payload issue 5787)', async () => {
    await updateLanding({ hero: { headline: '', badge: '' } }, asDraft)
    await updateLanding({ cta: { title: '' } }, { ...asDraft, locale: 'ro' })
    const all = { locale: 'de', publishAllLocales: true } as const
    const error = await updateLanding({ hero: { subtitle: 'Neu' } }, all).catch((reason) => reason)
    expect(error).toMatchObject(
      rejectedWith(
        missingHeadline,
        'Portugiesisch: Startseite › Auftakt › Abzeichen fehlt.',
        'Rumänisch: Startseite › Aufruf › Titel fehlt.',
      ),
    )
    // These fields are complete in the German form, so it must not mark them.
    expect(error.data.errors[0]).toMatchObject({
      path: '',
      field: 'hero.headline',
      locales: ['pt'],
    })
    await expectPublicUnchanged()
  })

  it('returns 400 through REST with all missing content, for one language and for all', async () => {
    await updateLanding(emptyHeadline, asDraft)
    for (const query of [
      'locale=pt',
      'locale=de&publishAllLocales=true',
      'locale=all&publishAllLocales=true',
      'publishSpecificLocale=pt',
    ]) {
      const response = await context.rest('POST', `globals/landing?${query}`, asPublished)
      expect([query, response.status]).toEqual([query, 400])
      expect(responseMessages(response)).toEqual([missingHeadline])
    }
    await expectPublicUnchanged()
  })

  it('publishes nothing incomplete through REST with all languages at once', async () => {
    const headline = { de: 'Neu', en: 'New', pt: '', ro: 'Nou' }
    await context.rest('POST', 'globals/landing?locale=all', { hero: { headline }, ...asPublished })
    for (const locale of locales)
      expect((await readPublicLanding(locale)).hero.headline).toBeTruthy()
  })

  it('validates a draft request that sets the status to published', async () => {
    const response = await context.rest(
      'POST',
      'globals/landing?locale=pt&draft=true&autosave=true',
      {
        ...emptyHeadline,
        ...asPublished,
      },
    )
    expect(response.status).toBe(400)
    await expectPublicUnchanged()
  })

  it('rejects restoring an incomplete version as published, and unpublishes nothing when restoring a draft', async () => {
    await updateLanding(emptyHeadline, asDraft)
    await context.payload.db.pool.query(
      `UPDATE _landing_v_locales SET version__status = 'published' WHERE _locale = 'pt'
       AND _parent_id = (SELECT max(id) FROM _landing_v)`,
    )
    const { docs } = await context.payload.findGlobalVersions({
      slug: 'landing',
      sort: '-updatedAt',
      limit: 1,
    })
    const version = docs[0]?.id ?? 0
    const rejected = await context.rest('POST', `globals/landing/versions/${version}?locale=pt`)
    expect(rejected.status).toBe(400)
    expect(responseMessages(rejected)).toEqual([missingHeadline])
    await expectPublicUnchanged()
    // It may be restored as a draft, and the public still reads the published content.
    const restoredDraft = await context.rest(
      'POST',
      `globals/landing/versions/${version}?locale=pt&draft=true`,
    )
    expect(restoredDraft.status).toBe(200)
    await expectPublicUnchanged()
  })

  it('rejects an incomplete planned publication, and the job states the reason', async () => {
    await updateLanding(emptyHeadline, asDraft)
    const { id } = await context.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        locale: 'pt',
        global: 'landing',
        user: { relationTo: 'users', value: context.user.id },
      } as never,
    })
    await context.payload.jobs.run({ where: { id: { equals: id } } })
    await expectPublicUnchanged()
    const job = (await context.payload.findByID({
      collection: 'payload-jobs',
      id,
    })) as unknown as Data
    expect(job).toMatchObject({
      state: 'Fehlgeschlagen',
      about: 'Startseite (Portugiesisch)',
      lastError: expect.stringContaining(missingHeadline.slice(0, -1)),
    })
  })

  it('accepts anything in an autosave', async () => {
    const drafts: Data[] = [
      emptyHeadline,
      { hero: { headline: null, trialNote: '{nothing}' } },
      { statistics: { items: [] } },
    ]
    for (const data of drafts) {
      const response = await context.rest(
        'POST',
        'globals/landing?locale=pt&draft=true&autosave=true',
        data,
      )
      expect(response.status).toBe(200)
    }
    await expectPublicUnchanged()
  })

  it('accepts the seed, which is complete', async () => {
    await context.payload.kv.delete('seeded:global:landing')
    await expect(seed(context.payload)).resolves.toBeUndefined()
  })
})
