import { germanDate } from '../../../i18n/date-text.ts'
import { voiceCharacterLabels, voiceGenderLabels } from '../../../i18n/voices.ts'
import type { ExportColumn } from './export.ts'
import type { Registration } from './types.ts'

/** The columns in the order that the specification defines. */
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
  voiceGender: { heading: 'Stimme', cell: ({ voiceGender }) => voiceGenderLabels[voiceGender] },
  voiceCharacter: {
    heading: 'Charakter',
    cell: ({ voiceCharacter }) => voiceCharacterLabels[voiceCharacter],
  },
  uploadedFiles: { heading: 'Dateien', cell: ({ uploadedFiles }) => uploadedFiles.join('; ') },
  createdAt: { heading: 'Erstellt', cell: ({ createdAt }) => germanDate(createdAt) },
} as const satisfies Record<keyof Registration, ExportColumn<Registration>>

export const registrationExport = {
  stem: 'voice-bot-anmeldungen',
  columns: Object.values<ExportColumn<Registration>>(columns),
}
