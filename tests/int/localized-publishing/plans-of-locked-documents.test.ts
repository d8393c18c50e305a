import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadFailedPlans } from '../../../src/features/back-office/dashboard/failed-plans.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { loadPlans } from '../../../src/lib/content/plans.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument, updateLanding } from '../../support/editor-writes.ts'
import { readPublicLanding } from '../../support/public-landing.ts'
import { withSettings } from '../../support/submissions.ts'

const germanDraft = { draft: true, locale: 'de' } as const

setUpEditor()

let admin: number

beforeAll(async () => {
  const { docs } = await context.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    sort: 'id',
  })
  admin = docs[0]?.id as number
})

afterEach(async () => {
  const where = { id: { exists: true } }
  await context.payload.delete({ collection: 'payload-locked-documents', where })
  await context.payload.delete({ collection: 'payload-jobs', where })
})

/** Locks a document or global as if the admin were editing it. Resolves to the lock's id. */
async function lock(place: object): Promise<number> {
  const { id } = await context.payload.create({
    collection: 'payload-locked-documents',
    data: { ...place, user: { relationTo: 'users', value: admin } },
  })
  return id
}

const locks = async () =>
  (await context.payload.find({ collection: 'payload-locked-documents', depth: 0 })).docs

/** Schedules a plan of the editor for a number of seconds ago. Resolves to the job's id. */
async function plan(input: object, secondsAgo = 1): Promise<number> {
  const user = { relationTo: 'users', value: context.user.id } as const
  const waitUntil = new Date(Date.now() - secondsAgo * 1000)
  const { id } = await context.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', locale: 'de', ...input, user, at: waitUntil.toISOString() } as never,
    waitUntil,
  })
  return Number(id)
}

const runJob = (id: number) =>
  context.payload.jobs.run({ where: { id: { equals: id } }, silent: true })

/** Runs a waiting job whose next attempt is in the future. */
async function runAgain(id: number) {
  await context.payload.update({
    collection: 'payload-jobs',
    id,
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
  })
  await runJob(id)
}

const jobOf = (id: number) =>
  context.payload.findByID({ collection: 'payload-jobs', id, disableErrors: true })

const viktor = () => ({ relationTo: 'personas' as const, value: context.viktor })

/** Returns Viktor's document if it is published in a language. */
async function publicDocs(locale: Locale) {
  const where = { id: { equals: context.viktor }, _status: { equals: 'published' } } as const
  return (await context.payload.find({ collection: 'personas', where, locale })).docs
}

const publicMotto = async () => (await publicDocs('de'))[0]?.motto

const publicHeadline = async () => (await readPublicLanding('de')).hero.headline

it.each([
  {
    plan: 'a publication of a document',
    place: () => ({ document: viktor() }),
    input: () => ({ doc: viktor() }),
    read: publicMotto,
    result: 'Halb getippt',
  },
  {
    plan: 'an unpublishing of a document',
    place: () => ({ document: viktor() }),
    input: () => ({ doc: viktor(), type: 'unpublish' }),
    read: publicMotto,
    result: undefined,
  },
  {
    plan: 'a publication of a global',
    place: () => ({ globalSlug: 'landing' }),
    input: () => ({ global: 'landing' }),
    read: publicHeadline,
    result: 'Halb getippt',
  },
])('$plan waits while somebody else edits it', async ({ place, input, read, result }) => {
  await updateDocument('personas', context.viktor, { motto: 'Halb getippt' }, germanDraft)
  await updateLanding({ hero: { headline: 'Halb getippt' } }, germanDraft)
  const before = await read()
  const held = await lock(place())
  const id = await plan(input())
  await runJob(id)
  expect(await read()).toBe(before)
  expect(await locks()).toMatchObject([{ id: held, user: { value: admin } }])
  const waiting = await jobOf(id)
  expect(waiting).toMatchObject({ hasError: false, waitUntil: expect.any(String) })
  expect(Date.parse(waiting?.waitUntil as string)).toBeGreaterThan(Date.now())
  await context.payload.delete({ collection: 'payload-locked-documents', id: held })
  await runAgain(id)
  expect(await read()).toBe(result)
  expect(await jobOf(id)).toBeNull()
})

describe('a publication that waits', () => {
  /** Plans the publication of a draft while somebody else edits the document. Resolves to the job's id. */
  async function wait(input: object = {}): Promise<number> {
    await updateDocument('personas', context.viktor, { motto: 'Halb getippt' }, germanDraft)
    const held = await lock({ document: viktor() })
    const id = await plan({ doc: viktor(), ...input }, 60)
    await runJob(id)
    await context.payload.delete({ collection: 'payload-locked-documents', id: held })
    return id
  }

  const saveRomanian = (motto: string) =>
    updateDocument('personas', context.viktor, { motto }, { ...asDraft, locale: 'ro' })

  const romanianMotto = async () =>
    (await context.payload.findByID({ collection: 'personas', id: context.viktor, locale: 'ro' }))
      .motto

  it('does not take place after an unpublishing that was planned for later', async () => {
    const id = await wait()
    await updateDocument('personas', context.viktor, { _status: 'draft' }, { locale: 'de' })
    await runJob(await plan({ doc: viktor(), type: 'unpublish' }))
    expect(await jobOf(id)).toBeNull()
    expect(await publicMotto()).toBeUndefined()
  })

  it('takes place after plans for other languages and documents', async () => {
    const id = await wait()
    await runJob(await plan({ doc: viktor(), type: 'unpublish', locale: 'ro' }))
    await runJob(await plan({ global: 'landing' }))
    await runAgain(id)
    expect(await publicMotto()).toBe('Halb getippt')
  })

  it('does not take place after somebody has published the language', async () => {
    const id = await wait()
    await updateDocument('personas', context.viktor, { motto: 'Fertig' }, germanDraft)
    await updateDocument('personas', context.viktor, { _status: 'published' }, { locale: 'de' })
    expect(await jobOf(id)).toBeNull()
    expect(await publicMotto()).toBe('Fertig')
  })

  it.each([
    { name: 'the claims', slug: 'claims', locale: 'de' },
    { name: 'the claims, in the English form', slug: 'claims', locale: 'en' },
    { name: 'the onboarding page, which is only in German', slug: 'onboarding-page', locale: 'de' },
  ] as const)('of $name does not take place after somebody has published it', async (published) => {
    const { slug, locale } = published
    const held = await lock({ globalSlug: slug })
    const id = await plan({ global: slug, locale: undefined }, 60)
    await runJob(id)
    await context.payload.delete({ collection: 'payload-locked-documents', id: held })
    const { user } = context
    const write = { slug, locale, data: asPublished, overrideAccess: false, user } as const
    await context.payload.updateGlobal(write as never)
    expect(await jobOf(id)).toBeNull()
  })

  it('takes place in all languages after a plan for one of them, or its publication by hand', async () => {
    await saveRomanian('Gata')
    await updateDocument('personas', context.viktor, { motto: 'Fertig' }, germanDraft)
    const forAll = await plan({ doc: viktor(), locale: undefined })
    // Planned for earlier, because a later one would wait.
    const forGerman = await plan({ doc: viktor() }, 60)
    await runJob(forGerman)
    expect(await jobOf(forGerman), 'has run').toBeNull()
    await updateDocument('personas', context.viktor, { _status: 'published' }, { locale: 'en' })
    await runJob(forAll)
    expect(await romanianMotto()).toBe('Gata')
  })

  it('leaves out a language that somebody has unpublished meanwhile', async () => {
    await saveRomanian('Gata')
    const id = await wait({ locale: undefined })
    await updateDocument('personas', context.viktor, { _status: 'draft' }, { locale: 'de' })
    expect(await jobOf(id)).toBeNull()
    await context.payload.jobs.run({ silent: true })
    expect(await publicMotto()).toBeUndefined()
    expect(await romanianMotto()).toBe('Gata')
    expect(await loadPlans(context.payload)).toEqual([])
  })

  it('that is an unpublishing leaves out a language that somebody has published meanwhile', async () => {
    const inGerman = await wait({ type: 'unpublish' })
    await updateDocument('personas', context.viktor, asPublished, { locale: 'de' })
    expect(await jobOf(inGerman)).toBeNull()
    const inAll = await wait({ type: 'unpublish', locale: undefined })
    await updateDocument('personas', context.viktor, asPublished, { locale: 'de' })
    expect(await jobOf(inAll)).toBeNull()
    await context.payload.jobs.run({ silent: true })
    expect(await publicMotto()).toBe('Halb getippt')
    expect(await publicDocs('ro')).toEqual([])
  })

  it('that is an unpublishing takes place after somebody has discarded a draft', async () => {
    const id = await wait({ type: 'unpublish' })
    const response = await context.rest(
      'POST',
      `personas/${context.viktor}/discard-draft?locale=de`,
    )
    expect(response.status).toBe(200)
    await runAgain(id)
    expect(await publicMotto()).toBeUndefined()
  })

  it('that is an unpublishing takes place after somebody has restored a version', async () => {
    await updateDocument('personas', context.viktor, asPublished, { locale: 'de' })
    const id = await wait({ type: 'unpublish' })
    const { docs } = await context.payload.findVersions({
      collection: 'personas',
      where: { parent: { equals: context.viktor }, autosave: { not_equals: true } },
      sort: 'updatedAt',
      limit: 1,
    })
    const response = await context.rest('POST', `personas/versions/${docs[0]?.id}?locale=de`)
    expect(response.status).toBe(200)
    await runAgain(id)
    expect(await publicMotto()).toBeUndefined()
  })

  it('takes place before a later plan for only one of its languages', async () => {
    const unpublishing = await wait({ type: 'unpublish', locale: undefined })
    const publication = await plan({ doc: viktor() })
    await runJob(publication)
    expect(await jobOf(publication), 'waits').toMatchObject({ hasError: false })
    await runAgain(unpublishing)
    await runAgain(publication)
    expect(await publicMotto()).toBe('Halb getippt')
    expect(await publicDocs('ro')).toEqual([])
  })

  it('shows the time for which it was planned', async () => {
    const id = await wait()
    const [waiting] = await loadPlans(context.payload)
    expect(waiting?.id).toBe(id)
    expect(Date.parse(waiting?.at ?? '')).toBeLessThan(Date.now())
  })
})

it('plans that are overdue together leave what the last of them planned', async () => {
  await updateDocument('personas', context.viktor, { motto: 'Halb getippt' }, germanDraft)
  await updateDocument('personas', context.viktor, { _status: 'draft' }, { locale: 'de' })
  await plan({ doc: viktor(), type: 'unpublish' })
  const earlier = await plan({ doc: viktor() }, 60)
  await context.payload.jobs.run({ silent: true })
  expect(await publicMotto()).toBeUndefined()
  expect(await jobOf(earlier)).toBeNull()
  expect(await loadFailedPlans({ payload: context.payload, uiLocale: 'de' })).toEqual([])
})

it('a lock that has expired does not delay a plan', async () => {
  await updateDocument('personas', context.viktor, { motto: 'Fertig' }, germanDraft)
  await lock({ document: viktor() })
  await context.payload.db.pool.query(
    `UPDATE payload_locked_documents SET updated_at = now() - interval '6 minutes'`,
  )
  await runJob(await plan({ doc: viktor() }))
  expect(await publicMotto()).toBe('Fertig')
})

it('a plan fails after an hour of attempts and reports who edits the document', async () => {
  await context.payload.update({ collection: 'users', id: admin, data: { name: 'Mara' } })
  const before = await publicMotto()
  await updateDocument('personas', context.viktor, { motto: 'Halb getippt' }, germanDraft)
  await lock({ document: viktor() })
  const id = await plan({ doc: viktor() })
  const at = new Date().toISOString()
  const error = { message: 'Locked' }
  const attempt = { taskSlug: 'schedulePublish', taskID: '1', state: 'failed', error } as const
  const log = Array.from({ length: 60 }, () => ({ ...attempt, executedAt: at, completedAt: at }))
  await context.payload.update({ collection: 'payload-jobs', id, data: { log } })
  await runJob(id)
  expect(await publicMotto()).toBe(before)
  expect(await loadFailedPlans({ payload: context.payload, uiLocale: 'de' })).toMatchObject([
    { id, reason: expect.stringMatching(/^Mara hat diesen Inhalt .* bearbeitet/) },
  ])
})

it('a plan that fails for another reason after it has waited reports that reason', async () => {
  const held = await lock({ document: viktor() })
  const id = await plan({ doc: viktor() })
  await runJob(id)
  await updateDocument('personas', context.viktor, { motto: '' }, germanDraft)
  await context.payload.delete({
    collection: 'payload-locked-documents',
    where: { id: { equals: held } },
  })
  await runAgain(id)
  expect(await jobOf(id)).toMatchObject({ hasError: true })
  expect(await loadFailedPlans({ payload: context.payload, uiLocale: 'de' })).toMatchObject([
    { id, reason: expect.stringContaining('Motto fehlt') },
  ])
})

it('a plan takes place although its editor has become an admin who has not set up the second factor', async () => {
  await updateDocument('personas', context.viktor, { motto: 'Vor der Beförderung' }, germanDraft)
  const id = await plan({ doc: viktor() })
  const setRole = (role: 'admin' | 'editor') =>
    context.payload.update({ collection: 'users', id: context.user.id, data: { role } })
  await withSettings({ REQUIRE_2FA: true }, async () => {
    await setRole('admin')
    await runJob(id)
    await setRole('editor')
  })
  expect(await publicMotto()).toBe('Vor der Beförderung')
  expect(await jobOf(id)).toBeNull()
})
