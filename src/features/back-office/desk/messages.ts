import type { StaffLanguage } from '../../../i18n/staff.ts'
import type { Tab } from './constants.ts'
import type { ExportFormat } from './export.ts'
import type { TimelineEvent } from './types.ts'

/** Messages of both desks. The specification defines the German texts of the table and the exports. */
export type DeskMessages = {
  refresh: string
  errorTitle: string
  loadFailed: string
  retry: string
  sessionEnded: string
  exports: Record<ExportFormat, string>
  all: string
  from: string
  to: string
  reset: string
  filters: string
  view: string
  tabs: Record<Tab, string>
  filtered: string
  onlyThese: string
  skip: string
  onlyAdmins: string
  trash: string
  columns: Record<'id' | 'contact' | 'company' | 'created', string>
  openEntry: (id: number, name: string) => string
  select: (name: string) => string
  selectAll: string
  selected: (count: string) => string
  clearSelection: string
  setStatus: string
  apply: string
  statusSet: (count: number, status: string) => string
  tooMany: (most: string) => string
  clock: string
  notFound: string
  close: string
  previous: string
  next: string
  keys: string
  status: string
  due: string
  assignee: string
  nobody: string
  assignToMe: string
  notes: string
  notesHint: string
  notesOvertaken: string
  notesSaved: (id: number) => string
  notesNotSaved: (id: number, reason: string) => string
  changeNotSaved: (ids: string, reason: string) => string
  discardNotes: string
  leave: string
  save: string
  saving: string
  saved: string
  failed: string
  data: string
  copy: (what: string) => string
  copied: string
  call: string
  mail: string
  documents: string
  noFiles: string
  downloadAll: string
  downloading: string
  download: (name: string) => string
  downloadFailed: string
  preview: (name: string) => string
  previewEnds: (page: number, pages: number) => string
  previewFailed: string
  page: (page: number, pages: number) => string
  history: string
  historyLoading: string
  events: Record<TimelineEvent['what'], string>
  previewed: string
  states: Record<'waiting' | 'failed', string>
  fields: Record<string, string>
  byKey: string
  by: (name: string) => string
  form: string
}

export const deskMessages: Record<StaffLanguage, DeskMessages> = {
  de: {
    refresh: 'Aktualisieren',
    errorTitle: 'Fehler',
    loadFailed: 'Die Daten konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    sessionEnded: 'Ihre Sitzung ist abgelaufen: neu anmelden',
    exports: {
      csv: 'CSV-Export für Automatisierungstool',
      json: 'JSON-Export für Automatisierungstool',
      excel: 'CSV für Excel',
      xlsx: 'Excel-Datei (XLSX)',
    },
    all: 'Alle',
    from: 'Von',
    to: 'Bis',
    reset: 'Zurücksetzen',
    filters: 'Filter und Export',
    view: 'Ansicht',
    tabs: { new: 'Neu', overdue: 'Überfällig', mine: 'Meine', all: 'Alle' },
    filtered: 'gefiltert',
    onlyThese: 'Exporte enthalten nur diese',
    skip: 'Zur Liste springen',
    onlyAdmins: 'Diese Seite sieht nur die Verwaltung.',
    trash: 'Papierkorb',
    columns: { id: 'ID', contact: 'Kontakt', company: 'Firma', created: 'Erstellt' },
    openEntry: (id, name) => `${id}: Eintrag von ${name} öffnen`,
    select: (name) => `${name} auswählen`,
    selectAll: 'Alle gezeigten auswählen',
    selected: (count) => `${count} ausgewählt`,
    clearSelection: 'Auswahl aufheben',
    setStatus: 'Status der ausgewählten Einträge',
    apply: 'Status setzen',
    statusSet: (count, status) =>
      count === 1 ? `1 Eintrag: ${status}` : `${count} Einträge: ${status}`,
    tooMany: (most) => `Höchstens ${most} auf einmal`,
    clock: ' Uhr',
    notFound: 'Diesen Eintrag gibt es nicht oder nicht mehr.',
    close: 'Schließen',
    previous: 'Voriger Eintrag',
    next: 'Nächster Eintrag',
    keys: 'Tasten: J oder → nächster, K oder ← voriger Eintrag, Esc schließt.',
    status: 'Status',
    due: 'Zugesagt bis',
    assignee: 'Zuständig',
    nobody: 'Niemand',
    assignToMe: 'Ich übernehme',
    notes: 'Interne Notizen',
    notesHint: 'Nur für das Team sichtbar. Gespeichert wird, sobald Sie das Feld verlassen.',
    notesOvertaken: 'Inzwischen ist dieser Text gespeichert. Speichern ersetzt ihn durch Ihren:',
    notesSaved: (id) => `Die Notizen zu ${id} sind gespeichert.`,
    changeNotSaved: (ids, reason) => `Die Änderung an ${ids} ist nicht gespeichert: ${reason}`,
    notesNotSaved: (id, reason) =>
      `Die Notizen zu ${id} sind nicht gespeichert: ${reason} Ihr Text steht noch im Eintrag.`,
    discardNotes: 'Eigenen Text verwerfen',
    leave:
      'Notizen konnten nicht gespeichert werden. Wenn Sie diese Seite verlassen, gehen sie verloren. Trotzdem verlassen?',
    save: 'Notizen speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    data: 'Angaben',
    copy: (what) => `${what} kopieren`,
    copied: 'Kopiert',
    call: 'Anrufen',
    mail: 'E-Mail schreiben',
    documents: 'Dokumente',
    noFiles: 'Keine Dateien',
    downloadAll: 'Alle herunterladen',
    downloading: 'Wird heruntergeladen...',
    download: (name) => `${name} herunterladen`,
    downloadFailed: 'Fehler beim Herunterladen des Dokuments',
    preview: (name) => `Vorschau von ${name}`,
    previewEnds: (page, pages) =>
      `Die Vorschau endet nach Seite ${page} von ${pages}. Bitte laden Sie das Dokument herunter, um alles zu sehen.`,
    previewFailed: 'Dieses PDF lässt sich hier nicht zeigen. Bitte laden Sie es herunter.',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    history: 'Verlauf',
    historyLoading: 'Verlauf wird geladen...',
    events: {
      received: 'Eingegangen',
      open: 'Geöffnet',
      change: 'Geändert',
      trash: 'In den Papierkorb gelegt',
      restore: 'Aus dem Papierkorb zurückgeholt',
      document: 'Dokument heruntergeladen',
      zip: 'Alle Dokumente heruntergeladen',
      'mail-team': 'E-Mail an das Team',
      'confirm-to-customer': 'Bestätigung an den Kunden',
      'call-webhook': 'Aufruf des Automatisierungstools',
    },
    previewed: 'Vorschau eines Dokuments',
    states: { waiting: 'wartet', failed: 'fehlgeschlagen' },
    fields: { status: 'Status', assignee: 'Zuständig', notes: 'Notizen' },
    byKey: 'mit API-Schlüssel',
    by: (name) => `von ${name}`,
    form: 'Löschen …',
  },
  en: {
    refresh: 'Refresh',
    errorTitle: 'Error',
    loadFailed: 'The data couldn’t be loaded.',
    retry: 'Try again',
    sessionEnded: 'Your session has ended: log in again',
    exports: {
      csv: 'CSV export for automation tool',
      json: 'JSON export for automation tool',
      excel: 'CSV for Excel',
      xlsx: 'Excel file (XLSX)',
    },
    all: 'All',
    from: 'From',
    to: 'To',
    reset: 'Reset',
    filters: 'Filters and export',
    view: 'View',
    tabs: { new: 'New', overdue: 'Overdue', mine: 'Mine', all: 'All' },
    filtered: 'filtered',
    onlyThese: 'exports contain only these',
    skip: 'Skip to the list',
    onlyAdmins: 'Only admins can see this page.',
    trash: 'Trash',
    columns: { id: 'ID', contact: 'Contact', company: 'Company', created: 'Created' },
    openEntry: (id, name) => `${id}: open ${name}’s entry`,
    select: (name) => `Select ${name}`,
    selectAll: 'Select all shown',
    selected: (count) => `${count} selected`,
    clearSelection: 'Clear selection',
    setStatus: 'Status of the selected entries',
    apply: 'Set status',
    statusSet: (count, status) =>
      count === 1 ? `1 entry: ${status}` : `${count} entries: ${status}`,
    tooMany: (most) => `Up to ${most} at once`,
    clock: '',
    notFound: 'This entry doesn’t exist, or no longer does.',
    close: 'Close',
    previous: 'Previous entry',
    next: 'Next entry',
    keys: 'Keys: J or → next, K or ← previous entry, Esc closes.',
    status: 'Status',
    due: 'Due',
    assignee: 'Assignee',
    nobody: 'Nobody',
    assignToMe: 'Assign to me',
    notes: 'Internal notes',
    notesHint: 'Visible to the team only. Saved as soon as you leave the field.',
    notesOvertaken: 'This text has been stored in the meantime. Saving replaces it with yours:',
    notesSaved: (id) => `The notes on ${id} are saved.`,
    changeNotSaved: (ids, reason) => `The change to ${ids} is not saved: ${reason}`,
    notesNotSaved: (id, reason) =>
      `The notes on ${id} are not saved: ${reason} Your text is still in the entry.`,
    discardNotes: 'Discard my text',
    leave: 'Notes couldn’t be saved. If you leave this page, they will be lost. Leave anyway?',
    save: 'Save notes',
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Something went wrong. Please try again.',
    data: 'Details',
    copy: (what) => `Copy ${what}`,
    copied: 'Copied',
    call: 'Call',
    mail: 'Write an email',
    documents: 'Documents',
    noFiles: 'No files',
    downloadAll: 'Download all',
    downloading: 'Downloading...',
    download: (name) => `Download ${name}`,
    downloadFailed: 'The document couldn’t be downloaded',
    preview: (name) => `Preview of ${name}`,
    previewEnds: (page, pages) =>
      `The preview ends after page ${page} of ${pages}. Please download the document to see the rest.`,
    previewFailed: 'This PDF can’t be shown here. Please download it.',
    page: (page, pages) => `Page ${page} of ${pages}`,
    history: 'History',
    historyLoading: 'Loading history...',
    events: {
      received: 'Received',
      open: 'Opened',
      change: 'Changed',
      trash: 'Moved to the trash',
      restore: 'Restored from the trash',
      document: 'Document downloaded',
      zip: 'All documents downloaded',
      'mail-team': 'Email to the team',
      'confirm-to-customer': 'Confirmation to the customer',
      'call-webhook': 'Automation tool call',
    },
    previewed: 'Document previewed',
    states: { waiting: 'waiting', failed: 'failed' },
    fields: { status: 'Status', assignee: 'Assignee', notes: 'Notes' },
    byKey: 'using an API key',
    by: (name) => `by ${name}`,
    form: 'Delete…',
  },
}

/** Messages that differ between the desks. */
export type KindMessages = {
  title: string
  navigation: string
  card: string
  loading: string
  empty: string
  noMatch: string
  emptyTabs: Record<Exclude<Tab, 'all'>, string>
  search: string
  placeholder: string
  list: string
  shown: (total: string) => string
}
