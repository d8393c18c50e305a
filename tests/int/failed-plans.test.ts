import { beforeEach, expect, it } from 'vitest'
import { loadFailedPlans } from '../../src/features/back-office/dashboard/failed-plans.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { createAccount, removeAccounts } from '../support/accounts.ts'
import { callRest } from '../support/call-rest.ts'
import { context, setUpTranslating, updateViktor } from '../support/translating.ts'

setUpTranslating()

/** Payload runs only ten jobs at a time. */
const deleteJobs = async () => {
  await context.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } })
}
beforeEach(deleteJobs)

/**
 * Schedules the publication of Viktor in Romanian as the editor's form does, or of another document or
 * language.
 */
async function plan(
  waitUntil: Date,
  doc: object = { relationTo: 'personas', value: context.viktor },
  locale: Locale = 'ro',
  type: 'publish' | 'unpublish' = 'publish',
) {
  const { docs } = await context.payload.find({ collection: 'users', limit: 1, sort: 'id' })
  return context.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil,
    input: {
      type,
      locale,
      doc: doc as { relationTo: 'personas'; value: number },
      user: { relationTo: 'users', value: docs[0]?.id as number },
    },
  })
}

/** Schedules an incomplete publication for now and runs it. */
async function failPlan() {
  await updateViktor({ motto: '' }, { locale: 'ro', draft: true })
  await plan(new Date(Date.now() - 1000))
  await context.payload.jobs.run({ silent: true })
}

const failedPlans = () => loadFailedPlans({ payload: context.payload, uiLocale: 'de' })

it('reports a failed plan with its document, language and reason', async () => {
  await failPlan()
  expect(await failedPlans()).toEqual([
    {
      id: expect.any(Number),
      href: `/admin/collections/personas/${context.viktor}?locale=ro`,
      title: 'Assistent „Viktor“',
      language: 'ro',
      reason: expect.stringContaining('Motto fehlt'),
    },
  ])
})

it('reports a failed plan until its own language is published, whatever happens to others', async () => {
  await failPlan()
  await updateViktor({ motto: 'Fertig' }, { locale: 'de', draft: true, autosave: true })
  await updateViktor({ _status: 'published' }, { locale: 'de' })
  await plan(new Date(Date.now() + 60_000), undefined, 'pt')
  await updateViktor({ motto: 'Gata' }, { locale: 'ro', draft: true })
  expect(await failedPlans()).toMatchObject([{ language: 'ro' }])
  await updateViktor({ motto: 'Gata', _status: 'published' }, { locale: 'ro' })
  expect(await failedPlans()).toEqual([])
})

it('reports a failed unpublishing until its language is unpublished', async () => {
  await plan(new Date(Date.now() - 1000), undefined, 'ro', 'unpublish')
  await context.payload.db.pool.query('UPDATE payload_jobs SET has_error = true')
  expect(await failedPlans()).toHaveLength(1)
  await updateViktor({ _status: 'draft' }, { locale: 'ro' })
  expect(await failedPlans()).toEqual([])
})

it('does not report again what somebody has done since, whatever is changed later', async () => {
  await failPlan()
  await updateViktor({ motto: 'Gata', _status: 'published' }, { locale: 'ro' })
  await updateViktor({ motto: 'Altfel' }, { locale: 'ro', draft: true })
  expect(await failedPlans()).toEqual([])

  await plan(new Date(Date.now() - 1000), undefined, 'ro', 'unpublish')
  await context.payload.db.pool.query('UPDATE payload_jobs SET has_error = true')
  await updateViktor({ _status: 'draft' }, { locale: 'ro' })
  await updateViktor({ _status: 'published' }, { locale: 'ro' })
  expect(await failedPlans()).toEqual([])
})

it('reports a failed plan for all languages until one is published', async () => {
  await failPlan()
  await context.payload.db.pool.query(`UPDATE payload_jobs SET input = input::jsonb - 'locale'`)
  await updateViktor({ motto: 'Gata' }, { locale: 'ro', draft: true })
  expect(await failedPlans()).toHaveLength(1)
  await updateViktor({ motto: 'Fertig', _status: 'published' }, { locale: 'de' })
  expect(await failedPlans()).toEqual([])
})

it('reports a failed plan for all languages also after the draft of one was discarded', async () => {
  await failPlan()
  await context.payload.db.pool.query(`UPDATE payload_jobs SET input = input::jsonb - 'locale'`)
  await updateViktor({ motto: 'Rascunho' }, { locale: 'pt', draft: true })
  const discard = (locale: Locale) =>
    context.rest('POST', `personas/${context.viktor}/discard-draft?locale=${locale}`)
  expect((await discard('pt')).status).toBe(200)
  expect(await failedPlans()).toHaveLength(1)
})

it('does not report a failed plan of a document without a status per language after its draft was discarded', async () => {
  const { docs } = await context.payload.find({ collection: 'users', limit: 1, sort: 'id' })
  await context.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() - 1000),
    input: {
      type: 'publish',
      global: 'claims',
      user: { relationTo: 'users', value: docs[0]?.id as number },
    },
  })
  await context.payload.db.pool.query('UPDATE payload_jobs SET has_error = true')
  expect(await failedPlans()).toHaveLength(1)
  const { items } = await context.payload.findGlobal({ slug: 'claims' })
  const draft = { items: items.map((each) => ({ ...each, value: '1' })) }
  expect((await context.rest('POST', 'globals/claims?draft=true', draft)).status).toBe(200)
  const discard = 'globals/claims/discard-draft?locale=de'
  expect((await context.rest('POST', discard)).status).toBe(200)
  expect(await failedPlans()).toEqual([])
})

it('does not report a failed plan for a language whose draft was discarded', async () => {
  await failPlan()
  const discard = `personas/${context.viktor}/discard-draft?locale=ro`
  expect((await context.rest('POST', discard)).status).toBe(200)
  expect(await failedPlans()).toEqual([])
})

it('does not report a failed plan after a new one was scheduled, or a plan that is still waiting', async () => {
  await failPlan()
  await plan(new Date(Date.now() + 60_000))
  expect(await failedPlans()).toEqual([])
})

it('keeps only the latest failed plan of a document, language and type that is scheduled again', async () => {
  await failPlan()
  for (const change of ['{"locale":"en"}', '{"type":"unpublish"}', '{}', '{}']) {
    await context.payload.db.pool.query(
      `INSERT INTO payload_jobs (task_slug, has_error, input)
       SELECT task_slug, true, input || $1 FROM payload_jobs ORDER BY id LIMIT 1`,
      [change],
    )
  }
  const [latest] = (await context.payload.find({ collection: 'payload-jobs', sort: '-id' })).docs
  const at = new Date(Date.now() + 60_000).toISOString()
  const path = `personas/${context.viktor}/plans`
  const { status } = await context.rest('POST', path, { type: 'publish', at, locale: 'ro' })
  expect(status).toBe(201)
  const { docs } = await context.payload.find({ collection: 'payload-jobs', sort: 'id' })
  const publish = { type: 'publish', locale: 'ro' }
  expect(docs.map(({ hasError, id, input }) => [hasError, input, id])).toMatchObject([
    [true, { ...publish, locale: 'en' }, expect.any(Number)],
    [true, { ...publish, type: 'unpublish' }, expect.any(Number)],
    [true, publish, latest?.id],
    [false, publish, expect.any(Number)],
  ])
})

it('an admin can try a failed plan again after its reason is mended', async () => {
  await failPlan()
  await updateViktor({ motto: 'Gata' }, { locale: 'ro', draft: true })
  const [{ id } = {}] = await failedPlans()
  const admin = await createAccount('admin')
  const path = `payload-jobs/${id}/send-again`
  expect((await callRest('POST', path, { headers: admin.headers })).status).toBe(200)
  await removeAccounts(admin)
  await context.payload.jobs.run({ silent: true })
  expect(await failedPlans()).toEqual([])
  const { docs } = await context.payload.find({
    collection: 'personas',
    where: { id: { equals: context.viktor }, _status: { equals: 'published' } },
    locale: 'ro',
  })
  expect(docs).toMatchObject([{ motto: 'Gata' }])
})

it('a plan without a valid document does not hide other failed plans', async () => {
  await failPlan()
  for (const doc of [
    { relationTo: 'nothing', value: 1 },
    { relationTo: 'personas', value: 'x' },
    { relationTo: 'media', value: 1 },
  ]) {
    await plan(new Date(Date.now() - 1000), doc)
  }
  await context.payload.jobs.run({ silent: true })
  await context.payload.db.pool.query(
    `INSERT INTO payload_jobs (task_slug, has_error, input) VALUES ('schedulePublish', true, NULL)`,
  )
  expect(await failedPlans()).toMatchObject([{ title: 'Assistent „Viktor“' }])
})

it('reports a plan that failed because its document was in the trash, with a link to the trash', async () => {
  const { docs } = await context.payload.find({ collection: 'features', limit: 1, depth: 0 })
  const feature = { collection: 'features', id: docs[0]?.id as number, trash: true } as const
  const move = (deletedAt: string | null) =>
    context.payload.update({ ...feature, data: { deletedAt } })
  await move(new Date().toISOString())
  try {
    await plan(new Date(Date.now() - 1000), { relationTo: 'features', value: feature.id })
    await context.payload.jobs.run({ silent: true })
    expect(await failedPlans()).toEqual([
      expect.objectContaining({
        href: `/admin/collections/features/trash/${feature.id}?locale=ro`,
        reason: 'Das lag im Papierkorb. Bitte planen Sie neu.',
      }),
    ])
  } finally {
    await move(null)
  }
})

it('says at once that a plan will not take place because the account that made it was deleted', async () => {
  const planner = await createAccount('editor')
  await context.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() + 24 * 60 * 60 * 1000),
    input: {
      ...{ type: 'publish', locale: 'ro' },
      doc: { relationTo: 'personas', value: context.viktor },
      user: { relationTo: 'users', value: planner.id },
    },
  })
  await removeAccounts(planner)
  await context.payload.jobs.run({ silent: true })
  expect(await failedPlans()).toMatchObject([
    {
      reason: 'Das Konto, das dies geplant hat, gehört nicht mehr zum Team. Bitte planen Sie neu.',
    },
  ])
})

it('loads at most fifty failed plans, even if there are hundreds', async () => {
  await context.payload.db.pool.query(
    `INSERT INTO payload_jobs (task_slug, has_error, input)
     SELECT 'schedulePublish', true, '{"type":"publish","global":"site-settings"}'
     FROM generate_series(1, 400)`,
  )
  expect(await failedPlans()).toHaveLength(50)
})
