import type { StaffLanguage } from '../../../i18n/staff.ts'

/** Messages of rejected requests to the CMS's REST API. */
export const restMessages: Record<
  StaffLanguage,
  {
    tooLarge: (limit: string) => string
    tooLargeWithoutLogin: (limit: string) => string
    notFormData: string
    overrideNeedsForm: string
    foreignOrigin: string
    notFound: string
    malformed: string
    noMatch: string
    sessionEnded: string
    tooManyUploads: string
    tooManyWrites: string
    /** `wait` is a duration such as "5 minutes". */
    tooManyLogins: (wait: string) => string
    tooManyMails: (wait: string) => string
    tooManyFiles: (wait: string) => string
  }
> = {
  de: {
    tooLarge: (limit) => `Das sind mehr Daten, als der Server annimmt: höchstens ${limit}.`,
    tooLargeWithoutLogin: (limit) =>
      `Das sind mehr Daten, als der Server ohne Anmeldung annimmt: höchstens ${limit}.`,
    notFormData: 'Mehrteilige Daten müssen ein Formular sein (multipart/form-data).',
    overrideNeedsForm: 'Eine Abfrage im Rumpf einer POST-Anfrage muss ein Formular sein.',
    foreignOrigin: 'Diese Anfrage kommt von einer anderen Website und wird nicht ausgeführt.',
    notFound: 'Diese Adresse gibt es nicht.',
    malformed: 'Diese Abfrage ist nicht gültig.',
    noMatch:
      'Es wurde nichts geändert: Jemand hat den Eintrag inzwischen wiederhergestellt, verschoben oder gelöscht. Bitte laden Sie die Seite neu.',
    sessionEnded:
      'Ihre Sitzung ist beendet, und diese Änderung wurde nicht gespeichert. Melden Sie sich in einem anderen Fenster an und speichern Sie dann hier noch einmal.',
    tooManyUploads:
      'Es werden gerade sehr viele Dateien hochgeladen. Bitte versuchen Sie es in einer halben Minute noch einmal.',
    tooManyWrites:
      'Es wird gerade sehr vieles auf einmal gespeichert. Bitte versuchen Sie es in einer halben Minute noch einmal.',
    tooManyLogins: (wait) =>
      `Es gab zu viele Anmeldungen mit falschen Angaben. Bitte versuchen Sie es in ${wait} noch einmal.`,
    tooManyMails: (wait) =>
      `Es wurden zu viele E-Mails angefordert. Bitte versuchen Sie es in ${wait} noch einmal.`,
    tooManyFiles: (wait) =>
      `Sie haben gerade sehr viele Dateien gespeichert. Bitte versuchen Sie es in ${wait} noch einmal.`,
  },
  en: {
    tooLarge: (limit) => `That’s more data than the server accepts. The limit is ${limit}.`,
    tooLargeWithoutLogin: (limit) =>
      `That’s more data than the server accepts. The limit is ${limit} without a login.`,
    notFormData: 'Multipart data must be a form (multipart/form-data).',
    overrideNeedsForm: 'A query in the body of a POST request must be a form.',
    foreignOrigin: 'This request comes from another website and was rejected.',
    notFound: 'There’s nothing at this address.',
    malformed: 'This query isn’t valid.',
    noMatch:
      'Nothing was changed: somebody has restored, moved or deleted this in the meantime. Please reload the page.',
    sessionEnded:
      'Your session has ended, and this change was not saved. Log in in another window, then save here again.',
    tooManyUploads:
      'Too many files are being uploaded right now. Please try again in half a minute.',
    tooManyWrites: 'Too many changes are being saved right now. Please try again in half a minute.',
    tooManyLogins: (wait) => `Too many failed logins. Please try again in ${wait}.`,
    tooManyMails: (wait) => `Too many emails were requested. Please try again in ${wait}.`,
    tooManyFiles: (wait) => `You have stored a lot of files. Please try again in ${wait}.`,
  },
}
