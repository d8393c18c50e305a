import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exportFile,
  exportFileName,
  exportText,
} from '../../../../../src/features/back-office/desk/export.ts'
import { registrationExport } from '../../../../../src/features/back-office/desk/registration-export.ts'
import { entriesOfZip } from '../../../../support/zip.ts'
import { submission } from './submission.ts'

const { columns, stem } = registrationExport

const edgeCaseValues = [
  'Groß & Söhne "Süd"; Dresden, Neustadt',
  'Zeile eins\nZeile zwei\r\nZeile drei',
  '🧑‍🎤 Ștefan مرحبا',
  'x'.repeat(10_000),
  ' am Anfang und am Ende ein Leerzeichen ',
  '"',
]

function readBack(format: 'csv' | 'excel', name: string): string | undefined {
  const text = exportText(format, [submission({ name })], columns)
  const rows = parse(text, { delimiter: format === 'csv' ? ',' : ';', bom: true })
  return rows[1]?.[1]
}

describe('the CSV for the automation tool', () => {
  it('has the 14 column headings of the specification in their order and one row per submission', () => {
    const text = exportText('csv', [submission(), submission({ id: 6, website: '' })], columns)
    expect(parse(text)).toEqual([
      [
        'ID',
        'Name',
        'Firma',
        'E-Mail',
        'Telefon',
        'Straße',
        'PLZ',
        'Stadt',
        'Land',
        'Website',
      ].concat(['Stimme', 'Charakter', 'Dateien', 'Erstellt']),
      [
        '7',
        'Jürgen Groß',
        'Salon Süd GmbH',
        'info@salon-sued.example',
        '+49 351 1234567',
        'Hauptstraße 1',
        '01067',
        'Dresden',
        'Deutschland',
        'https://salon-sued.example',
        'Weiblich',
        'Ruhig',
        'preise-1a2b.pdf; faq-3c4d.docx',
        '20.11.2026',
      ],
      expect.arrayContaining(['6', '']),
    ])
  })

  it('quotes every value, separates with commas and ends each line with CR LF', () => {
    const text = exportText('csv', [submission({ name: 'A "B"' })], columns)
    const [heading, row, rest] = text.split('\r\n')
    expect(heading).toMatch(/^"ID","Name",.*,"Erstellt"$/)
    expect(row).toMatch(/^"7","A ""B""",/)
    expect(rest).toBe('')
  })

  it('starts with the first heading and without a byte order mark', () => {
    expect(exportText('csv', [], columns).startsWith('"ID"')).toBe(true)
  })

  it.each(edgeCaseValues)('round-trips %j unchanged', (value) => {
    expect(readBack('csv', value)).toBe(value)
  })
})

describe('the CSV for Excel', () => {
  it('starts with a byte order mark and separates with semicolons', () => {
    expect(exportText('excel', [], columns)).toMatch(/^\uFEFF"ID";"Name";/)
  })

  it.each(edgeCaseValues)('round-trips %j unchanged', (value) => {
    expect(readBack('excel', value)).toBe(value)
  })
})

describe('a cell that a spreadsheet would run as a formula', () => {
  it.each([
    '=1+1',
    "=cmd|' /C calc'!A0",
    '@SUM(A1:A9)',
    '-2+3+cmd',
    '+HYPERLINK("https://example.com")',
    '+49 30 1=1',
    ' =1+1',
    '\u200B=1+1',
    '＝1+1',
    '\tA',
    '\rA',
    '\nA',
  ])('is escaped as text: %j', (value) => {
    expect(readBack('csv', value)).toBe(`'${value}`)
    expect(readBack('excel', value)).toBe(`'${value}`)
  })

  it.each([
    ["Hallo;=cmd|' /C calc'!A0;x", "Hallo;'=cmd|' /C calc'!A0;x"],
    ['Hallo,@SUM(A1)', "Hallo,'@SUM(A1)"],
    ['a\t=1', "a\t'=1"],
    ['a\r\n+1+1', "a\r\n'+1+1"],
    ['a\n \u200B=1', "a\n \u200B'=1"],
    ['a; \t＝1', "a; \t'＝1"],
    ['a;"=1+1"', 'a;"\'=1+1"'],
    ['a;=1,=2\n-3', "a;'=1,'=2\n'-3"],
    ['\t=1+1', "'\t'=1+1"],
    ['=1;=2', "'=1;'=2"],
    ['030, -5 Grad', "030, '-5 Grad"],
  ])('is not escaped with the other separator or after a line break: %j', (value, harmless) => {
    for (const format of ['csv', 'excel'] as const) {
      expect(readBack(format, value)).toBe(harmless)
      const text = exportText(format, [submission({ name: value })], columns)
      for (const delimiter of [',', ';', '\t']) {
        const rows = parse(text, { delimiter, bom: true, quote: null, relax_column_count: true })
        const runs = rows.flat().filter((cell: string) => /^[\s"\u200B]*[=+\-@＝]/.test(cell))
        expect(runs.filter((cell: string) => !cell.includes('+49 351 1234567'))).toEqual([])
      }
    }
  })

  it('is escaped without slowing down on a cell of many separators', () => {
    const start = process.threadCpuUsage().user
    readBack('csv', `${';'.repeat(50_000)}${'\n'.repeat(50_000)}${';+1'.repeat(50_000)}`)
    expect(process.threadCpuUsage().user - start).toBeLessThan(1_000_000)
  })

  it('is escaped in a long run of invisible characters, which is read once', () => {
    const invisible = '\u200B'.repeat(200_000)
    expect(readBack('csv', `a;${invisible}=1;${invisible}`)).toBe(`a;${invisible}'=1;${invisible}`)
  })

  it('is escaped wherever only spaces, quotes and invisible characters separate it from a separator', () => {
    const start = /(?<=[;,\t\r\n][\s"\p{Cc}\p{Cf}]*)[=+\-@＝＋－＠]/gu
    const phone = /^\+\d[\d ()/.-]*$/
    const escaped = (text: string) =>
      text.replace(start, (sign, at: number) => (phone.test(text.slice(at)) ? sign : `'${sign}`))
    const unit = fc.constantFrom(...';,\t\r\n "\u200B\0=+-@＝ab12(\u{E0001}')
    fc.assert(
      // Starts with a letter, because the start of a cell has another rule.
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(readBack('csv', `a${text}`)).toBe(escaped(`a${text}`))
      }),
      { numRuns: 5000 },
    )
  })

  it.each(['Süd; +49 351 1234567', 'Schnitt 5-6, Farbe 7', 'a;b=c', 'A, B - C'])(
    'does not include %s, which has no formula after a separator',
    (value) => {
      expect(readBack('csv', value)).toBe(value)
    },
  )

  it.each(['+49 351 1234567', '+493511234567', '+49 (0)351 / 12-34.5', '+1-202-555-0142'])(
    'does not include the phone number %s, which stays unchanged',
    (value) => {
      expect(readBack('csv', value)).toBe(value)
    },
  )

  it.each(['Salon A=B', 'a@b.example', 'Müller-Lüdenscheid', '1-2'])(
    'does not include %s, whose sign is not at its start',
    (value) => {
      expect(readBack('csv', value)).toBe(value)
    },
  )
})

describe('the JSON export', () => {
  it('is the list as received, pretty-printed', () => {
    const list = [submission({ name: '=1+1 "x"' }), submission({ id: 6, uploadedFiles: [] })]
    const text = exportText('json', list, columns)
    expect(JSON.parse(text)).toEqual(list)
    expect(text).toContain('\n    "id": 7,\n')
  })
})

describe('the file name of an export', () => {
  const today = new Date(2026, 10, 3, 0, 30)

  it("contains the viewer's local date in ISO format", () => {
    expect(exportFileName(stem, 'csv', { today, isFiltered: false })).toBe(
      'voice-bot-anmeldungen-2026-11-03.csv',
    )
    expect(exportFileName(stem, 'json', { today, isFiltered: false })).toBe(
      'voice-bot-anmeldungen-2026-11-03.json',
    )
  })

  it('differs for the Excel file and for a filtered list', () => {
    expect(exportFileName(stem, 'excel', { today, isFiltered: true })).toBe(
      'voice-bot-anmeldungen-excel-gefiltert-2026-11-03.csv',
    )
  })
})

describe('the workbook', () => {
  const texts = [
    ...['01067', '+49 351 1234567', '007', '=1+1', '-2+3', '1e5', 'A\nB & <C>', 'x'.repeat(10_000)],
  ]

  it.each(texts)('stores %j as text, whatever a spreadsheet would convert it to', async (name) => {
    expect(await cellsOf(await workbook(name))).toContain(name)
  })

  it('drops characters that XLSX does not allow and can still be opened', async () => {
    expect(await cellsOf(await workbook('a\u0001b\uFFFF'))).toContain('ab')
  })

  it('preserves text that a spreadsheet would decode as an escape sequence', async () => {
    const cells = await cellsOf(await workbook('a_x0041_b _x_ _xZZZZ_ _x000d_'))
    expect(cells).toContain('a_x005F_x0041_b _x_ _xZZZZ_ _x005F_x000d_')
  })

  const workbook = (name: string) => exportFile('xlsx', [submission({ name })], columns)

  /** Returns the texts of all cells, and fails if one is a number or a formula. */
  async function cellsOf(file: Blob): Promise<string[]> {
    const path = join(mkdtempSync(join(tmpdir(), 'workbook-')), 'file.xlsx')
    writeFileSync(path, Buffer.from(await file.arrayBuffer()))
    const parts = await entriesOfZip(path)
    rmSync(dirname(path), { recursive: true })
    const xml = (name: string) =>
      new DOMParser().parseFromString(String(parts.get(name)), 'text/xml')
    const sheet = xml('xl/worksheets/sheet1.xml')
    const shared = [...xml('xl/sharedStrings.xml').getElementsByTagName('si')].map(
      (si) => si.textContent ?? '',
    )
    expect(sheet.getElementsByTagName('f')).toHaveLength(0)
    return [...sheet.getElementsByTagName('c')].map((cell) => {
      expect(cell.getAttribute('t')).toBe('s')
      return shared[Number(cell.textContent)] ?? ''
    })
  }
})
