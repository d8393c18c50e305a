import type { StaffLanguage } from '../../../i18n/staff.ts'
import type { KindMessages } from './messages.ts'

export const contactDeskMessages: Record<StaffLanguage, KindMessages> = {
  de: {
    title: 'Kontaktanfragen',
    navigation: 'Kontaktanfragen',
    card: 'Alle Anfragen mit Status, Antwort per E-Mail und Export auf einer Seite',
    loading: 'Lade Kontaktanfragen...',
    empty: 'Noch keine Kontaktanfragen vorhanden.',
    noMatch: 'Keine Anfrage passt zu Suche und Filtern.',
    emptyTabs: {
      new: 'Zurzeit gibt es keine neuen Anfragen.',
      overdue: 'Zurzeit ist keine Anfrage überfällig.',
      mine: 'Ihnen ist zurzeit keine offene Anfrage zugewiesen.',
    },
    search: 'Suche in allen Spalten',
    placeholder: 'Name, Firma, Nachricht …',
    list: 'Liste der Kontaktanfragen',
    shown: (total) => `von ${total} ${total === '1' ? 'Anfrage' : 'Anfragen'}`,
  },
  en: {
    title: 'Contact requests',
    navigation: 'Contact requests',
    card: 'All requests with status, reply by email and export on one page',
    loading: 'Loading contact requests...',
    empty: 'There are no contact requests yet.',
    noMatch: 'No request matches the search and filters.',
    emptyTabs: {
      new: 'There are no new requests right now.',
      overdue: 'No requests are overdue right now.',
      mine: 'No open requests are assigned to you right now.',
    },
    search: 'Search all columns',
    placeholder: 'Name, company, message …',
    list: 'Contact requests',
    shown: (total) => `of ${total} ${total === '1' ? 'request' : 'requests'}`,
  },
}

/** Messages that only the desk of contact requests has. */
export const contactRequestMessages = {
  de: {
    message: 'Nachricht',
    language: 'Sprache',
    unknown: 'nicht bekannt',
    total: 'Anfragen gesamt',
    open: 'Noch offen',
    today: 'Anfragen heute',
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    reply: 'Per E-Mail antworten',
  },
  en: {
    message: 'Message',
    language: 'Language',
    unknown: 'unknown',
    total: 'Total requests',
    open: 'Still open',
    today: 'Requests today',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    reply: 'Reply by email',
  },
} as const satisfies Record<StaffLanguage, unknown>
