import { germanDate } from '../../../i18n/date-text.ts'
import { localeNames } from '../../../i18n/locales.ts'
import type { ExportColumn } from './export.ts'
import type { ContactEntry } from './types.ts'

const columns = {
  id: { heading: 'ID', cell: ({ id }) => String(id) },
  name: { heading: 'Name', cell: ({ name }) => name },
  company: { heading: 'Firma', cell: ({ company }) => company },
  email: { heading: 'E-Mail', cell: ({ email }) => email },
  phone: { heading: 'Telefon', cell: ({ phone }) => phone },
  message: { heading: 'Nachricht', cell: ({ message }) => message },
  language: { heading: 'Sprache', cell: ({ language }) => language && localeNames[language] },
  createdAt: { heading: 'Erstellt', cell: ({ createdAt }) => germanDate(createdAt) },
} as const satisfies Record<keyof ContactEntry, ExportColumn<ContactEntry>>

export const contactExport = {
  stem: 'kontaktanfragen',
  columns: Object.values<ExportColumn<ContactEntry>>(columns),
}
