import { maxDocumentBytes, megabytes } from './constants.ts'

const limit = `${Math.round(maxDocumentBytes / 1024 / 1024)} MB`

/** What the server says of an onboarding, in German as the whole form. */
export const messages = {
  received:
    'Vielen Dank! Ihre Anmeldung ist bei uns eingegangen. Wir konfigurieren Ihren Voice-Bot innerhalb von 48 Stunden.',
  invalidFields: 'Bitte prüfen Sie Ihre Angaben.',
  notMultipart: 'Die Anfrage ist kein vollständiges Formular. Bitte senden Sie es noch einmal.',
  interrupted: 'Die Übertragung wurde unterbrochen. Bitte senden Sie das Formular noch einmal.',
  fieldTooLong: 'Ein Feld ist zu lang. Bitte kürzen Sie Ihre Angaben.',
  tooManyFields: 'Die Anfrage enthält zu viele Felder.',
  failed:
    'Ihre Anmeldung konnte gerade nicht gespeichert werden. Bitte senden Sie das Formular noch einmal.',
  tooManyFiles: (most: number) => `Bitte laden Sie höchstens ${most} Dokumente hoch.`,
  totalTooLarge: (mostMb: number) => `Alle Dokumente zusammen dürfen höchstens ${mostMb} MB haben.`,
  fileTooLarge: (name: string) => `„${name}“ ist zu groß: höchstens ${limit} je Dokument.`,
  fileEmpty: (name: string) => `„${name}“ ist leer. Bitte wählen Sie die Datei noch einmal aus.`,
  wrongType: (name: string) =>
    `„${name}“ kann nicht angenommen werden. Erlaubt sind PDF, DOC und DOCX.`,
  wrongContent: (name: string) =>
    `Der Inhalt von „${name}“ passt nicht zur Endung. Bitte speichern Sie das Dokument als PDF, DOC oder DOCX ohne Kennwort und Makros.`,
  fileTooLargeMarked: (bytes: number) => `${megabytes(bytes)} MB: zu groß, höchstens ${limit}`,
} as const
