/** The ways in which submissions leave the product; an export is made of the list. */
export const auditActions = ['list', 'contacts', 'document', 'zip'] as const

export type AuditAction = (typeof auditActions)[number]

export const auditActionLabels = {
  list: { de: 'Liste (Export)', en: 'List (export)' },
  contacts: { de: 'Kontaktanfragen', en: 'Contact requests' },
  document: { de: 'Dokument', en: 'Document' },
  zip: { de: 'Alle Dokumente einer Anmeldung', en: 'All documents of an onboarding' },
} as const satisfies Record<AuditAction, { de: string; en: string }>
