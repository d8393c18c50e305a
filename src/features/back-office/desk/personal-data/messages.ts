import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { minSearchLength } from './constants.ts'
import type { Match } from './match.ts'
import type { EntryRef } from './schema.ts'

type Periods = { backupDays: number; fileHours: number; logMonths: number }

/** Messages of the personal data page, and of the zip for the person. */
type PersonMessages = {
  title: string
  intro: string
  search: string
  hint: string
  go: string
  searching: string
  invalid: string
  gone: string
  failed: string
  sessionEnded: string
  kinds: Record<EntryRef['collection'], string>
  found: (count: number, search: string) => string
  cut: string
  pick: (entry: string) => string
  matches: Record<Match, string>
  inTrash: string
  received: string
  documents: string
  sent: string
  jobs: (count: number) => string
  accesses: (count: number) => string
  open: string
  alsoFiles: string
  fileDue: (time: string) => string
  account: (who: string, accesses: number) => string
  toAccount: string
  alsoStaff: string
  inContent: (count: number) => string
  picked: (count: number) => string
  download: string
  downloading: string
  erase: string
  eraseTitle: (count: number) => string
  eraseText: (documents: number) => string
  eraseConfirm: string
  cancel: string
  erased: (count: number) => string
  filesUntil: (files: number, time: string) => string
  stays: string
  staying: (periods: Periods) => { what: string; why: string }[]
  summary: {
    title: string
    asOf: (time: string) => string
    intro: string
    received: string
    inTrash: string
    documents: string
    sent: string
    accesses: string
    timesThatDay: (count: number) => string
    missing: string
    files: Record<'zip' | 'page' | 'data' | 'missing', string>
  }
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const personMessages: Record<StaffLanguage, PersonMessages> = {
  de: {
    title: 'Personendaten',
    intro:
      'Findet, was eine Person eingesandt hat, mit allem, was daran hängt: für Auskunft (Art. 15 DSGVO) und Löschung (Art. 17 DSGVO). Was hier nicht durchsucht wird, steht unten.',
    search: 'E-Mail, Telefon oder Name',
    hint: `Mindestens ${minSearchLength} Zeichen. Am sichersten ist die E-Mail-Adresse: Namen können mehrere Personen tragen.`,
    go: 'Suchen',
    searching: 'Suche läuft...',
    invalid: `Bitte geben Sie mindestens ${minSearchLength} Zeichen ein.`,
    gone: 'Mindestens einen der Einträge gibt es nicht mehr. Bitte suchen Sie noch einmal.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    sessionEnded: 'Sie sind nicht mehr angemeldet. Bitte melden Sie sich an und suchen Sie erneut.',
    kinds: { 'voice-bot-onboardings': 'Anmeldung', 'contact-requests': 'Kontaktanfrage' },
    found: (count, search) =>
      count === 0
        ? `Zu „${search}“ ist kein Eintrag gespeichert.`
        : `${counted(count, 'Eintrag', 'Einträge')} zu „${search}“`,
    cut: 'Es gibt weitere Treffer. Bitte suchen Sie genauer.',
    pick: (entry) => `${entry} auswählen`,
    matches: {
      same: 'Gleiche E-Mail oder Telefonnummer',
      similar: 'Nur ähnlich: bitte prüfen',
      mentioned: 'Nur im Text erwähnt: bitte prüfen',
    },
    inTrash: 'Im Papierkorb',
    received: 'Eingegangen',
    documents: 'Dokumente',
    sent: 'Verschickt',
    jobs: (count) =>
      `${counted(count, 'Benachrichtigung', 'Benachrichtigungen')} in der Warteschlange`,
    accesses: (count) => `${counted(count, 'Vermerk', 'Vermerke')} im Zugriffsprotokoll`,
    open: 'Eintrag ansehen',
    alsoFiles: 'Dateien gelöschter Einträge, die noch entfernt werden',
    fileDue: (time) => `wird am ${time} entfernt`,
    account: (who, accesses) =>
      `${who} ist ein Konto des Teams, mit ${counted(accesses, 'Vermerk', 'Vermerken')} im Zugriffsprotokoll. Löschen Sie es unter „Benutzer“.`,
    toAccount: 'Zum Konto',
    alsoStaff: 'Namen und Adressen des Teams in Protokoll und Inhalten',
    inContent: (count) =>
      `${counted(count, 'Nennung', 'Nennungen')} in Inhalten und ihren Versionen`,
    picked: (count) => `${count} ausgewählt`,
    download: 'Auskunft als Zip herunterladen',
    downloading: 'Zip wird erstellt...',
    erase: 'Endgültig löschen',
    eraseTitle: (count) => `${counted(count, 'Eintrag', 'Einträge')} endgültig löschen?`,
    eraseText: (documents) =>
      documents === 0
        ? 'Das lässt sich nicht rückgängig machen. Das Zugriffsprotokoll vermerkt nur, dass Sie etwas gelöscht haben.'
        : `Mit ${counted(documents, 'Dokument', 'Dokumenten')}. Das lässt sich nicht rückgängig machen. Das Zugriffsprotokoll vermerkt nur, dass Sie etwas gelöscht haben.`,
    eraseConfirm: 'Endgültig löschen',
    cancel: 'Abbrechen',
    erased: (count) => `${counted(count, 'Eintrag ist', 'Einträge sind')} gelöscht.`,
    filesUntil: (files, time) =>
      `${counted(files, 'Dokument kann', 'Dokumente können')} nicht mehr abgerufen werden; vom Speicher verschwinden sie kurz nach ${time}.`,
    stays: 'Was nach dem Löschen noch bleibt, und warum',
    staying: ({ backupDays, fileHours, logMonths }) => [
      {
        what: `Dateien der Dokumente: ${counted(fileHours, 'Stunde', 'Stunden')}`,
        why: 'Abrufen kann sie sofort niemand mehr. Die Frist schützt eine laufende Sicherung, der sonst Dateien fehlten.',
      },
      {
        what: `Sicherungen: bis zu ${counted(backupDays, 'Tag', 'Tage')}`,
        why: 'Aus einer Sicherung lässt sich nichts Einzelnes löschen. Wird eine zurückgespielt, löschen Sie die Person danach noch einmal.',
      },
      {
        what: `Zugriffsprotokoll: ${counted(logMonths, 'Monat', 'Monate')}`,
        why: 'Es weist nach, wer im Team wann welche Eintragsnummer geöffnet hat (Art. 5 Abs. 2 DSGVO). Namen und Adressen der Person stehen nicht darin; die Namen ihrer Dateien werden beim Löschen daraus entfernt.',
      },
      {
        what: 'Zähler gegen massenhafte Einsendungen: etwa eine Stunde',
        why: 'Sie enthalten nur IP-Adressen und laufen von selbst ab.',
      },
      {
        what: 'Was schon verschickt oder exportiert ist',
        why: 'E-Mails im Postfach, Daten im Automatisierungstool und heruntergeladene Listen löschen Sie bitte dort.',
      },
      {
        what: 'Die Dateien der Datenbank selbst, bis PostgreSQL sie überschreibt',
        why: 'Abrufen kann das Gelöschte niemand mehr. Seine Bytes verschwinden von der Festplatte, wenn PostgreSQL den Platz wieder benutzt; wird wenig geändert, kann das lange dauern.',
      },
      {
        what: 'Inhalte der Website',
        why: 'Diese Seite durchsucht sie nicht. Eine Kundenstimme mit dem Namen der Person finden Sie über die Suche auf der Startseite der Verwaltung; in den Papierkörben und früheren Versionen der Inhalte sehen Sie bitte selbst nach.',
      },
      {
        what: 'Texte in den Dokumenten anderer',
        why: 'Durchsucht werden die Namen der Dokumente, nicht ihr Inhalt.',
      },
      {
        what: 'Namen und Adressen des Teams',
        why: `Ein gelöschtes Konto bleibt im Zugriffsprotokoll (${counted(logMonths, 'Monat', 'Monate')}) und in den Versionen der Inhalte genannt: Beide weisen nach, wer etwas geöffnet oder geändert hat.`,
      },
    ],
    summary: {
      title: 'Über Sie gespeicherte Daten',
      asOf: (time) => `Stand: ${time}.`,
      intro:
        'Diese Seite nennt alles, was in den folgenden Einträgen zu Ihnen gespeichert ist (Art. 15 DSGVO). Nicht darin stehen Benachrichtigungen, die noch verschickt werden, Dateien schon gelöschter Einträge, bis sie entfernt sind, und, falls Sie zu unserem Team gehören, Ihr Konto. Zwecke, Speicherdauer, Empfänger und Ihre Rechte nennt die Datenschutzerklärung auf der Website. Dieselben Angaben für Programme stehen in der JSON-Datei.',
      received: 'Eingegangen',
      inTrash: 'Im Papierkorb seit',
      documents: 'Dokumente, in diesem Zip',
      sent: 'Deshalb verschickt',
      accesses: 'Zugriffe unseres Teams',
      timesThatDay: (count) => `(das erste Mal von ${count} an diesem Tag)`,
      missing: 'Diese Dokumente liegen nicht mehr auf dem Server:',
      files: {
        zip: 'Auskunft',
        page: 'Auskunft',
        data: 'Auskunft',
        missing: 'FEHLENDE DOKUMENTE',
      },
    },
  },
  en: {
    title: 'Personal data',
    intro:
      'Finds what a person has sent in, with everything that belongs to it, to give them access (Art. 15 GDPR) or to erase it (Art. 17 GDPR). What it doesn’t search is listed below.',
    search: 'Email, phone or name',
    hint: `At least ${minSearchLength} characters. The email address is safest: several people can have the same name.`,
    go: 'Search',
    searching: 'Searching...',
    invalid: `Please enter at least ${minSearchLength} characters.`,
    gone: 'At least one of the entries no longer exists. Please search again.',
    failed: 'Something went wrong. Please try again.',
    sessionEnded: 'You are no longer logged in. Please log in and search again.',
    kinds: { 'voice-bot-onboardings': 'Registration', 'contact-requests': 'Contact request' },
    found: (count, search) =>
      count === 0
        ? `No entry is stored for “${search}”.`
        : `${counted(count, 'entry', 'entries')} for “${search}”`,
    cut: 'There are more matches. Please narrow your search.',
    pick: (entry) => `Select ${entry}`,
    matches: {
      same: 'Same email or phone number',
      similar: 'Similar only: please check',
      mentioned: 'Mentioned in the text only: please check',
    },
    inTrash: 'In the trash',
    received: 'Received',
    documents: 'Documents',
    sent: 'Sent',
    jobs: (count) => `${counted(count, 'notification', 'notifications')} in the queue`,
    accesses: (count) => `${counted(count, 'record', 'records')} in the access log`,
    open: 'View entry',
    alsoFiles: 'Files of deleted entries that are still to be removed',
    fileDue: (time) => `will be removed on ${time}`,
    account: (who, accesses) =>
      `${who} is a staff account, with ${counted(accesses, 'record', 'records')} in the access log. Delete it under “Users”.`,
    toAccount: 'Go to the account',
    alsoStaff: 'Names and addresses of the team in the log and in content',
    inContent: (count) => `${counted(count, 'mention', 'mentions')} in content and its versions`,
    picked: (count) => `${count} selected`,
    download: 'Download as zip',
    downloading: 'Creating the zip...',
    erase: 'Erase for good',
    eraseTitle: (count) => `Erase ${counted(count, 'entry', 'entries')} for good?`,
    eraseText: (documents) =>
      documents === 0
        ? 'This can’t be undone. The access log records only that you erased something.'
        : `With ${counted(documents, 'document', 'documents')}. This can’t be undone. The access log records only that you erased something.`,
    eraseConfirm: 'Erase for good',
    cancel: 'Cancel',
    erased: (count) => `${counted(count, 'entry has', 'entries have')} been erased.`,
    filesUntil: (files, time) =>
      `${counted(files, 'document', 'documents')} can no longer be downloaded; their files are removed shortly after ${time}.`,
    stays: 'What remains after erasure, and why',
    staying: ({ backupDays, fileHours, logMonths }) => [
      {
        what: `Files of the documents: ${counted(fileHours, 'hour', 'hours')}`,
        why: 'They can no longer be downloaded. The delay protects a backup in progress, which would otherwise miss files.',
      },
      {
        what: `Backups: up to ${counted(backupDays, 'day', 'days')}`,
        why: 'Nothing can be erased from inside a backup. If one is restored, erase the person again afterwards.',
      },
      {
        what: `Access log: ${counted(logMonths, 'month', 'months')}`,
        why: 'It shows who on the team opened which entry number and when (Art. 5 (2) GDPR). It holds no name or address of the person; the names of their files are removed from it with the erasure.',
      },
      {
        what: 'Counters against mass submissions: about an hour',
        why: 'They hold only IP addresses and expire by themselves.',
      },
      {
        what: 'What was already sent or exported',
        why: 'Please delete emails in the mailbox, data in the automation tool and downloaded lists there.',
      },
      {
        what: 'The database’s own files, until PostgreSQL overwrites them',
        why: 'Nobody can retrieve what was erased. Its bytes leave the disk when PostgreSQL uses the space again, which can take long where little is changed.',
      },
      {
        what: 'Content of the website',
        why: 'This page doesn’t search it. The search on the start page of the CMS finds a testimonial with the person’s name; please look through the trash and earlier versions of content yourself.',
      },
      {
        what: 'Text in other people’s documents',
        why: 'The search covers the names of documents, not what they contain.',
      },
      {
        what: 'Names and addresses of the team',
        why: `A deleted account is still named in the access log (${counted(logMonths, 'month', 'months')}) and in the versions of content: both show who opened or changed something.`,
      },
    ],
    summary: {
      title: 'Data stored about you',
      asOf: (time) => `As of ${time}.`,
      intro:
        'This page lists everything stored about you in the following entries (Art. 15 GDPR). It leaves out notifications still to be sent, files of entries already deleted until they are removed and, if you are on our team, your account. The privacy policy on the website states purposes, periods, recipients and your rights. The JSON file holds the same for programs.',
      received: 'Received',
      inTrash: 'In the trash since',
      documents: 'Documents, in this zip',
      sent: 'Sent because of it',
      accesses: 'Accesses by our team',
      timesThatDay: (count) => `(the first of ${count} times that day)`,
      missing: 'These documents are no longer on the server:',
      files: {
        zip: 'personal-data',
        page: 'personal-data',
        data: 'personal-data',
        missing: 'MISSING DOCUMENTS',
      },
    },
  },
}
