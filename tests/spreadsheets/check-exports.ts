/**
 * `npm run check:exports`: opens both CSV files in headless LibreOffice and compares every cell
 * with the exported value. It is not part of `npm test`, which needs no office suite. SOFFICE_PATH
 * sets another executable than the first one on the PATH.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'csv-parse/sync'
import { exportText } from '../../src/features/back-office/desk/export.ts'
import { registrationExport } from '../../src/features/back-office/desk/registration-export.ts'
import type { Registration } from '../../src/features/back-office/desk/types.ts'
import { edgeCaseOnboarding } from '../support/edge-case-onboarding.ts'
import { onboarding } from '../support/onboarding.ts'
import { entriesOfZip } from '../support/zip.ts'

const stored = {
  uploadedFiles: ['preise-1a.pdf', 'faq-2b.docx'],
  createdAt: '2026-11-20T10:00:00Z',
}

/** Submissions with values that spreadsheets like to convert. */
const submissions: Registration[] = [
  { id: 1, ...onboarding, ...stored },
  { id: 2, ...edgeCaseOnboarding, ...stored },
  {
    ...{ id: 3, ...onboarding, ...stored, uploadedFiles: [], website: '' },
    ...{ name: '1E5', company: '=1+1', street: '12.11.2026', zipCode: '01067', city: '1-2' },
    ...{ country: 'TRUE', phone: '+493511234567', email: '@SUM(1;1)' },
  },
  {
    ...{ id: 4, ...onboarding, ...stored },
    ...{
      name: '-2+3',
      company: "'=1+1",
      street: '\t=1+1',
      zipCode: '＝1+1',
      city: '1,5',
      country: '%',
    },
    ...{ phone: '+49 (351) 12/3', website: 'https://example.com/?q="a";b,c' },
  },
]

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exports-'))
const failures: string[] = []
for (const [format, separator] of [
  ['csv', ','],
  ['excel', ';'],
] as const) {
  const text = exportText(format, submissions, registrationExport.columns)
  const file = path.join(folder, `${format}.csv`)
  fs.writeFileSync(file, text)
  const written = parse(text, { delimiter: separator, bom: true }) as string[][]

  // Opened with the option that quoted fields are text.
  const opened = parse(convert(file, { separator, isQuotedText: true, to: 'csv' })) as string[][]
  compare(`${format}, quoted fields as text`, opened, written)

  // Opened with the default options: numbers may be converted, but nothing may be evaluated.
  const workbook = await entriesOfZip(convert(file, { separator, isQuotedText: false, to: 'xlsx' }))
  const sheet = workbook.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  const rows = sheet.match(/<row /g)?.length
  if (rows !== written.length) failures.push(`${format}: ${rows} rows instead of ${written.length}`)
  if (/<f[ >]/.test(sheet)) failures.push(`${format}: a cell became a formula`)
}
fs.rmSync(folder, { recursive: true, force: true })
for (const failure of failures) console.error(failure)
const cells = submissions.length * 14
console.log(
  failures.length > 0 ? `${failures.length} differ` : `Two files of ${cells} cells: equal`,
)
process.exit(failures.length > 0 ? 1 : 0)

type Conversion = { separator: ',' | ';'; isQuotedText: boolean; to: 'csv' | 'xlsx' }

/**
 * Opens a CSV in LibreOffice and saves it again. Returns the text of the CSV or the path of the
 * workbook.
 */
function convert(file: string, { separator, isQuotedText, to }: Conversion): string {
  const target = path.join(folder, to)
  const utf8 = 76
  // Separator, quote, character set, first line, columns, language, quoted fields as text.
  const opening = `CSV:${separator.charCodeAt(0)},34,${utf8},1,,0,${isQuotedText},false`
  const saving = to === 'csv' ? `csv:Text - txt - csv (StarCalc):44,34,${utf8},1,,0,true,true` : to
  const office = spawnSync(process.env.SOFFICE_PATH ?? 'soffice', [
    `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`,
    ...['--headless', `--infilter=${opening}`, '--convert-to', saving, '--outdir', target, file],
  ])
  const result = path.join(target, `${path.basename(file, '.csv')}.${to}`)
  if (!fs.existsSync(result)) {
    console.error(`This check needs LibreOffice with Calc: ${office.error ?? office.stderr}`)
    process.exit(1)
  }
  return to === 'csv' ? fs.readFileSync(result, 'utf8') : result
}

/** Records each cell that differs. Spreadsheets have only one kind of line break. */
function compare(what: string, opened: string[][], written: string[][]): void {
  const expected = written.map((row) => row.map((cell) => cell.replaceAll('\r\n', '\n')))
  if (isDeepStrictEqual(opened, expected)) return
  for (const [row, cells] of expected.entries()) {
    for (const [column, cell] of cells.entries()) {
      const found = opened[row]?.[column]
      if (found === cell) continue
      failures.push(
        `${what}, row ${row}, column ${column}: ${short(found)} instead of ${short(cell)}`,
      )
    }
  }
}

function short(cell: string | undefined): string {
  return JSON.stringify(cell)?.slice(0, 200) ?? 'nothing'
}
