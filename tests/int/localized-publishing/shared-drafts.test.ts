import { expect, it } from 'vitest'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Publication } from '../../../src/plugins/localized-publishing/publication.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asDraft, asPublished, updateDocument } from '../../support/editor-writes.ts'

setUpEditor()

/** Sends a GET request as the editor; `path` is relative to the testimonials. */
async function read<Answer>(path: string): Promise<Answer> {
  const { body } = await context.rest('GET', `testimonials/${path}`)
  return body as unknown as Answer
}

type Form = { name: string; content: string; _status: string }

/** Returns what the form shows of the testimonial in a language. */
const form = (locale: Locale) =>
  read<Form>(`${context.testimonial}?draft=true&depth=0&locale=${locale}`)

async function isChangedIn(locale: Locale) {
  const { languages } = await read<Publication>(`${context.testimonial}/publication`)
  return languages.some((each) => each.locale === locale && each.state === 'changed')
}

const save = (data: Record<string, unknown>, locale: Locale) =>
  updateDocument('testimonials', context.testimonial, data, { locale, ...asDraft })

it('the draft of a shared field appears in the form of every language and survives edits there', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  expect((await form('de')).name).toBe('Ana Nova')
  expect(await isChangedIn('de')).toBe(true)

  await save({ ...(await form('de')), content: 'Neu auf Deutsch' }, 'de')
  expect((await form('en')).name).toBe('Ana Nova')
  expect((await form('de')).content).toBe('Neu auf Deutsch')
})

it('the form of a published language shows it as published, whatever other languages draft', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  expect((await form('de'))._status).toBe('published')
})

it('reading a published document does not return a draft of any language', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  const { name } = await read<Form>(`${context.testimonial}?depth=0&locale=de`)
  expect(name).not.toBe('Ana Nova')
})

it('reading one document does not return the draft of another', async () => {
  const { docs } = await context.payload.find({ collection: 'testimonials', sort: 'id', depth: 0 })
  const other = docs.find(({ id }) => id !== context.testimonial)
  await save({ name: 'Ana Nova' }, 'en')
  const { name } = await read<Form>(`${other?.id}?draft=true&locale=de`)
  expect(name).toBe(other?.name)
})

it('no language has unpublished changes after a shared field is published', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  await updateDocument(
    'testimonials',
    context.testimonial,
    { ...(await form('de')), ...asPublished },
    { locale: 'de' },
  )
  expect((await form('pt')).name).toBe('Ana Nova')
  for (const locale of ['de', 'pt'] as const) expect(await isChangedIn(locale)).toBe(false)
})
