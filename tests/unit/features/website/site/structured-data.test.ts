import { expect, it } from 'vitest'
import {
  describePersona,
  describeService,
} from '../../../../../src/features/website/site/structured-data.ts'
import type { SiteView } from '../../../../../src/features/website/site/types.ts'

const site = {
  ...{ brand: 'Digitale Rezeption', phone: '', email: '', home: '/de' },
  footer: { tagline: 'Für kleine Betriebe' },
  operator: { company: '', address: '', representative: '', editor: '', register: '' },
} as unknown as SiteView

const viktor = { slug: 'viktor', name: 'Viktor', description: 'Am Telefon' } as const

const typesOf = (faq?: { items: { question: string; answer: string }[] }) =>
  describePersona({ locale: 'de', site }, { ...viktor, faq }).map((thing) => thing['@type'])

it('describes an assistant as a service of its organization', () => {
  expect(typesOf()).toEqual(['Organization', 'Service'])
})

it('offers the service where its languages are spoken, except in the United Kingdom', () => {
  const [, service] = describeService({ locale: 'en', site }, [])
  expect(service?.areaServed).toEqual(['DE', 'PT', 'RO'])
})

it('includes the FAQ that editors write, with its answers', () => {
  const faq = { items: [{ question: 'Was kostet das?', answer: 'Nichts, 14 Tage lang.' }] }
  expect(typesOf(faq)).toEqual(['Organization', 'Service', 'FAQPage'])
  const [, , page] = describePersona({ locale: 'de', site }, { ...viktor, faq })
  expect(page).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Was kostet das?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nichts, 14 Tage lang.' },
      },
    ],
  })
})
