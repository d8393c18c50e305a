import { expect, it } from 'vitest'
import { isWithinXmlLimits } from '../../../src/lib/text/xml-size.ts'

const limits = { depth: 3, pieces: 5, attributes: 2 }

it.each([
  '<a><b><c/></b></a>',
  '<a b="1" c=\'2\'/>',
  '<?xml version="1.0"?><a><!-- <b> --><![CDATA[<c><d><e><f>]]></a>',
  'no markup at all',
])('accepts XML within the limits: %s', (text) => {
  expect(isWithinXmlLimits(text, limits)).toBe(true)
})

it.each([
  ['levels', '<a><b><c><d></d></c></b></a>'],
  ['elements', '<a/>'.repeat(6)],
  ['comments', '<!-- -->'.repeat(6)],
  ['attributes', '<a b="" c="" d=""/>'],
  ['an element that does not end', '<a><b'],
])('rejects XML beyond the limits: more %s', (_what, text) => {
  expect(isWithinXmlLimits(text, limits)).toBe(false)
})
