import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import {
  context,
  createPicture,
  type Data,
  findId,
  originalContent,
  setUpEditor,
} from '../../support/editor-context.ts'
import { asPublished, updateDocument, updateLanding } from '../../support/editor-writes.ts'
import { messages, rejectedWith } from '../../support/rejections.ts'

setUpEditor()

describe('publishing rejects missing content:', () => {
  it.each([
    ['features', 'items', 'Fähigkeiten › Karten: 3 statt 4 Einträge.'],
    ['targetGroups', 'groups', 'Zielgruppen › Gruppen: 5 statt 6 Einträge.'],
    ['examples', 'conversations', 'Gespräche › Gespräche: 2 statt 3 Einträge.'],
    ['benefits', 'items', 'Vorteile › Vorteile: 3 statt 4 Einträge.'],
  ])('a wrong number of %s', async (group, rows, message) => {
    const { page } = originalContent<{ page: Record<string, Data> }>(
      `personas/${context.viktor}`,
      'pt',
    )
    const all = page[group]?.[rows] as Data[]
    const shortened = { page: { [group]: { [rows]: all.slice(1) } } }
    await expect(
      updateDocument('personas', context.viktor, { ...shortened, ...asPublished }),
    ).rejects.toMatchObject(
      rejectedWith(`Alle Sprachen: Assistent „Viktor“ › Eigene Seite › ${message}`),
    )
  })

  it('a list that is empty in one language, which Payload accepts', async () => {
    await expect(
      updateDocument('features', context.feature, { benefits: null, ...asPublished }),
    ).rejects.toThrow('Vorteile fehlt')
    await expect(
      updateDocument('personas', context.viktor, { personality: ['  '], ...asPublished }),
    ).rejects.toThrow('Portugiesisch: Assistent „Viktor“ › Persönlichkeit 1 fehlt')
  })

  it('a picture without alternative text in that language', async () => {
    const picture = await createPicture()
    const change = () =>
      updateDocument(
        'testimonials',
        context.testimonial,
        { image: picture, ...asPublished },
        { locale: 'de' },
      )
    const error = await change().catch((reason) => reason)
    // All languages share the picture, so one issue names all of them.
    expect(messages(error)).toEqual([
      expect.stringMatching(
        /^Englisch \+ Portugiesisch \+ Rumänisch: .* › Porträt hat keinen Alternativtext/,
      ),
    ])
    const { image } = await context.payload.findByID({
      collection: 'testimonials',
      id: context.testimonial,
      depth: 0,
    })
    expect(image).not.toBe(picture)
    for (const locale of locales) await describePicture(picture, locale, `Bild ${locale}`)
    await change()
    await restoreVoice()
    await context.payload.delete({ collection: 'media', id: picture })
  })

  it.each(['www.example.com', 'javascript:alert(1)', '/de/kontakt', 'mailto:'])(
    'a link to %s',
    async (euDisputeUrl) => {
      const imprint = await findId('legal-pages', 'slug', 'imprint')
      await expect(
        updateDocument('legal-pages', imprint, { euDisputeUrl, ...asPublished }),
      ).rejects.toMatchObject(
        rejectedWith(
          `Alle Sprachen: Rechtstext „Impressum“ › Verweis zur EU-Plattform verweist ins Leere (${euDisputeUrl}).`,
        ),
      )
    },
  )

  it('a link without a valid target in rich text', async () => {
    const { sections } = await context.payload.findByID({
      collection: 'legal-pages',
      id: context.privacy,
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
      updateDocument(
        'legal-pages',
        context.privacy,
        { sections: [first, ...others], ...asPublished },
        { locale: 'de' },
      ),
    ).rejects.toThrow(
      'Deutsch: Rechtstext „Datenschutzerklärung“ › Abschnitte 1 › Text verweist ins Leere (datenschutz.html)',
    )
  })

  it('a placeholder without a claim', async () => {
    await expect(
      updateLanding({ hero: { trialNote: 'Experimente {trialDay} dias' }, ...asPublished }),
    ).rejects.toMatchObject(
      rejectedWith(
        'Portugiesisch: Startseite › Auftakt › Hinweis auf die Testzeit enthält den unbekannten Platzhalter {trialDay}.',
      ),
    )
    await updateLanding({
      hero: { trialNote: '{brand}: {trialDays} dias, {phone}' },
      ...asPublished,
    })
    await expect(
      updateDocument('personas', context.viktor, { motto: '{age} anos', ...asPublished }),
    ).rejects.toThrow('den unbekannten Platzhalter {age}')
    await updateDocument('personas', context.viktor, {
      page: { motto: '{age} anos' },
      ...asPublished,
    })
  })

  it('but not in fields that the form hides or in languages that a page does not have', async () => {
    await updateDocument(
      'legal-pages',
      context.privacy,
      {},
      { locale: 'de', publishAllLocales: true },
    )
    const { title } = await context.payload.findByID({
      collection: 'legal-pages',
      id: context.privacy,
    })
    expect(title).toBe('Datenschutzerklärung')
  })
})

const describePicture = (id: number, locale: Locale, alt: string) =>
  context.payload.update({ collection: 'media', id, locale, data: { alt } })

async function restoreVoice(): Promise<void> {
  const { image } = originalContent<{ image: number }>(`testimonials/${context.testimonial}`, 'de')
  await updateDocument(
    'testimonials',
    context.testimonial,
    { image, ...asPublished },
    { locale: 'de' },
  )
}
