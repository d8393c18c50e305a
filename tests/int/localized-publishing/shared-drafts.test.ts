import { expect, it } from 'vitest'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Publication } from '../../../src/plugins/localized-publishing/publication.ts'
import { desk, setUpDesk } from '../../support/editors-desk.ts'
import { draft, publish, write } from '../../support/editors-writes.ts'

setUpDesk()

/** What the editor reads of an address below the testimonials. */
async function read<Answer>(path: string): Promise<Answer> {
  const { body } = await desk.rest('GET', `testimonials/${path}`)
  return body as unknown as Answer
}

type Form = { name: string; content: string; _status: string }

/** What the form of a language shows of the testimonial. */
const form = (locale: Locale) => read<Form>(`${desk.voice}?draft=true&depth=0&locale=${locale}`)

async function isChangedIn(locale: Locale) {
  const { languages } = await read<Publication>(`${desk.voice}/publication`)
  return languages.some((each) => each.locale === locale && each.state === 'changed')
}

const save = (data: Record<string, unknown>, locale: Locale) =>
  write('testimonials', desk.voice, data, { locale, ...draft })

it('a draft of what all languages share shows in the form of each, and survives typing there', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  expect((await form('de')).name).toBe('Ana Nova')
  expect(await isChangedIn('de')).toBe(true)

  await save({ ...(await form('de')), content: 'Neu auf Deutsch' }, 'de')
  expect((await form('en')).name).toBe('Ana Nova')
  expect((await form('de')).content).toBe('Neu auf Deutsch')
})

it('the form of a published language shows that status, whatever another one drafts', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  expect((await form('de'))._status).toBe('published')
})

it('a published document is not read as a draft of any language', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  const { name } = await read<Form>(`${desk.voice}?depth=0&locale=de`)
  expect(name).not.toBe('Ana Nova')
})

it('a draft of one document is not read as that of another', async () => {
  const { docs } = await desk.payload.find({ collection: 'testimonials', sort: 'id', depth: 0 })
  const other = docs.find(({ id }) => id !== desk.voice)
  await save({ name: 'Ana Nova' }, 'en')
  const { name } = await read<Form>(`${other?.id}?draft=true&locale=de`)
  expect(name).toBe(other?.name)
})

it('what is published of a shared field is unchanged in every language afterwards', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  await write('testimonials', desk.voice, { ...(await form('de')), ...publish }, { locale: 'de' })
  expect((await form('pt')).name).toBe('Ana Nova')
  for (const locale of ['de', 'pt'] as const) expect(await isChangedIn(locale)).toBe(false)
})
