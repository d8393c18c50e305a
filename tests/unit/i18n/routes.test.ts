import { describe, expect, it } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { languagesOf, pageAt, pageIds, pathOf } from '../../../src/i18n/routes.ts'

describe('the route table', () => {
  it('lists exactly the paths of the specification', () => {
    const paths = pageIds.flatMap((page) => locales.map((locale) => pathOf(page, locale)))
    const personas = ['clara', 'viktor', 'alexandra'].flatMap((slug) =>
      ['de', 'en', 'pt', 'ro'].map((locale) => `/${locale}/${slug}`),
    )
    const expected = [
      ...['/de', '/en', '/pt', '/ro'],
      ...personas,
      ...['/de/impressum', '/en/imprint', '/pt/impressum', '/ro/impressum'],
      ...['/de/datenschutz', '/en/privacy', '/pt/privacidade', '/ro/confidentialitate'],
    ]
    expect(paths.toSorted()).toEqual(expected.toSorted())
  })

  it('finds a page only by the slug of its own language', () => {
    expect(pageAt('en', 'imprint')).toBe('imprint')
    expect(pageAt('pt', 'imprint')).toBeUndefined()
    expect(pageAt('en', 'impressum')).toBeUndefined()
    expect(pageAt('de', 'privacy')).toBeUndefined()
    expect(pageAt('ro', 'confidentialitate')).toBe('privacy')
    expect(pageAt('de', '')).toBeUndefined()
    expect(pageAt('de', 'constructor')).toBeUndefined()
  })

  it('has the privacy policy only in German', () => {
    expect(languagesOf('privacy')).toEqual(['de'])
    expect(languagesOf('viktor')).toEqual(locales)
  })
})
