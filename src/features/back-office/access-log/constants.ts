/** Recorded actions on customers' data and staff accounts. */
export const auditActions = [
  'list',
  'open',
  'create',
  'change',
  'trash',
  'restore',
  'delete',
  'document',
  'zip',
  'export',
  'factor-on',
  'factor-off',
  'recovery-codes',
  'recovery-used',
  'wrong-code',
  'sessions-ended',
] as const

export type AuditAction = (typeof auditActions)[number]

export const auditActionLabels = {
  list: { de: 'Liste geöffnet', en: 'List opened' },
  open: { de: 'Eintrag geöffnet', en: 'Entry opened' },
  create: { de: 'Angelegt', en: 'Created' },
  change: { de: 'Geändert', en: 'Changed' },
  trash: { de: 'In den Papierkorb gelegt', en: 'Moved to the trash' },
  restore: { de: 'Wiederhergestellt', en: 'Restored' },
  delete: { de: 'Endgültig gelöscht', en: 'Deleted for good' },
  document: { de: 'Dokument heruntergeladen', en: 'Document downloaded' },
  zip: { de: 'Alle Dokumente heruntergeladen', en: 'All documents downloaded' },
  export: { de: 'Exportiert', en: 'Exported' },
  'factor-on': { de: 'Zweiter Faktor eingeschaltet', en: 'Second factor turned on' },
  'factor-off': { de: 'Zweiter Faktor ausgeschaltet', en: 'Second factor turned off' },
  'recovery-codes': { de: 'Neue Wiederherstellungscodes', en: 'New recovery codes' },
  'recovery-used': { de: 'Mit Wiederherstellungscode', en: 'Recovery code used' },
  'wrong-code': { de: 'Falscher Code', en: 'Wrong code' },
  'sessions-ended': { de: 'Sitzungen beendet', en: 'Sessions ended' },
} as const satisfies Record<AuditAction, { de: string; en: string }>

/** The kinds of resources that actions apply to. */
export const auditSubjects = ['onboarding', 'contact', 'document', 'account', 'person'] as const

export type AuditSubject = (typeof auditSubjects)[number]

export const auditSubjectLabels = {
  onboarding: { de: 'Anmeldung', en: 'Registration' },
  contact: { de: 'Kontaktanfrage', en: 'Contact request' },
  document: { de: 'Dokument', en: 'Document' },
  account: { de: 'Konto', en: 'Account' },
  person: { de: 'Person', en: 'Person' },
} as const satisfies Record<AuditSubject, { de: string; en: string }>

/** The paths of the log's list in the CMS and of its export. */
export const accessLogPath = '/admin/collections/audit-log'
export const accessLogExportPath = '/api/admin/access-log'
