import { maxDocumentBytes } from './constants.ts'
import type { OnboardingField } from './schema.ts'

const limit = sizeIn(Math.round(maxDocumentBytes / 1024 / 1024))

/** The messages of the form and the server, only in German like the whole form. */
export const messages = {
  received: 'Ihre Anmeldung ist vollständig bei uns eingegangen.',
  invalidFields: 'Bitte prüfen Sie Ihre Angaben.',
  notMultipart: 'Die Anfrage ist kein vollständiges Formular. Bitte senden Sie es noch einmal.',
  interrupted: 'Die Übertragung wurde unterbrochen. Bitte senden Sie das Formular noch einmal.',
  /** `name` is the field's name in the request. */
  fieldTooLong: (name: string) => {
    const label = Object.entries(fieldLabels).find(([field]) => field === name)?.[1]
    return `${label ? `Das Feld „${label}“` : 'Ein Feld'} ist zu lang. Bitte kürzen Sie Ihre Angaben.`
  },
  isOtherContent:
    'Dieses Formular haben wir schon mit anderen Angaben erhalten. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
  isLikelyBot: 'Das ging ungewöhnlich schnell. Bitte senden Sie das Formular noch einmal.',
  /** `wait` is a duration, for example "5 Minuten". */
  tooMany: (wait: string) =>
    `Von Ihrem Anschluss kamen gerade sehr viele Anmeldungen. Bitte versuchen Sie es in ${wait} noch einmal.`,
  tooManyFields: 'Die Anfrage enthält zu viele Felder.',
  failed:
    'Ihre Anmeldung konnte gerade nicht gespeichert werden. Bitte senden Sie das Formular noch einmal.',
  /** `name` is the first document above the limit. */
  tooManyFiles: (most: number, name: string) =>
    `Bitte laden Sie höchstens ${most} ${most === 1 ? 'Dokument' : 'Dokumente'} hoch. „${name}“ ist eines zu viel.`,
  /** `name` is the document that exceeds the limit, if known. */
  totalTooLarge: (mostMb: number, name?: string) =>
    `Alle Dokumente zusammen dürfen höchstens ${sizeIn(mostMb)} groß sein.${name ? ` Mit „${name}“ sind es mehr.` : ''}`,
  fileTooLarge: (name: string) => `„${name}“ ist zu groß: höchstens ${limit} je Dokument.`,
  fileChanged: (name: string) =>
    `„${name}“ wurde nach dem Auswählen geändert oder verschoben. Bitte wählen Sie die Datei noch einmal aus.`,
  stillLoading:
    'Das Formular lädt noch. Bleibt dieser Hinweis stehen, laden Sie die Seite bitte neu.',
  notRestored:
    'Ihr Browser lädt zwischengespeicherte Dokumente noch. Bitte prüfen Sie, ob in der Liste alle Dokumente stehen, und senden Sie das Formular dann noch einmal.',
  fileEmpty: (name: string) => `„${name}“ ist leer. Bitte wählen Sie die Datei noch einmal aus.`,
  documentWithoutName:
    'Ein Dokument hat keinen Dateinamen und kann nicht angenommen werden. Bitte benennen Sie die Datei um und wählen Sie sie noch einmal aus.',
  otherField: (name: string) =>
    `„${name}“ kann nicht angenommen werden. Dokumente gehören in das Feld „documents“.`,
  wrongType: (name: string) =>
    `„${name}“ kann nicht angenommen werden. Erlaubt sind PDF, DOC und DOCX.`,
  wrongContent: (name: string) =>
    `Der Inhalt von „${name}“ passt nicht zur Dateiendung. Bitte speichern Sie das Dokument als PDF, DOC oder DOCX ohne Passwort und Makros.`,
  infected: (name: string) =>
    `In „${name}“ wurde Schadsoftware gefunden. Bitte prüfen Sie Ihren Rechner und senden Sie das Dokument nicht noch einmal.`,
  notScanned:
    'Ihre Dokumente können gerade nicht geprüft werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  /** The errors next to a listed document, and the summary above the button. */
  fileTooLargeMarked: `Zu groß: höchstens ${limit} je Dokument`,
  fileChangedMarked: 'Inzwischen geändert oder verschoben: bitte noch einmal auswählen',
  fileEmptyMarked: 'Die Datei ist leer',
  wrongTypeMarked: 'Dieser Dateityp ist nicht möglich: Erlaubt sind PDF, DOC und DOCX',
  removeMarked: 'Bitte entfernen Sie die markierten Dokumente, dann können Sie absenden.',
} as const

export const fieldLabels = {
  name: 'Name',
  company: 'Firma',
  street: 'Straße',
  zipCode: 'PLZ',
  city: 'Ort',
  country: 'Land',
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  voiceGender: 'Stimme',
  voiceCharacter: 'Charakter',
} as const satisfies Record<OnboardingField, string>

/** The hint of the file picker. */
export const pickerHint = `PDF, DOC oder DOCX, höchstens ${limit} je Datei`

/** The same limit in English, in the wording of the specification. */
export const pickerHintInEnglish = `max ${limit.replace('\u00a0', '')} per file`

/** With a no-break space, because these messages do not pass through `typesetCopy`. */
function sizeIn(megabytes: number): string {
  return `${megabytes}\u00a0MB`
}
