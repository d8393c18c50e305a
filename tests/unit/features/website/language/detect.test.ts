import { describe, expect, it } from 'vitest'
import { landingLocale, rootLocale } from '../../../../../src/features/website/language/detect.ts'

const cases = [
  // language, time zone, expected at the root, expected on a page without a language
  ['de-DE', 'Europe/Berlin', 'de', 'de'],
  ['de', 'America/Sao_Paulo', 'pt', 'de'],
  ['de-AT', 'Europe/Lisbon', 'pt', 'de'],
  ['de-CH', 'Europe/Zurich', 'de', 'de'],
  ['en-GB', 'Europe/London', 'en', 'en'],
  ['en-US', 'America/New_York', 'en', 'en'],
  ['en-US', 'America/Los_Angeles', 'en', 'en'],
  ['en-GB', 'Europe/Berlin', 'en', 'de'],
  ['en-US', 'Europe/Lisbon', 'pt', 'en'],
  ['EN', 'Asia/Tokyo', 'en', 'en'],
  ['pt-PT', 'Europe/Lisbon', 'pt', 'pt'],
  ['pt-BR', 'America/Sao_Paulo', 'pt', 'pt'],
  ['PT', 'Europe/Berlin', 'pt', 'de'],
  ['pt-PT', 'Europe/London', 'pt', 'en'],
  ['ro-RO', 'Europe/Bucharest', 'ro', 'ro'],
  ['ro', 'Europe/Lisbon', 'pt', 'pt'],
  ['ro-MD', 'Europe/Vienna', 'ro', 'de'],
  ['fr-FR', 'Europe/Paris', 'de', 'de'],
  ['fr-FR', 'Europe/Bucharest', 'de', 'ro'],
  ['es-ES', 'Europe/London', 'de', 'en'],
  ['it', 'America/Sao_Paulo', 'pt', 'pt'],
  ['', '', 'de', 'de'],
] as const

describe('language detection', () => {
  it.each(cases)(
    '%s in %s opens %s at the root and %s on a page without a language',
    (language, timeZone, root, landing) => {
      expect(rootLocale({ language, timeZone })).toBe(root)
      expect(landingLocale({ language, timeZone })).toBe(landing)
    },
  )

  it('prefers a stored choice on a page without a language if the site has that language', () => {
    const signals = { language: 'de-DE', timeZone: 'Europe/Berlin' }
    expect(landingLocale(signals, 'ro')).toBe('ro')
    expect(landingLocale(signals, 'fr')).toBe('de')
    expect(landingLocale(signals, '')).toBe('de')
    expect(landingLocale(signals, null)).toBe('de')
  })
})

describe('language detection when some landing pages are not published', () => {
  it.each([
    // language, time zone, published, expected at the root, expected on a page without a language
    ['pt-PT', 'Europe/Lisbon', ['de', 'en', 'ro'], 'de', 'de'],
    ['en-GB', 'Europe/Lisbon', ['de', 'en', 'ro'], 'en', 'en'],
    ['ro-RO', 'Europe/Berlin', ['en', 'pt', 'ro'], 'ro', 'ro'],
    ['de-DE', 'Europe/Berlin', ['en', 'pt', 'ro'], 'en', 'en'],
    ['de-DE', 'Europe/Bucharest', ['pt', 'ro'], 'pt', 'ro'],
    ['fr-FR', 'Europe/Paris', [], 'de', 'de'],
  ] as const)('for %s in %s opens one of %j', (language, timeZone, published, root, landing) => {
    const signals = { language, timeZone }
    expect(rootLocale(signals, published)).toBe(root)
    expect(landingLocale(signals, null, published)).toBe(landing)
  })

  it('ignores a stored choice that is not published', () => {
    const signals = { language: 'pt-PT', timeZone: 'Europe/Lisbon' }
    expect(landingLocale(signals, 'en', ['de', 'pt'])).toBe('pt')
  })
})
