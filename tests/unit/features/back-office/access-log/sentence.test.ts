import { expect, it } from 'vitest'
import { sentenceOf } from '../../../../../src/features/back-office/access-log/sentence.ts'
import type { AccessLogEntry } from '../../../../../src/features/back-office/access-log/types.ts'

const line: AccessLogEntry = {
  ...{ id: 1, at: '2026-11-20T12:00:00.000Z', action: 'open', subject: 'contact', entryId: 7 },
  ...{ detail: null, file: null, email: 'a@example.com', name: 'Ana', byApiKey: false },
  ...{ account: null, ipAddress: null },
}

const text = (changed: Partial<AccessLogEntry>, language: 'de' | 'en' = 'de') => {
  const { before, entry, after } = sentenceOf({ ...line, ...changed }, language)
  return `${before}${entry}${after}`
}

it.each<[Partial<AccessLogEntry>, string, string]>([
  [{}, 'hat Kontaktanfrage 7 geöffnet', 'opened contact request 7'],
  [
    { action: 'list', entryId: null, byApiKey: true },
    'hat die Liste der Kontaktanfragen geöffnet (mit API-Schlüssel)',
    'opened the list of contact requests (using an API key)',
  ],
  [
    { action: 'change', detail: 'status: new → answered, notes' },
    'hat Kontaktanfrage 7 geändert: Status: Neu → Beantwortet, Notizen',
    'changed contact request 7: Status: New → Answered, Notes',
  ],
  [
    { action: 'trash', subject: 'onboarding' },
    'hat Anmeldung 7 in den Papierkorb gelegt',
    'moved registration 7 to the trash',
  ],
  [
    { action: 'document', subject: 'onboarding', file: 'faq.pdf', detail: 'preview' },
    'hat das Dokument „faq.pdf“ angesehen: Anmeldung 7',
    'looked at the document “faq.pdf” of registration 7',
  ],
  [
    { action: 'document', subject: 'onboarding', file: '{one}.pdf' },
    'hat das Dokument „{one}.pdf“ heruntergeladen: Anmeldung 7',
    'downloaded the document “{one}.pdf” of registration 7',
  ],
  [
    { action: 'document', subject: 'onboarding' },
    'hat ein Dokument heruntergeladen: Anmeldung 7',
    'downloaded a document of registration 7',
  ],
  [
    { action: 'export', entryId: null, detail: 'xlsx, 14' },
    'hat 14 Kontaktanfragen exportiert (Excel-Datei)',
    'exported 14 contact requests (Excel file)',
  ],
  [
    { action: 'export', entryId: null, detail: 'csv, 1' },
    'hat 1 Kontaktanfrage exportiert (CSV für Automatisierungstool)',
    'exported 1 contact request (CSV for automation tool)',
  ],
  [
    { action: 'export', subject: 'person', entryId: null, detail: 'zip' },
    'hat Einträge einer Person exportiert (Zip)',
    'exported entries of a person (Zip)',
  ],
  [
    { action: 'export', subject: null, entryId: null },
    'hat dieses Protokoll exportiert',
    'exported this log',
  ],
  [
    { action: 'create', subject: 'account', detail: 'eva@example.com' },
    'hat Konto eva@example.com angelegt',
    'created account eva@example.com',
  ],
  [
    {
      action: 'change',
      subject: 'account',
      detail: 'role: editor → admin, password',
      account: 'eva',
    },
    'hat Konto eva geändert: Rolle: Redaktion → Verwaltung, Passwort',
    'changed account eva: Role: Editor → Admin, Password',
  ],
  [
    { action: 'change', subject: 'account', detail: 'apiKey' },
    'hat Konto 7 geändert: API-Schlüssel',
    'changed account 7: API key',
  ],
  [
    { action: 'delete', subject: 'account', detail: 'eva@example.com' },
    'hat Konto eva@example.com endgültig gelöscht',
    'deleted account eva@example.com for good',
  ],
  [
    { action: 'factor-off', subject: 'account', detail: 'reset', account: 'eva@example.com' },
    'hat den zweiten Faktor zurückgesetzt: Konto eva@example.com',
    'reset the second factor of account eva@example.com',
  ],
])('formats %o as a sentence', (changed, german, english) => {
  expect(text(changed)).toBe(german)
  expect(text(changed, 'en')).toBe(english)
})
