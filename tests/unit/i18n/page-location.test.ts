import { expect, it } from 'vitest'
import { pageLocationAt, pathsOf, sourceOf } from '../../../src/i18n/page-location.ts'

it("the preview of a page's metadata opens that page in each language", () => {
  const place = pageLocationAt('/preview/pt/meta/imprint')
  expect(place).toEqual({ page: 'imprint', locale: 'pt', isPreview: true, isMeta: true })
  expect(place && pathsOf(place)).toEqual({
    page: '/pt/impressum',
    preview: '/preview/pt/impressum',
  })
})

it('the onboarding page has a preview of its texts and one of its metadata', () => {
  const place = pageLocationAt('/voice-bot-onboarding')
  expect(place).toMatchObject({ page: 'onboarding', locale: 'de', isMeta: false })
  expect(place && pathsOf(place)).toEqual({
    page: '/voice-bot-onboarding',
    preview: '/preview/de/onboarding',
  })
  const preview = pageLocationAt('/preview/de/onboarding')
  expect(preview).toMatchObject({ page: 'onboarding', isMeta: false, isPreview: true })
  expect(preview && sourceOf(preview)).toEqual({ global: 'onboarding-page' })
  expect(pageLocationAt('/preview/de/meta/onboarding')).toMatchObject({
    page: 'onboarding',
    isMeta: true,
  })
})

it.each([
  '/preview/de/meta/anything',
  '/preview/de/meta',
  '/preview/de/anything',
  '/preview/xx',
  '/de/onboarding',
  '/not/found/anywhere',
])('%s belongs to no document', (path) => {
  expect(pageLocationAt(path)).toBeUndefined()
})
