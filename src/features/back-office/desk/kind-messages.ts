import type { StaffLanguage } from '../../../i18n/staff.ts'

/** The messages in which the desks differ. */
export type KindMessages = {
  title: string
  navigation: string
  card: string
  loading: string
  empty: string
  noMatch: string
  search: string
  placeholder: string
  list: string
  shown: (total: string) => string
}

export const registrationDeskMessages: Record<StaffLanguage, KindMessages> = {
  de: {
    title: 'Voice-Bot Onboarding Verwaltung',
    navigation: 'Voice-Bot Verwaltung',
    card: 'Alle Anmeldungen mit Dokumenten, Suche und Export auf einer Seite',
    loading: 'Lade Voice-Bot Daten...',
    empty: 'Noch keine Voice-Bot Anmeldungen vorhanden.',
    noMatch: 'Keine Anmeldung passt zu Suche und Filtern.',
    search: 'Suche in allen Spalten',
    placeholder: 'Name, Firma, Ort, Datei …',
    list: 'Liste der Anmeldungen',
    shown: (total) => `von ${total} Anmeldungen`,
  },
  en: {
    title: 'Voice bot onboarding',
    navigation: 'Voice bot registrations',
    card: 'All registrations with documents, search and export on one page',
    loading: 'Loading voice bot data...',
    empty: 'There are no voice bot registrations yet.',
    noMatch: 'No registration matches the search and filters.',
    search: 'Search all columns',
    placeholder: 'Name, company, town, file …',
    list: 'Registrations',
    shown: (total) => `of ${total} registrations`,
  },
}

export const contactDeskMessages: Record<StaffLanguage, KindMessages> = {
  de: {
    title: 'Kontaktanfragen',
    navigation: 'Kontaktanfragen',
    card: 'Alle Anfragen mit Status, Antwort per E-Mail und Export auf einer Seite',
    loading: 'Lade Kontaktanfragen...',
    empty: 'Noch keine Kontaktanfragen vorhanden.',
    noMatch: 'Keine Anfrage passt zu Suche und Filtern.',
    search: 'Suche in allen Spalten',
    placeholder: 'Name, Firma, Nachricht …',
    list: 'Liste der Kontaktanfragen',
    shown: (total) => `von ${total} Anfragen`,
  },
  en: {
    title: 'Contact requests',
    navigation: 'Contact requests',
    card: 'All requests with status, reply by email and export on one page',
    loading: 'Loading contact requests...',
    empty: 'There are no contact requests yet.',
    noMatch: 'No request matches the search and filters.',
    search: 'Search all columns',
    placeholder: 'Name, company, message …',
    list: 'Contact requests',
    shown: (total) => `of ${total} requests`,
  },
}
