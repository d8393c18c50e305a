import type { StaffLanguage } from '../../../i18n/staff.ts'
import {
  type VoiceCharacter,
  type VoiceGender,
  voiceCharacterLabels,
  voiceGenderLabels,
} from '../../../i18n/voices.ts'
import type { KindMessages } from './messages.ts'

export const registrationDeskMessages: Record<StaffLanguage, KindMessages> = {
  de: {
    title: 'Voice-Bot Onboarding Verwaltung',
    navigation: 'Voice-Bot Verwaltung',
    card: 'Alle Anmeldungen mit Dokumenten, Suche und Export auf einer Seite',
    loading: 'Lade Voice-Bot Daten...',
    empty: 'Noch keine Voice-Bot Anmeldungen vorhanden.',
    noMatch: 'Keine Anmeldung passt zu Suche und Filtern.',
    emptyTabs: {
      new: 'Zurzeit gibt es keine neuen Anmeldungen.',
      overdue: 'Zurzeit ist keine Anmeldung überfällig.',
      mine: 'Ihnen ist zurzeit keine offene Anmeldung zugewiesen.',
    },
    search: 'Suche in allen Spalten',
    placeholder: 'Name, Firma, Ort, Datei …',
    list: 'Liste der Anmeldungen',
    shown: (total) => `von ${total} ${total === '1' ? 'Anmeldung' : 'Anmeldungen'}`,
  },
  en: {
    title: 'Voice bot onboarding',
    navigation: 'Voice bot registrations',
    card: 'All registrations with documents, search and export on one page',
    loading: 'Loading voice bot data...',
    empty: 'There are no voice bot registrations yet.',
    noMatch: 'No registration matches the search and filters.',
    emptyTabs: {
      new: 'There are no new registrations right now.',
      overdue: 'No registrations are overdue right now.',
      mine: 'No open registrations are assigned to you right now.',
    },
    search: 'Search all columns',
    placeholder: 'Name, company, town, file …',
    list: 'Registrations',
    shown: (total) => `of ${total} ${total === '1' ? 'registration' : 'registrations'}`,
  },
}

type Messages = Record<
  | 'address'
  | 'voice'
  | 'character'
  | 'files'
  | 'total'
  | 'withDocuments'
  | 'today'
  | 'with'
  | 'without'
  | 'name'
  | 'phone'
  | 'email'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'country',
  string
> & { genders: Record<VoiceGender, string>; characters: Record<VoiceCharacter, string> }

/** Messages that only the desk of registrations has. */
export const registrationMessages: Record<StaffLanguage, Messages> = {
  de: {
    address: 'Adresse',
    voice: 'Stimme',
    character: 'Charakter',
    files: 'Dateien',
    total: 'Anmeldungen gesamt',
    withDocuments: 'Anmeldungen mit Dokumenten',
    today: 'Anmeldungen heute',
    with: 'Mit Dokumenten',
    without: 'Ohne Dokumente',
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    street: 'Straße',
    zipCode: 'PLZ',
    city: 'Ort',
    country: 'Land',
    genders: voiceGenderLabels,
    characters: voiceCharacterLabels,
  },
  en: {
    address: 'Address',
    voice: 'Voice',
    character: 'Character',
    files: 'Files',
    total: 'Total registrations',
    withDocuments: 'Registrations with documents',
    today: 'Registrations today',
    with: 'With documents',
    without: 'Without documents',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    street: 'Street',
    zipCode: 'Postal code',
    city: 'Town',
    country: 'Country',
    genders: { female: 'Female', male: 'Male' },
    characters: { calm: 'Calm', enthusiastic: 'Enthusiastic' },
  },
}
