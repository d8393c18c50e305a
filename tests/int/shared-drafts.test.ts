import { expect, it } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import { desk, setUpDesk } from '../support/editors-desk.ts'
import { draft, publish, write } from '../support/editors-writes.ts'

setUpDesk()

/** What the form of a language shows of the testimonial. */
async function form(locale: Locale) {
  const path = `testimonials/${desk.voice}?draft=true&depth=0&locale=${locale}`
  const { body } = await desk.rest('GET', path)
  return body as { name: string; content: string; _status: string }
}

async function isChangedIn(locale: Locale) {
  const { body } = await desk.rest('GET', `testimonials/${desk.voice}/publication?locale=${locale}`)
  return (body as { isChanged: boolean }).isChanged
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

it('the form of a language that is published says so, whatever another one drafts', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  expect((await form('de'))._status).toBe('published')
})

it('a published document is not read as a draft of any language', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  const path = `testimonials/${desk.voice}?depth=0&locale=de`
  const { body } = await desk.rest('GET', path)
  expect((body as { name: string }).name).not.toBe('Ana Nova')
})

it('what is published of a shared field is unchanged in every language afterwards', async () => {
  await save({ name: 'Ana Nova' }, 'en')
  await write('testimonials', desk.voice, { ...(await form('de')), ...publish }, { locale: 'de' })
  expect((await form('pt')).name).toBe('Ana Nova')
  for (const locale of ['de', 'pt'] as const) expect(await isChangedIn(locale)).toBe(false)
})
