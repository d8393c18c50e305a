import { expect, it } from 'vitest'
import { missingRegisterEntry } from '../../../../../src/features/website/legal/register-entry.ts'

it.each([
  'Muster GmbH',
  'Muster GmbH & Co. KG',
  'Muster UG (haftungsbeschränkt)',
  'Muster gGmbH',
  'Max Muster e.K.',
  'Max Muster e. K.',
  'Muster AG',
  'Muster Genossenschaft eG',
  'Muster und Partner PartG mbB',
  'Muster und Partner PartGmbB',
  'Muster Pflegehilfe e. V.',
  'Muster eGbR',
  'Maria Muster e.Kfr.',
  'Muster Gesellschaft mbH',
  'Muster Gesellschaft mit beschränkter Haftung',
])('%s must state its register court and number', (company) => {
  expect(missingRegisterEntry({ company })).toEqual(['registerCourt', 'registerNumber'])
  expect(missingRegisterEntry({ company, registerCourt: 'Amtsgericht Köln' })).toEqual([
    'registerNumber',
  ])
  const stated = { registerCourt: 'Amtsgericht Köln', registerNumber: 'HRB 1' }
  expect(missingRegisterEntry({ company, ...stated })).toEqual([])
})

it.each(['Maria Muster', 'Agentur Muster', 'Praxis Dr. Muster', 'Muster GbR', '', null])(
  '%s does not have to state a register entry',
  (company) => {
    expect(missingRegisterEntry({ company })).toEqual([])
  },
)
