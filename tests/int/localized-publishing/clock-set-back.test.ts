import { beforeEach, expect, it } from 'vitest'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument } from '../../support/editor-writes.ts'

setUpEditor()

/** Stores the testimonial as if the clock had been an hour ahead when it was published. */
beforeEach(async () => {
  const { payload, testimonial } = context
  await save({ content: 'Vor der Umstellung', ...asPublished })
  const later = `updated_at = updated_at + interval '1 hour'`
  for (const statement of [
    `UPDATE testimonials SET ${later} WHERE id = $1`,
    `UPDATE _testimonials_v SET ${later} WHERE parent_id = $1`,
  ]) {
    await payload.db.pool.query(statement, [testimonial])
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
