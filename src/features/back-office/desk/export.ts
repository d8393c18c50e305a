import { localDay } from '../../../i18n/date-text.ts'
import { toCsv } from '../../../lib/text/csv.ts'
import { invalidXmlCharacters } from '../../../lib/text/invalid-xml-characters.ts'
import type { Entry } from './types.ts'

/** A column of the exports. Headings are always German, because programs rely on them. */
export type ExportColumn<E extends Entry> = { heading: string; cell: (entry: E) => string }

/** Export formats; `excel` is CSV for Excel. */
export const exportFormats = ['csv', 'json', 'excel', 'xlsx'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** `suffix` distinguishes the names of the two CSV files. */
const formats = {
  csv: { suffix: '', extension: 'csv', type: 'text/csv;charset=utf-8' },
  excel: { suffix: '-excel', extension: 'csv', type: 'text/csv;charset=utf-8' },
  json: { suffix: '', extension: 'json', type: 'application/json' },
  xlsx: { suffix: '', extension: 'xlsx', type: '' },
} as const satisfies Record<ExportFormat, { suffix: string; extension: string; type: string }>

function table<E extends Entry>(
  entries: readonly E[],
  columns: readonly ExportColumn<E>[],
): string[][] {
  return [
    columns.map(({ heading }) => heading),
    ...entries.map((entry) => columns.map(({ cell }) => cell(entry))),
  ]
}

/** Characters that XML cannot contain; Excel does not open a workbook with them. */
const unwritable = new RegExp(invalidXmlCharacters, 'g')

/** Text that Excel would decode as an escaped character; `_x005F_` escapes the leading underscore. */
const escapes = /_(?=x[\dA-F]{4}_)/gi

/**
 * Creates a workbook in which every cell is text, so that phone numbers and postal codes keep leading
 * zeros and no cell is a formula. The library is loaded on demand.
 */
async function toWorkbook([headings = [], ...rows]: readonly string[][]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const cell = (value: string) => ({
    value: value.replace(unwritable, '').replace(escapes, '_x005F_'),
    type: String,
    format: '@',
  })
  const sheet = [
    headings.map((heading) => ({ ...cell(heading), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ]
  const columns = headings.map(() => ({ width: 22 }))
  return writeExcelFile(sheet, { columns, stickyRowsCount: 1 }).toBlob()
}

/** Serializes entries in a text format. */
export function exportText<E extends Entry>(
  format: Exclude<ExportFormat, 'xlsx'>,
  entries: readonly E[],
  columns: readonly ExportColumn<E>[],
): string {
  if (format === 'json') return JSON.stringify(entries, null, 2)
  const isForExcel = format === 'excel'
  const separator = isForExcel ? ';' : ','
  return toCsv(table(entries, columns), { separator, byteOrderMark: isForExcel })
}

/** Resolves to the file of an export. */
export async function exportFile<E extends Entry>(
  format: ExportFormat,
  entries: readonly E[],
  columns: readonly ExportColumn<E>[],
): Promise<Blob> {
  if (format === 'xlsx') return toWorkbook(table(entries, columns))
  return new Blob([exportText(format, entries, columns)], { type: formats[format].type })
}

/** For example `voice-bot-anmeldungen-2026-11-20.csv`, with the date in the viewer's time zone. */
export function exportFileName(
  stem: string,
  format: ExportFormat,
  { today, isFiltered }: { today: Date; isFiltered: boolean },
): string {
  const { suffix, extension } = formats[format]
  const part = isFiltered ? '-gefiltert' : ''
  return `${stem}${suffix}${part}-${localDay(today)}.${extension}`
}
