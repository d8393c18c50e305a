import type { StaffLanguage } from '../../../i18n/staff.ts'
import type { AuditAction, AuditSubject } from './constants.ts'

/** A format of a desk's export, or of the export of a person's data. */
type ExportFormat = 'csv' | 'json' | 'excel' | 'xlsx' | 'zip'

type Copy = {
  title: string
  intro: string
  notLoggedIn: string
  forbidden: string
  failed: string
  person: string
  everyone: string
  action: string
  anything: string
  from: string
  to: string
  apply: string
  reset: string
  download: string
  when: string
  what: string
  address: string
  addressHint: (days: number) => string
  empty: string
  older: string
  newest: string
  headings: readonly string[]
  exportName: string
  /** Each follows a person's name; `{one}` is an entry, `{many}` are several, `{file}` is a document. */
  sentences: Record<AuditAction | 'preview' | 'reset', string>
  subjects: Record<AuditSubject, { one: string; many: string }>
  log: { one: string; many: string }
  file: (name: string | null) => string
  kinds: Record<string, string>
  formats: Record<ExportFormat, string>
  fields: Record<string, string>
  roles: Record<string, string>
  byKey: string
}

export const logMessages: Record<StaffLanguage, Copy> = {
  de: {
    title: 'Zugriffsprotokoll',
    intro:
      'Wer wann Kundendaten geöffnet, exportiert, heruntergeladen, geändert oder gelöscht hat, und was mit den Konten der Mitarbeitenden geschah. Das Protokoll schreibt allein der Server; ändern kann es niemand.',
    notLoggedIn: 'Bitte melden Sie sich an.',
    failed: 'Das Protokoll konnte nicht exportiert werden. Bitte versuchen Sie es erneut.',
    forbidden: 'Diese Seite sieht nur die Verwaltung.',
    person: 'Person',
    everyone: 'Alle Personen',
    action: 'Was',
    anything: 'Alles',
    from: 'Von',
    to: 'Bis',
    apply: 'Anzeigen',
    reset: 'Zurücksetzen',
    download: 'CSV für Excel',
    when: 'Wann',
    what: 'Was geschah',
    address: 'IP-Adresse',
    addressHint: (days) => `IP-Adressen werden nach ${days} Tagen gelöscht.`,
    empty: 'Dazu steht nichts im Protokoll.',
    older: 'Ältere Einträge',
    newest: 'Neueste Einträge',
    headings: ['Zeit', 'Name', 'E-Mail', 'Was geschah', 'Art', 'ID', 'IP-Adresse'],
    exportName: 'zugriffsprotokoll',
    sentences: {
      list: 'hat die Liste der {many} geöffnet',
      open: 'hat {one} geöffnet',
      create: 'hat {one} angelegt',
      change: 'hat {one} geändert',
      trash: 'hat {one} in den Papierkorb gelegt',
      restore: 'hat {one} aus dem Papierkorb zurückgeholt',
      delete: 'hat {one} endgültig gelöscht',
      document: 'hat {file} heruntergeladen: {one}',
      preview: 'hat {file} angesehen: {one}',
      zip: 'hat alle Dokumente heruntergeladen: {one}',
      export: 'hat {many} exportiert',
      'factor-on': 'hat den zweiten Faktor eingeschaltet: {one}',
      'factor-off': 'hat den zweiten Faktor ausgeschaltet: {one}',
      reset: 'hat den zweiten Faktor zurückgesetzt: {one}',
      'recovery-codes': 'hat neue Wiederherstellungscodes angelegt: {one}',
      'recovery-used': 'hat sich mit einem Wiederherstellungscode angemeldet: {one}',
      'wrong-code': 'hat einen falschen Code eingegeben: {one}',
      'sessions-ended': 'hat Sitzungen beendet: {one}',
    },
    subjects: {
      onboarding: { one: 'Anmeldung', many: 'Anmeldungen' },
      contact: { one: 'Kontaktanfrage', many: 'Kontaktanfragen' },
      document: { one: 'Dokument', many: 'Dokumente' },
      account: { one: 'Konto', many: 'Konten' },
      person: { one: 'Daten einer Person', many: 'Einträge einer Person' },
    },
    log: { one: 'Protokoll', many: 'dieses Protokoll' },
    file: (name) => (name ? `das Dokument „${name}“` : 'ein Dokument'),
    kinds: { count: 'nur gezählt', distinct: 'nur einzelne Werte' },
    formats: {
      csv: 'CSV für Automatisierungstool',
      json: 'JSON für Automatisierungstool',
      excel: 'CSV für Excel',
      xlsx: 'Excel-Datei',
      zip: 'Zip',
    },
    fields: {
      status: 'Status',
      assignee: 'Zuständig',
      notes: 'Notizen',
      deletedAt: 'Papierkorb',
      name: 'Name',
      email: 'E-Mail',
      role: 'Rolle',
      password: 'Passwort',
      apiKey: 'API-Schlüssel',
    },
    roles: { admin: 'Verwaltung', editor: 'Redaktion' },
    byKey: 'mit API-Schlüssel',
  },
  en: {
    title: 'Access log',
    intro:
      'Who opened, exported, downloaded, changed or deleted customer data and when, and what happened to staff accounts. Only the server writes to this log; no one can edit it.',
    notLoggedIn: 'Please log in.',
    failed: 'The log couldn’t be exported. Please try again.',
    forbidden: 'Only admins can see this page.',
    person: 'Person',
    everyone: 'Everyone',
    action: 'What',
    anything: 'Everything',
    from: 'From',
    to: 'To',
    apply: 'Show',
    reset: 'Reset',
    download: 'CSV for Excel',
    when: 'When',
    what: 'What happened',
    address: 'IP address',
    addressHint: (days) => `IP addresses are removed after ${days} days.`,
    empty: 'No entries match this selection.',
    older: 'Older entries',
    newest: 'Newest entries',
    headings: ['Time', 'Name', 'Email', 'What happened', 'Kind', 'ID', 'IP address'],
    exportName: 'access-log',
    sentences: {
      list: 'opened the list of {many}',
      open: 'opened {one}',
      create: 'created {one}',
      change: 'changed {one}',
      trash: 'moved {one} to the trash',
      restore: 'restored {one} from the trash',
      delete: 'deleted {one} for good',
      document: 'downloaded {file} of {one}',
      preview: 'looked at {file} of {one}',
      zip: 'downloaded all documents of {one}',
      export: 'exported {many}',
      'factor-on': 'turned on the second factor of {one}',
      'factor-off': 'turned off the second factor of {one}',
      reset: 'reset the second factor of {one}',
      'recovery-codes': 'made new recovery codes for {one}',
      'recovery-used': 'logged in with a recovery code of {one}',
      'wrong-code': 'entered a wrong code for {one}',
      'sessions-ended': 'ended sessions of {one}',
    },
    subjects: {
      onboarding: { one: 'registration', many: 'registrations' },
      contact: { one: 'contact request', many: 'contact requests' },
      document: { one: 'document', many: 'documents' },
      account: { one: 'account', many: 'accounts' },
      person: { one: 'data of a person', many: 'entries of a person' },
    },
    log: { one: 'log', many: 'this log' },
    file: (name) => (name ? `the document “${name}”` : 'a document'),
    kinds: { count: 'only counted', distinct: 'only single values' },
    formats: {
      csv: 'CSV for automation tool',
      json: 'JSON for automation tool',
      excel: 'CSV for Excel',
      xlsx: 'Excel file',
      zip: 'Zip',
    },
    fields: {
      status: 'Status',
      assignee: 'Assignee',
      notes: 'Notes',
      deletedAt: 'trash',
      name: 'Name',
      email: 'Email',
      role: 'Role',
      password: 'Password',
      apiKey: 'API key',
    },
    roles: { admin: 'Admin', editor: 'Editor' },
    byKey: 'using an API key',
  },
}
