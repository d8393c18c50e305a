import { toCsv } from '../../../lib/text/csv.ts'
import { characterLabel, genderLabel, germanDate, localDay } from './labels.ts'
import type { Submission } from './types.ts'

type Column = { heading: string; cell: (submission: Submission) => string }

/** The columns of both CSV files in their order, one for each field. */
const columns = {
  id: { heading: 'ID', cell: ({ id }) => String(id) },
  name: { heading: 'Name', cell: ({ name }) => name },
  company: { heading: 'Firma', cell: ({ company }) => company },
  email: { heading: 'E-Mail', cell: ({ email }) => email },
  phone: { heading: 'Telefon', cell: ({ phone }) => phone },
  street: { heading: 'Straße', cell: ({ street }) => street },
  zipCode: { heading: 'PLZ', cell: ({ zipCode }) => zipCode },
  city: { heading: 'Stadt', cell: ({ city }) => city },
  country: { heading: 'Land', cell: ({ country }) => country },
  website: { heading: 'Website', cell: ({ website }) => website },
  voiceGender: { heading: 'Stimme', cell: genderLabel },
  voiceCharacter: { heading: 'Charakter', cell: characterLabel },
  uploadedFiles: { heading: 'Dateien', cell: ({ uploadedFiles }) => uploadedFiles.join('; ') },
  createdAt: { heading: 'Erstellt', cell: ({ createdAt }) => germanDate(createdAt) },
} as const satisfies Record<keyof Submission, Column>

function table(submissions: readonly Submission[]): string[][] {
  const all: Column[] = Object.values(columns)
  return [
    all.map(({ heading }) => heading),
    ...submissions.map((submission) => all.map(({ cell }) => cell(submission))),
  ]
}

export const exportFormats = ['csv', 'json', 'excel'] as const

/** An export as it is saved: its kind, type and content. */
export type ExportFormat = (typeof exportFormats)[number]

const formats = {
  csv: {
    name: '',
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    write: (submissions) => toCsv(table(submissions), { separator: ',' }),
  },
  excel: {
    name: '-excel',
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    write: (submissions) => toCsv(table(submissions), { separator: ';', byteOrderMark: true }),
  },
  json: {
    name: '',
    extension: 'json',
    type: 'application/json',
    write: (submissions) => JSON.stringify(submissions, null, 2),
  },
} as const satisfies Record<
  ExportFormat,
  {
    name: string
    extension: string
    type: string
    write: (submissions: readonly Submission[]) => string
  }
>

/** The content of an export, and its media type. */
export function exportContent(format: ExportFormat, submissions: readonly Submission[]) {
  const { type, write } = formats[format]
  return { type, text: write(submissions) }
}

/** For example `voice-bot-anmeldungen-2026-11-20.csv`; the day is the viewer's. */
export function exportName(
  format: ExportFormat,
  { today, isFiltered }: { today: Date; isFiltered: boolean },
): string {
  const { name, extension } = formats[format]
  const part = isFiltered ? '-gefiltert' : ''
  return `voice-bot-anmeldungen${name}${part}-${localDay(today)}.${extension}`
}
