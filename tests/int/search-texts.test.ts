import { describe, expect, it } from 'vitest'
import { searchTexts } from '../../src/lib/content/search-texts.ts'
import { context, seededPersona, setUpTranslating, updateViktor } from '../support/translating.ts'

setUpTranslating()

const search = (query: string) => searchTexts(context.payload, query, 'de')

describe('the search over all texts', () => {
  it('finds a draft in any language and links to its field', async () => {
    await updateViktor({ motto: 'Cuvânt nemaiauzit' }, { locale: 'ro', draft: true })
    expect(await search('CUVANT nemai')).toEqual({
      count: 1,
      found: [
        {
          document: 'Assistent „Viktor“',
          labels: ['Motto'],
          locale: 'ro',
          excerpt: { before: '', match: 'Cuvânt nemai', after: 'auzit' },
          href: `/admin/collections/personas/${context.viktor}?locale=ro#field-motto`,
        },
      ],
    })
  })

  it('finds what is published and was changed in a draft', async () => {
    await updateViktor({ motto: 'Sagt Frau Xylander', _status: 'published' }, { locale: 'de' })
    expect((await search('Xylander')).found).toMatchObject([{ labels: ['Motto'] }])
    await updateViktor({ motto: 'Sagt jemand' }, { locale: 'de', draft: true })
    expect(await search('Xylander')).toMatchObject({
      count: 1,
      found: [
        {
          labels: ['Motto', 'veröffentlichte Fassung'],
          excerpt: { match: 'Xylander' },
          href: `/admin/collections/personas/${context.viktor}?locale=de#field-motto`,
        },
      ],
    })
    await updateViktor({ _status: 'published' }, { locale: 'en' })
    expect((await search('Xylander')).count, 'after publishing another language').toBe(1)
    await updateViktor({ _status: 'draft' }, { locale: 'de' })
    expect((await search('Xylander')).count).toBe(0)
  })

  it('finds list entries, rich text and shared fields, which it lists once', async () => {
    const feature = seededPersona('pt').features[1] as string
    const [found] = (await search(feature)).found
    expect(found).toMatchObject({ locale: 'pt', labels: ['Fähigkeiten'] })
    const privacy = await search('Aufsichtsbehörde beschweren')
    expect(privacy.found[0]?.document).toContain('Datenschutz')
    const names = (await search('Viktor')).found.filter(({ labels }) => labels[0] === 'Name')
    expect(names).toMatchObject([{ locale: undefined }])
    expect((await search('trialDays')).found.map(({ document }) => document)).toContain(
      'Werbeaussagen',
    )
  })

  it('finds a text with placeholders as visitors read it, and by its placeholder', async () => {
    const hrefsOf = async (query: string) => (await search(query)).found.map(({ href }) => href)
    const note = '/admin/globals/landing?locale=de#field-hero__trialNote'
    const read = await search('14 tage kostenlos')
    expect(read.found.find(({ href }) => href === note)?.excerpt.match).toBe('14 Tage kostenlos')
    expect(await hrefsOf('{trialDays}')).toContain(note)
    expect(await hrefsOf('{trialDays|Tag')).toContain(note)
    expect(await hrefsOf('14 days')).toContain(note.replace('=de', '=en'))
  })

  it('finds nothing in fields that the form does not show', async () => {
    const { docs } = await context.payload.find({ collection: 'features', limit: 1, depth: 0 })
    const { found } = await search(docs[0]?.slug ?? '')
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ labels }) => labels.includes('Kennung'))).toEqual([])
  })

  it('finds a field by its label, after the texts', async () => {
    const { found } = await search('motto')
    expect(found).toContainEqual({
      document: 'Assistent „Viktor“',
      labels: ['Motto'],
      locale: 'de',
      excerpt: { before: '', match: '', after: seededPersona('de').motto },
      href: `/admin/collections/personas/${context.viktor}?locale=de#field-motto`,
    })
    const [court] = (await search('registergericht')).found
    expect(court?.labels.at(-1)).toBe('Registergericht')
  })

  it('ignores queries of fewer than two letters and returns the total number of results', async () => {
    expect(await search(' a ')).toEqual({ found: [], count: 0 })
    const { count, found } = await search('en')
    expect(found).toHaveLength(50)
    expect(count).toBeGreaterThan(50)
  })
})
