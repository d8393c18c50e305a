import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { markText, readMark, withoutMarks } from '../../src/lib/content/text-marks.ts'
import { cms } from '../support/cms.ts'

const marksTexts = { marksTexts: true }

describe('reading with marks', () => {
  it('marks each text with its field and changes nothing else', async () => {
    const payload = await cms()
    for (const locale of locales) {
      for (const collection of [
        'features',
        'legal-pages',
        'page-meta',
        'personas',
        'testimonials',
      ] as const) {
        const reading = { collection, locale, draft: true, depth: 0, pagination: false } as const
        const plain = await payload.find(reading)
        const marked = await payload.find({ ...reading, context: marksTexts })
        expect(withoutMarks(marked.docs)).toEqual(plain.docs)
        expect(marked.docs).not.toEqual(plain.docs)
      }
      for (const slug of ['landing', 'site-settings', 'onboarding-page', 'claims'] as const) {
        const plain = await payload.findGlobal({ slug, locale, draft: true, depth: 0 })
        const marked = await payload.findGlobal({
          slug,
          locale,
          draft: true,
          depth: 0,
          context: marksTexts,
        })
        expect(withoutMarks(marked)).toEqual(plain)
      }
    }
  })

  it('marks texts in rows, lists and rich text, and names the claims that a text quotes', async () => {
    const payload = await cms()
    const reading = { locale: 'de', draft: true, depth: 0, context: marksTexts } as const
    const { docs } = await payload.find({
      collection: 'personas',
      where: { slug: { equals: 'viktor' } },
      ...reading,
    })
    const viktor = docs[0]
    if (!viktor) throw new Error('Viktor is missing')
    const document = `personas/${viktor.id}`
    expect(viktor.slug).toBe('viktor')
    expect(readMark(viktor.features?.[1] ?? '').mark).toEqual({ document, path: 'features' })
    expect(readMark(viktor.page.benefits.items?.[2]?.text ?? '').mark).toEqual({
      document,
      path: 'page.benefits.items.2.text',
    })
    const landing = await payload.findGlobal({ slug: 'landing', ...reading })
    expect(readMark(landing.hero.trialNote)).toMatchObject({
      mark: { document: 'globals/landing', path: 'hero.trialNote', quotes: ['trialDays'] },
    })
    const { docs: legal } = await payload.find({
      collection: 'legal-pages',
      where: { slug: { equals: 'privacy' } },
      ...reading,
    })
    const bodyText = JSON.stringify(legal[0]?.sections?.[0]?.body)
    expect(readMark(bodyText).mark).toMatchObject({
      document: `legal-pages/${legal[0]?.id}`,
      path: 'sections.0.body',
    })
  })

  it('marks only what is returned, and marks are stripped from what is stored', async () => {
    const payload = await cms()
    const copied = markText('Rund um die Uhr', { document: 'personas/1', path: 'motto' })
    const { id, title } = await payload.create({
      collection: 'features',
      data: { title: copied, description: 'Text' } as never,
      draft: true,
      locale: 'de',
    })
    expect(title).toBe('Rund um die Uhr')
    await payload.delete({ collection: 'features', id })
  })

  it('cannot be requested by a client', async () => {
    const payload = await cms()
    const feature = await payload.find({
      collection: 'features',
      locale: 'de',
      overrideAccess: false,
      limit: 1,
    })
    expect(feature.docs).toEqual(withoutMarks(feature.docs))
  })
})
