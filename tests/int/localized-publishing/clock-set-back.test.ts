import { beforeEach, expect, it } from 'vitest'
import type { OnboardingPage } from '../../../src/payload-types.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument, updateLanding } from '../../support/editor-writes.ts'

setUpEditor()

/** Stores the testimonial and the landing page as if the clock had been an hour ahead when they were published. */
beforeEach(async () => {
  const { payload, testimonial } = context
  await save({ content: 'Vor der Umstellung', ...asPublished })
  await updateLanding({ hero: { headline: 'Antes' }, ...asPublished })
  const later = `updated_at = updated_at + interval '1 hour'`
  for (const statement of [
    `UPDATE testimonials SET ${later} WHERE id = $1`,
    `UPDATE _testimonials_v SET ${later} WHERE parent_id = $1`,
  ]) {
    await payload.db.pool.query(statement, [testimonial])
  }
  for (const table of ['landing', '_landing_v']) {
    await payload.db.pool.query(`UPDATE ${table} SET ${later}`)
  }
})

const save = (data: Record<string, unknown>, options = {}) =>
  updateDocument('testimonials', context.testimonial, data, { locale: 'de', ...options })

async function read(query: string): Promise<unknown> {
  const path = `testimonials/${context.testimonial}?depth=0&locale=de${query}`
  const { body } = await context.rest('GET', path)
  return (body as unknown as { content: string }).content
}

it('a draft is stored after the clock was set back', async () => {
  await save({ content: 'Nach der Umstellung' }, asDraft)
  expect(await read('&draft=true')).toBe('Nach der Umstellung')
  expect(await read('')).toBe('Vor der Umstellung')
})

it('a publication is stored after the clock was set back, and so is the draft after it', async () => {
  await save({ content: 'Nach der Umstellung', ...asPublished })
  expect(await read('')).toBe('Nach der Umstellung')
  expect(await read('&draft=true')).toBe('Nach der Umstellung')

  await save({ content: 'Noch später' }, asDraft)
  expect(await read('&draft=true')).toBe('Noch später')
  expect(await read('')).toBe('Nach der Umstellung')
})

it('autosaves after the clock was set back share one version', async () => {
  const countVersions = async () => {
    const where = { parent: { equals: context.testimonial } }
    const { totalDocs } = await context.payload.countVersions({ collection: 'testimonials', where })
    return totalDocs
  }
  const before = await countVersions()
  for (const content of ['Jetzt', 'Jetzt noch', 'Jetzt noch einmal']) {
    await save({ content }, { ...asDraft, autosave: true })
  }
  expect(await read('&draft=true')).toBe('Jetzt noch einmal')
  expect(await countVersions()).toBe(before + 1)
})

it('discarding the draft of a global without a status per language takes effect after the clock was set back', async () => {
  const { payload, rest } = context
  const path = 'globals/onboarding-page'
  const durationIn = async (query: string) => {
    const { body } = await rest('GET', `${path}?depth=0&locale=de${query}`)
    return (body as unknown as OnboardingPage).guide.duration
  }
  const published = await durationIn('')
  const draft = { guide: { duration: 'Entwurf' } }
  expect((await rest('POST', `${path}?draft=true&locale=de`, draft)).status).toBe(200)
  for (const table of ['onboarding_page', '_onboarding_page_v']) {
    await payload.db.pool.query(`UPDATE ${table} SET updated_at = updated_at + interval '1 hour'`)
  }
  expect(await durationIn('&draft=true')).toBe('Entwurf')
  expect((await rest('POST', `${path}/discard-draft?locale=de`)).status).toBe(200)
  expect(await durationIn('&draft=true')).toBe(published)
})

it('saves of a global after the clock was set back are its newest version, and autosaves share one', async () => {
  const { payload } = context
  const versions = async () => {
    const query = { slug: 'landing', locale: 'pt', sort: '-updatedAt', depth: 0 } as const
    const { docs, totalDocs } = await payload.findGlobalVersions({ ...query, limit: 1 })
    return { totalDocs, headline: docs[0]?.version.hero.headline }
  }
  const { totalDocs } = await versions()
  for (const headline of ['Agora', 'Agora mesmo']) {
    const autosave = 'globals/landing?draft=true&autosave=true&depth=0&locale=pt'
    expect((await context.rest('POST', autosave, { hero: { headline } })).status).toBe(200)
    expect(await versions()).toEqual({ totalDocs: totalDocs + 1, headline })
  }
})
