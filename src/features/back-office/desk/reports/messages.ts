import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { reportedWeeks } from './constants.ts'

type ReplyMessages = { title: string; inTime: string }

type Copy = {
  title: string
  intro: string
  onlyAdmins: string
  week: string
  weekOf: (day: string) => string
  inTable: string
  arrivals: string
  arrived: { 'contact-requests': string; 'voice-bot-onboardings': string }
  noArrivals: string
  replies: { 'contact-requests': ReplyMessages; 'voice-bot-onboardings': ReplyMessages }
  promise: (hours: number) => string
  noPromise: string
  late: string
  waiting: string
  kept: (inTime: number, all: number) => string
  median: (time: string) => string
  hours: (hours: number) => string
  noReplies: string
  languages: string
  language: string
  pages: string
  page: string
  requests: string
  unknown: string
}

export const reportMessages: Record<StaffLanguage, Copy> = {
  de: {
    title: 'Auswertung',
    intro: `Die letzten ${reportedWeeks} Wochen, gezählt aus den gespeicherten Anfragen und Anmeldungen. Dafür wird niemand beobachtet.`,
    onlyAdmins: 'Diese Seite sieht nur die Verwaltung.',
    week: 'Woche ab',
    weekOf: (day) => `Woche ab ${day}`,
    inTable: 'Als Tabelle',
    arrivals: 'Eingänge pro Woche',
    arrived: {
      'contact-requests': 'Kontaktanfragen',
      'voice-bot-onboardings': 'Voice-Bot-Anmeldungen',
    },
    noArrivals: 'In dieser Zeit kam nichts.',
    replies: {
      'contact-requests': {
        title: 'Kontaktanfragen: Zeit bis zur Antwort',
        inTime: 'rechtzeitig beantwortet',
      },
      'voice-bot-onboardings': {
        title: 'Anmeldungen: Zeit bis zur Einrichtung',
        inTime: 'rechtzeitig konfiguriert',
      },
    },
    promise: (hours) => `Zugesagt: ${hours} ${hours === 1 ? 'Stunde' : 'Stunden'}`,
    noPromise: 'In den Werbeaussagen steht keine Frist.',
    late: 'zu spät oder überfällig',
    waiting: 'offen, Frist läuft',
    kept: (inTime, all) => `${inTime} von ${all} rechtzeitig`,
    median: (time) => `Die Hälfte innerhalb von ${time}`,
    hours: (hours) =>
      hours < 1 ? `${Math.round(hours * 60)}\u00A0Min.` : `${Math.round(hours)}\u00A0Std.`,
    noReplies: 'Noch nichts beantwortet.',
    languages: 'Kontaktanfragen nach Sprache',
    language: 'Sprache',
    pages: 'Kontaktanfragen nach Seite',
    page: 'Seite',
    requests: 'Anfragen',
    unknown: 'nicht bekannt',
  },
  en: {
    title: 'Reports',
    intro: `The last ${reportedWeeks} weeks, counted from the stored requests and registrations. Nobody is tracked for this.`,
    onlyAdmins: 'Only admins can see this page.',
    week: 'Week from',
    weekOf: (day) => `Week from ${day}`,
    inTable: 'As a table',
    arrivals: 'Received per week',
    arrived: {
      'contact-requests': 'Contact requests',
      'voice-bot-onboardings': 'Voice bot registrations',
    },
    noArrivals: 'Nothing came in during this time.',
    replies: {
      'contact-requests': {
        title: 'Contact requests: time to reply',
        inTime: 'answered in time',
      },
      'voice-bot-onboardings': {
        title: 'Registrations: time to set-up',
        inTime: 'configured in time',
      },
    },
    promise: (hours) => `Promised: ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    noPromise: 'The claims promise no time.',
    late: 'late or overdue',
    waiting: 'open, still in time',
    kept: (inTime, all) => `${inTime} of ${all} in time`,
    median: (time) => `Half of them within ${time}`,
    hours: (hours) =>
      hours < 1 ? `${Math.round(hours * 60)}\u00A0min` : `${Math.round(hours)}\u00A0h`,
    noReplies: 'Nothing answered yet.',
    languages: 'Contact requests by language',
    language: 'Language',
    pages: 'Contact requests by page',
    page: 'Page',
    requests: 'Requests',
    unknown: 'unknown',
  },
}
