import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import {
  type Data,
  desk,
  idOf,
  newPicture,
  original,
  setUpDesk,
} from '../../support/editors-desk.ts'
import { landing, publish, write } from '../../support/editors-writes.ts'
import { messages, rejectedWith } from '../../support/rejections.ts'

setUpDesk()

describe('publishing rejects missing content:', () => {
  it.each([
    ['features', 'items', 'Fähigkeiten › Karten: 3 statt 4 Einträge.'],
    ['targetGroups', 'groups', 'Zielgruppen › Gruppen: 5 statt 6 Einträge.'],
    ['examples', 'conversations', 'Gespräche › Gespräche: 2 statt 3 Einträge.'],
    ['benefits', 'items', 'Vorteile › Vorteile: 3 statt 4 Einträge.'],
  ])('a wrong number of %s', async (group, rows, message) => {
    const { page } = original<{ page: Record<string, Data> }>(`personas/${desk.viktor}`, 'pt')
    const all = page[group]?.[rows] as Data[]
    const shortened = { page: { [group]: { [rows]: all.slice(1) } } }
    await expect(
      write('personas', desk.viktor, { ...shortened, ...publish }),
    ).rejects.toMatchObject(
      rejectedWith(`Alle Sprachen: Assistent „Viktor“ › Eigene Seite › ${message}`),
    )
  })

  it('a list that is empty in one language, which Payload accepts', async () => {
    await expect(write('features', desk.feature, { benefits: null, ...publish })).rejects.toThrow(
      'Vorteile fehlt',
    )
    await expect(
      write('personas', desk.viktor, { personality: ['  '], ...publish }),
    ).rejects.toThrow('Portugiesisch: Assistent „Viktor“ › Persönlichkeit 1 fehlt')
  })

  it('a picture without alternative text in that language', async () => {
    const picture = await newPicture()
    const change = () =>
      write('testimonials', desk.voice, { image: picture, ...publish }, { locale: 'de' })
    const error = await change().catch((reason) => reason)
    // All languages share the picture, so one issue names all of them.
    expect(messages(error)).toEqual([
      expect.stringMatching(
        /^Englisch \+ Portugiesisch \+ Rumänisch: .* › Porträt hat keinen Alternativtext/,
      ),
    ])
    const { image } = await desk.payload.findByID({
      collection: 'testimonials',
      id: desk.voice,
      depth: 0,
    })
    expect(image).not.toBe(picture)
    for (const locale of locales) await describePicture(picture, locale, `Bild ${locale}`)
    await change()
    await restoreVoice()
    await desk.payload.delete({ collection: 'media', id: picture })
  })

  it.each(['www.example.com', 'javascript:alert(1)', '/de/kontakt', 'mailto:'])(
    'a link to %s',
    async (euDisputeUrl) => {
      const imprint = await idOf('legal-pages', 'slug', 'imprint')
      await expect(
        write('legal-pages', imprint, { euDisputeUrl, ...publish }),
      ).rejects.toMatchObject(
        rejectedWith(
          `Alle Sprachen: Rechtstext „Impressum“ › Verweis zur EU-Plattform verweist ins Leere (${euDisputeUrl}).`,
        ),
      )
    },
  )

  it('a link without a valid target in rich text', async () => {
    const { sections } = await desk.payload.findByID({
      collection: 'legal-pages',
      id: desk.privacy,
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
      write(
        'legal-pages',
        desk.privacy,
        { sections: [first, ...others], ...publish },
        { locale: 'de' },
      ),
    ).rejects.toThrow(
      'Deutsch: Rechtstext „Datenschutzerklärung“ › Abschnitte 1 › Text verweist ins Leere (datenschutz.html)',
    )
  })

  it('a placeholder without a claim', async () => {
    await expect(
      landing({ hero: { trialNote: 'Experimente {trialDay} dias' }, ...publish }),
    ).rejects.toMatchObject(
      rejectedWith(
        'Portugiesisch: Startseite › Auftakt › Hinweis auf die Testzeit enthält den unbekannten Platzhalter {trialDay}.',
      ),
    )
    await landing({ hero: { trialNote: '{brand}: {trialDays} dias, {phone}' }, ...publish })
    await expect(
      write('personas', desk.viktor, { motto: '{age} anos', ...publish }),
    ).rejects.toThrow('den unbekannten Platzhalter {age}')
    await write('personas', desk.viktor, { page: { motto: '{age} anos' }, ...publish })
  })

  it('but not in fields that the form hides or in languages that a page does not have', async () => {
    await write('legal-pages', desk.privacy, {}, { locale: 'de', publishAllLocales: true })
    const { title } = await desk.payload.findByID({ collection: 'legal-pages', id: desk.privacy })
    expect(title).toBe('Datenschutzerklärung')
  })
})

const describePicture = (id: number, locale: Locale, alt: string) =>
  desk.payload.update({ collection: 'media', id, locale, data: { alt } })

async function restoreVoice(): Promise<void> {
  const { image } = original<{ image: number }>(`testimonials/${desk.voice}`, 'de')
  await write('testimonials', desk.voice, { image, ...publish }, { locale: 'de' })
}
