import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parseXliff,
  writeGroup,
  writeXliff,
  type XliffUnit,
} from '../../../../../src/features/editing/translations/xliff.ts'
import { maxFilled } from '../../../../../src/lib/content/copy.ts'

const edgeCaseTexts = [
  'a "quote", an \'apostrophe\', <b>tags</b> & an ampersand',
  '&amp; &lt; &#13; &nbsp; written out',
  ' blanks at both ends ',
  'a line\nand another\n',
  'ended as Windows does\r\nand as nobody does\u0085or\u2028so',
  'a tab\t, a no-break space\u00a0, a soft hyphen\u00ad, right to left \u200fمرحبا',
  '😀 👩‍👩‍👧‍👦 ș ț ă â î Ș Ț ã ç ß ẞ',
  '{trialDays} days, {claim}{claim}, {not a placeholder} {}',
  ']]> <![CDATA[x]]> <!-- a comment --> <?xml version="1.0"?>',
  '<!DOCTYPE x [<!ENTITY a "b">]>&a;',
  'what XML cannot write: \u0001\u000b\u001f\ufffe',
  '</target></trans-unit>',
]

function xliffOf(units: XliffUnit[]): string {
  return writeXliff({
    original: 'example.org',
    sourceLanguage: 'de-DE',
    targetLanguage: 'ro-RO',
    groups: [writeGroup({ id: 'personas/clara', name: 'Assistent „Clara“', units })],
  })
}

const roundTrip = (source: string, target: string) =>
  parseXliff(xliffOf([{ id: 'a/b/c', source, target, state: 'translated', note: target }]))?.units

describe('a file for translators', () => {
  it.each(edgeCaseTexts)('round-trips every character of %j', (text) => {
    expect(roundTrip(text, text)).toEqual([
      { id: 'a/b/c', source: text, target: text, isOpen: false },
    ])
  })

  it('round-trips every character of any text', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'<>&"\'{}ab \t\r\n\u0085\u2028\u0001]/!-') }),
    )
    fc.assert(
      fc.property(anything, anything, (source, target) => {
        expect(roundTrip(source, target)).toEqual([{ id: 'a/b/c', source, target, isOpen: false }])
      }),
      { numRuns: 500 },
    )
  })

  it('grows little with characters that XML cannot contain, most of which it loses', () => {
    const text = '\u0001'.repeat(50_000)
    expect(xliffOf([{ id: 'a/b/c', source: text }]).length).toBeLessThan(200_000)
    const [unit] = roundTrip(text, '') ?? []
    expect(unit?.source).toBe('\u0001'.repeat(1000) + '?'.repeat(49_000))
  })

  it('names its languages and its site', () => {
    expect(parseXliff(xliffOf([]))).toEqual({
      original: 'example.org',
      sourceLanguage: 'de-DE',
      targetLanguage: 'ro-RO',
      units: [],
    })
  })

  it('marks placeholders so that translation tools protect them', () => {
    expect(xliffOf([{ id: 'a', source: 'Ab {age} Jahren' }])).toContain(
      '<source>Ab <ph id="1">{age}</ph> Jahren</source>',
    )
    expect(xliffOf([{ id: 'a', source: 'Ab {age|Jahr|Jahren} {' }])).toContain(
      '<source>Ab <ph id="1">{age|</ph>Jahr|Jahren<ph id="2">}</ph> {</source>',
    )
  })

  it('protects no more placeholders of a text than are ever filled', () => {
    const many = '{a|}'.repeat(12_500)
    expect(xliffOf([{ id: 'a', source: many }]).match(/<ph /g)).toHaveLength(2 * maxFilled)
    expect(roundTrip(many, many)).toEqual([
      { id: 'a/b/c', source: many, target: many, isOpen: false },
    ])
  })

  it('is parsed with the markup, prefixes and existing translations that other tools write', () => {
    const file = `\uFEFF<?xml version="1.0"?>
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <x:file original="s" source-language="de" target-language="ro"><x:body>
          <x:trans-unit id="u">
            <x:source>Ab <x:ph id="1">{age}</x:ph></x:source>
            <x:seg-source><x:mrk mtype="seg">x</x:mrk></x:seg-source>
            <x:target><x:mrk mtype="seg" mid="0">De la <x:g id="2"><![CDATA[{age}]]></x:g></x:mrk><!-- ! --></x:target>
            <x:alt-trans><x:target>altfel</x:target></x:alt-trans>
          </x:trans-unit>
          <x:trans-unit id="v"><x:source>Neu</x:source></x:trans-unit>
          <x:trans-unit id="w"><x:source>Alt</x:source><x:target state="new">Alt</x:target></x:trans-unit>
        </x:body></x:file>
      </x:xliff>`
    expect(parseXliff(file)?.units).toEqual([
      { id: 'u', source: 'Ab {age}', target: 'De la {age}', isOpen: false },
      { id: 'v', source: 'Neu', target: undefined, isOpen: false },
      { id: 'w', source: 'Alt', target: 'Alt', isOpen: true },
    ])
  })
})

describe('a file that is not valid XLIFF', () => {
  const bomb = `<!DOCTYPE xliff [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const inside = (head: string, text: string) =>
    `${head}<xliff version="1.2"><file><body><trans-unit id="x"><source>${text}</source></trans-unit></body></file></xliff>`

  it.each([
    ['nothing', ''],
    ['no XML', 'Guten Tag'],
    ['XML that breaks off', xliffOf([{ id: 'a', source: 'b' }]).slice(0, -12)],
    ['a page', '<html><body>x</body></html>'],
    ['the next version of the format', '<xliff version="2.0" srcLang="de"/>'],
    ['one with definitions of its own', inside(bomb, 'x')],
    ['one that would grow', inside(bomb, '&b;&b;')],
    [
      'one that reads a file of the server',
      inside('<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'),
    ],
    [
      'one that names a definition elsewhere',
      inside('<!DOCTYPE xliff SYSTEM "https://evil.example/x">', 'x'),
    ],
    [
      'one in parts for different languages',
      '<xliff version="1.2"><file target-language="ro"/><file target-language="pt"/></xliff>',
    ],
    [
      'one that is nested without end',
      inside('', `${'<g>'.repeat(200_000)}x${'</g>'.repeat(200_000)}`),
    ],
    ['one with a word that XML does not know', inside('', '&nbsp;')],
  ])('is rejected: %s', (_, text) => {
    expect(parseXliff(text)).toBeUndefined()
  })
})
