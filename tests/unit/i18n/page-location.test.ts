import { expect, it } from 'vitest'
import { pageLocationAt, pathsOf } from '../../../src/i18n/page-location.ts'

it("the preview of a page's metadata opens that page in each language", () => {
  const place = pageLocationAt('/preview/pt/meta/imprint')
  expect(place).toEqual({ page: 'imprint', locale: 'pt', isPreview: true, isMeta: true })
  expect(place && pathsOf(place)).toEqual({
    page: '/pt/impressum',
    preview: '/preview/pt/impressum',
  })
})

it("the metadata document of the onboarding form is previewed on the form's page", () => {
  const place = pageLocationAt('/voice-bot-onboarding')
  expect(place).toMatchObject({ page: 'onboarding', locale: 'de', isMeta: false })
  expect(place && pathsOf(place)).toEqual({
    page: '/voice-bot-onboarding',
    preview: '/preview/de/meta/onboarding',
  })
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
  '/not/found/anywhere',
])('%s belongs to no document', (path) => {
  expect(pageLocationAt(path)).toBeUndefined()
})
