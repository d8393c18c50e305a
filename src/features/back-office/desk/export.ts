import { toCsv } from '../../../lib/text/csv.ts'
import { localDay } from './labels.ts'
import type { Entry } from './types.ts'

/** A column of the exports. The headings are German in every language: programs read them. */
export type ExportColumn<E extends Entry> = { heading: string; cell: (entry: E) => string }

export const exportFormats = ['csv', 'json', 'excel', 'xlsx'] as const

/** An export as it is saved: its kind, type and content. */
export type ExportFormat = (typeof exportFormats)[number]

type Write = <E extends Entry>(
  entries: readonly E[],
  columns: readonly ExportColumn<E>[],
) => string | Promise<Blob>

const formats = {
  csv: {
    name: '',
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    write: (entries, columns) => toCsv(table(entries, columns), { separator: ',' }),
  },
  excel: {
    name: '-excel',
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    write: (entries, columns) =>
      toCsv(table(entries, columns), { separator: ';', byteOrderMark: true }),
  },
  json: {
    name: '',
    extension: 'json',
    type: 'application/json',
    write: (entries) => JSON.stringify(entries, null, 2),
  },
  xlsx: {
    name: '',
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (entries, columns) => toWorkbook(table(entries, columns)),
  },
} as const satisfies Record<
  ExportFormat,
  { name: string; extension: string; type: string; write: Write }
>

function table<E extends Entry>(
  entries: readonly E[],
  columns: readonly ExportColumn<E>[],
): string[][] {
  return [
    columns.map(({ heading }) => heading),
    ...entries.map((entry) => columns.map(({ cell }) => cell(entry))),
  ]
}

/** What no XML may hold: a workbook with it would not open. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/**
 * A workbook in which every cell is text, so that phone numbers and postal codes keep their zeros
 * and nothing is a formula. The library is loaded at the first click.
 */
async function toWorkbook([headings = [], ...rows]: readonly string[][]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const cell = (value: string) => ({
    value: value.replace(unwritable, ''),
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

/** An export as a file. */
export async function exportFile<E extends Entry>(
  format: ExportFormat,
  entries: readonly E[],
  columns: readonly ExportColumn<E>[],
): Promise<Blob> {
  const { type, write } = formats[format]
  const content = await write(entries, columns)
  return typeof content === 'string' ? new Blob([content], { type }) : content
}

/** For example `voice-bot-anmeldungen-2026-11-20.csv`; the day is the viewer's. */
export function exportName(
  stem: string,
  format: ExportFormat,
  { today, isFiltered }: { today: Date; isFiltered: boolean },
): string {
  const { name, extension } = formats[format]
  const part = isFiltered ? '-gefiltert' : ''
  return `${stem}${name}${part}-${localDay(today)}.${extension}`
}
