import type { StaffLanguage } from '../../../i18n/staff.ts'
import { fillPlaceholders } from '../../../lib/content/placeholders.ts'
import type { FilterState, TextState, UnitOutcome } from './constants.ts'
import type { PublicationStatus } from './types.ts'

/** The singular and plural form of a message. */
type PluralMessage = { one: string; other: string }

/** The messages of the translations view; braces are placeholders. */
export type Messages = {
  title: string
  intro: string
  /** `{complete}` of `{total}` texts. */
  progress: string
  missingCount: PluralMessage
  outdatedCount: PluralMessage
  allDone: string
  matrix: string
  document: string
  publication: Record<PublicationStatus, string>
  notShown: string
  texts: string
  filterLanguage: string
  filterState: string
  allLanguages: string
  allDocuments: string
  /** The button that applies the document filter. */
  show: string
  states: Record<FilterState, string>
  textStates: Record<TextState, string>
  nothingHere: string
  /** How many texts are listed below. */
  listed: string
  /** The name of the navigation between pages of the list. */
  pages: string
  pageOf: string
  previousPage: string
  nextPage: string
  german: string
  empty: string
  edit: string
  copy: string
  copyMissing: string
  stillRight: string
  overwriteTitle: string
  overwriteText: string
  overwrite: string
  publicTitle: string
  publicText: string
  copyAnyway: string
  cancel: string
  copied: string
  confirmed: string
  files: string
  filesIntro: string
  exportAll: string
  exportOpen: string
  importFile: string
  importPublic: string
  imported: string
  nothingTaken: string
  close: string
  outcomes: Record<UnitOutcome, string>
  failed: string
  perhapsPublished: string
  perhapsSaved: string
  notLoggedIn: string
  forbidden: string
  noDocument: string
  nothingToCopy: string
  changedMeanwhile: string
  isPublicAtOnce: string
  locked: (name?: string) => string
  plannedElsewhere: (language: string) => string
  tooManyWrites: string
  othersPublish: string
  noPermission: string
  notWritten: string
  invalid: string
  tooLarge: string
  emptyFile: string
  brokenFile: string
  otherSite: string
  notFromGerman: string
  otherLanguage: string
  twice: string
  sourceChanged: string
  targetChanged: string
  placeholdersLost: string
  placeholdersAdded: string
  wrongForms: string
  tooLong: string
  listIncomplete: string
  unstorable: string
  singleLine: string
  save: string
  savePublic: string
  saved: string
  /** The keyboard shortcut that saves a row and focuses the next one. */
  saveHint: string
  listHint: string
  leave: string
  /** With the name of the row and the text that was typed into it. */
  rowIsGone: string
  stillOutdated: PluralMessage
  publish: string
  publishIntro: string
  /** The button that lists drafts that are ready to be published, in all languages or one. */
  listReady: string
  listReadyIn: string
  ready: string
  notReady: string
  noneReady: string
  publishChosen: PluralMessage
  publishedNow: string
  notPublished: string
  settled: string
  settledMeanwhile: string
  search: string
  searchHint: string
  searchButton: string
  endSearch: string
  found: PluralMessage
  foundFirst: string
  nothingFound: string
  everyLanguage: string
  /** The toggle that shows the German texts in the form of another language. */
  showGerman: string
}

export function formatCount(message: PluralMessage, count: number): string {
  return fillPlaceholders(count === 1 ? message.one : message.other, { count })
}

export const translationMessages: Record<StaffLanguage, Messages> = {
  de: {
    title: 'Übersetzungen',
    intro:
      'Was in welcher Sprache noch fehlt oder nicht mehr zum deutschen Text passt. Gezählt wird, was zuletzt gespeichert wurde, auch als Entwurf.',
    progress: '{complete} von {total}',
    missingCount: { one: '{count} fehlt', other: '{count} fehlen' },
    outdatedCount: { one: '{count} veraltet', other: '{count} veraltet' },
    allDone: 'vollständig',
    matrix: 'Seiten und Sprachen',
    document: 'Dokument',
    publication: {
      public: 'gilt sofort',
      published: 'veröffentlicht',
      changed: 'neuerer Entwurf',
      draft: 'nur Entwurf',
    },
    notShown: 'keine Seite in dieser Sprache',
    texts: 'Texte',
    filterLanguage: 'Sprache',
    filterState: 'Stand',
    allLanguages: 'Alle Sprachen',
    allDocuments: 'Alle Dokumente',
    show: 'Anzeigen',
    states: { open: 'Zu tun', missing: 'Fehlt', outdated: 'Veraltet', all: 'Alle' },
    textStates: {
      complete: 'aktuell',
      missing: 'fehlt',
      outdated: 'veraltet',
      german: 'noch deutsch',
    },
    nothingHere: 'Hier ist nichts zu tun.',
    listed: 'Texte: {count}',
    pages: 'Seiten der Liste',
    pageOf: 'Seite {page} von {count}',
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    german: 'Deutsch',
    empty: 'leer',
    edit: 'Bearbeiten',
    copy: 'Aus dem Deutschen übernehmen',
    copyMissing: 'Fehlendes aus dem Deutschen übernehmen',
    stillRight: 'Stimmt noch',
    overwriteTitle: 'Übersetzung ersetzen?',
    overwriteText:
      'Hier steht schon eine Übersetzung. Im Entwurf steht danach der deutsche Text; was veröffentlicht ist, bleibt.',
    overwrite: 'Ersetzen',
    publicTitle: 'Gilt sofort',
    publicText:
      'Dieses Dokument kennt keine Entwürfe: Der deutsche Text gilt sofort, auch für Besucher.',
    copyAnyway: 'Trotzdem übernehmen',
    cancel: 'Abbrechen',
    copied: 'Als Entwurf übernommen: {count}',
    confirmed: 'Als aktuell vermerkt',
    files: 'Für Übersetzungsbüros',
    filesIntro:
      'Texte einer Sprache als XLIFF-Datei herunterladen, übersetzen lassen und wieder hochladen. Was zurückkommt, wird zu Entwürfen.',
    exportAll: 'Alles herunterladen',
    exportOpen: 'Nur Offenes herunterladen',
    importFile: 'Datei hochladen',
    importPublic: 'Auch Bildbeschreibungen und E-Mails übernehmen; sie gelten sofort',
    imported: 'Datei gelesen: {language}',
    nothingTaken: 'Es wurde nichts geändert.',
    close: 'Schließen',
    outcomes: {
      taken: 'Übernommen',
      rejected: 'Abgelehnt',
      unknown: 'Unbekannt',
      untranslated: 'Ohne Übersetzung',
      unchanged: 'Unverändert',
    },
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    perhapsPublished:
      'Keine Antwort vom Server. Es ist vielleicht trotzdem veröffentlicht: Listen Sie die fertigen Entwürfe noch einmal auf.',
    perhapsSaved:
      'Keine Antwort vom Server. Es ist vielleicht trotzdem gespeichert. Bitte versuchen Sie es noch einmal.',
    notLoggedIn: 'Bitte melden Sie sich an.',
    forbidden: 'Die Übersetzungen sind der Redaktion vorbehalten.',
    noDocument: 'Diesen Text gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    nothingToCopy: 'Hier gibt es nichts zu übernehmen.',
    changedMeanwhile: 'Der Text wurde inzwischen geändert. Bitte laden Sie die Seite neu.',
    isPublicAtOnce:
      'Dieses Dokument kennt keine Entwürfe; der Text würde sofort gelten. Soll er das, haken Sie vor dem Einlesen „Auch Bildbeschreibungen und E-Mails übernehmen“ an.',
    locked: (name = 'Jemand anderes') => `${name} bearbeitet dieses Dokument gerade.`,
    plannedElsewhere: (language) =>
      `Auf ${language} ist eine Veröffentlichung geplant. Was alle Sprachen teilen, würde schon jetzt öffentlich. Planen Sie diese Sprache dazu oder veröffentlichen Sie sie in ihrem Formular.`,
    tooManyWrites:
      'Es wird gerade sehr vieles auf einmal gespeichert. Bitte versuchen Sie es in einer halben Minute noch einmal.',
    othersPublish:
      'Es wird gerade schon geprüft oder veröffentlicht. Bitte versuchen Sie es gleich noch einmal.',
    noPermission: 'Dazu haben Sie keine Berechtigung.',
    notWritten: 'Der Entwurf konnte nicht gespeichert werden.',
    invalid: 'Diese Anfrage ist unvollständig.',
    tooLarge: 'Die Datei ist zu groß; erlaubt sind höchstens {limit} MB.',
    emptyFile: 'In dieser Datei gibt es nichts zu übersetzen.',
    brokenFile: 'Das ist keine lesbare XLIFF-Datei (Version 1.2).',
    otherSite: 'Diese Datei gehört zu einer anderen Website ({site}).',
    notFromGerman: 'Diese Datei ist nicht aus dem Deutschen übersetzt.',
    otherLanguage: 'Diese Datei ist für die Sprache {found}, nicht für {wanted}.',
    twice: 'Der Text steht mehrmals in der Datei.',
    sourceChanged: 'Der deutsche Text hat sich seit dem Herunterladen geändert.',
    targetChanged:
      'Die Übersetzung hat sich seit dem Herunterladen geändert, hier oder durch eine frühere Lieferung. Bitte laden Sie die Datei neu herunter.',
    placeholdersLost: 'Es fehlt ein Platzhalter: {placeholders}',
    placeholdersAdded: 'Diesen Platzhalter hat der deutsche Text nicht: {placeholders}',
    wrongForms: 'Hier stehen nicht die Wortformen dieser Sprache: {placeholder}',
    tooLong: 'Der Text ist zu lang; erlaubt sind höchstens {limit} Zeichen.',
    listIncomplete: 'Die Liste ist unvollständig: Es fehlen noch andere Einträge.',
    unstorable: 'Der Text enthält ein Zeichen, das sich nicht speichern lässt.',
    singleLine: 'Dieser Text darf keinen Zeilenumbruch enthalten.',
    save: 'Als Entwurf speichern',
    savePublic: 'Speichern, gilt sofort',
    saved: 'Gespeichert',
    saveHint: 'Strg + Eingabe speichert und geht zum nächsten Text',
    listHint: 'eine Zeile je Eintrag',
    leave: 'Ein Text ist noch nicht gespeichert. Trotzdem weiter?',
    rowIsGone: '„{name}“ steht nicht mehr in der Liste. Ihr Text wurde nicht gespeichert: {text}',
    stillOutdated: {
      one: '1 Text ist veraltet oder noch deutsch.',
      other: '{count} Texte sind veraltet oder noch deutsch.',
    },
    publish: 'Veröffentlichen',
    publishIntro:
      'Alle Entwürfe auf einmal veröffentlichen, ohne geplante und zurückgezogene. Vorher sehen Sie, was online geht und was noch nicht fertig ist. Was ein Entwurf in gemeinsamen Feldern ändert, etwa einen Namen, geht dabei in allen veröffentlichten Sprachen online.',
    listReady: 'Fertige Entwürfe auflisten',
    listReadyIn: 'Fertige Entwürfe auflisten: {language}',
    ready: 'Geht online',
    notReady: 'Noch nicht fertig',
    noneReady: 'Es gibt keine fertigen Entwürfe.',
    publishChosen: { one: '1 Entwurf veröffentlichen', other: '{count} Entwürfe veröffentlichen' },
    publishedNow: 'Jetzt online',
    notPublished: 'Nicht veröffentlicht',
    settled: 'Inzwischen erledigt',
    settledMeanwhile: 'Wurde inzwischen veröffentlicht, geplant, zurückgezogen oder gelöscht.',
    search: 'Texte suchen',
    searchHint: 'In allen Texten aller Sprachen, auch in Entwürfen, und in den Namen der Felder',
    searchButton: 'Suchen',
    endSearch: 'Suche schließen',
    found: { one: '1 Fundstelle', other: '{count} Fundstellen' },
    foundFirst: '{count} Fundstellen, hier die ersten {shown}',
    nothingFound: 'Nichts gefunden. Gesucht wird ab zwei Zeichen.',
    everyLanguage: 'Alle Sprachen',
    showGerman: 'Deutsch zeigen',
  },
  en: {
    title: 'Translations',
    intro:
      'See what’s missing in each language or no longer matches the German text. Drafts count too.',
    progress: '{complete} of {total}',
    missingCount: { one: '{count} missing', other: '{count} missing' },
    outdatedCount: { one: '{count} out of date', other: '{count} out of date' },
    allDone: 'complete',
    matrix: 'Pages and languages',
    document: 'Document',
    publication: {
      public: 'public at once',
      published: 'published',
      changed: 'newer draft',
      draft: 'draft only',
    },
    notShown: 'no page in this language',
    texts: 'Texts',
    filterLanguage: 'Language',
    filterState: 'Status',
    allLanguages: 'All languages',
    allDocuments: 'All documents',
    show: 'Show',
    states: { open: 'To do', missing: 'Missing', outdated: 'Out of date', all: 'All' },
    textStates: {
      complete: 'up to date',
      missing: 'missing',
      outdated: 'out of date',
      german: 'still German',
    },
    nothingHere: 'Nothing to do here.',
    listed: 'Texts: {count}',
    pages: 'Pages of the list',
    pageOf: 'Page {page} of {count}',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    german: 'German',
    empty: 'empty',
    edit: 'Edit',
    copy: 'Copy from German',
    copyMissing: 'Copy missing texts from German',
    stillRight: 'Still correct',
    overwriteTitle: 'Replace the translation?',
    overwriteText:
      'There’s already a translation. In the draft, the German text will replace it. What’s published stays the same.',
    overwrite: 'Replace',
    publicTitle: 'Public at once',
    publicText: 'This document has no drafts, so visitors will see the German text right away.',
    copyAnyway: 'Copy anyway',
    cancel: 'Cancel',
    copied: 'Copied as a draft: {count}',
    confirmed: 'Marked as up to date',
    files: 'For translation agencies',
    filesIntro:
      'Download a language’s texts as an XLIFF file, have it translated and upload it again. Translations come back as drafts.',
    exportAll: 'Download all',
    exportOpen: 'Download open texts',
    importFile: 'Upload a file',
    importPublic: 'Also import picture descriptions and emails, which are public at once',
    imported: 'File imported: {language}',
    nothingTaken: 'No changes were made.',
    close: 'Close',
    outcomes: {
      taken: 'Imported',
      rejected: 'Rejected',
      unknown: 'Unknown',
      untranslated: 'Not translated',
      unchanged: 'Unchanged',
    },
    failed: 'Something went wrong. Please try again.',
    perhapsPublished:
      'No response from the server. The drafts may have been published anyway: list the ready drafts again.',
    perhapsSaved: 'No response from the server. It may have been saved anyway. Please try again.',
    notLoggedIn: 'Please log in.',
    forbidden: 'Translations are for editors only.',
    noDocument: 'This text no longer exists. Please reload the page.',
    nothingToCopy: 'There’s nothing to copy here.',
    changedMeanwhile: 'The text has changed in the meantime. Please reload the page.',
    isPublicAtOnce:
      'This document has no drafts, so the text would be public at once. If that is what you want, tick “Also import picture descriptions and emails” before you import.',
    locked: (name = 'Someone else') => `${name} is editing this document right now.`,
    plannedElsewhere: (language) =>
      `A publication is scheduled in ${language}. What all languages share would become public now. Schedule this language, too, or publish it in its form.`,
    tooManyWrites: 'Too many changes are being saved right now. Please try again in half a minute.',
    othersPublish: 'Drafts are already being checked or published. Please try again in a moment.',
    noPermission: 'You don’t have permission to do this.',
    notWritten: 'The draft couldn’t be saved.',
    invalid: 'This request is incomplete.',
    tooLarge: 'The file is too large; the limit is {limit} MB.',
    emptyFile: 'There’s nothing to translate in this file.',
    brokenFile: 'This isn’t a valid XLIFF 1.2 file.',
    otherSite: 'This file belongs to another website ({site}).',
    notFromGerman: 'This file isn’t a translation from German.',
    otherLanguage: 'This file is for the language {found}, not for {wanted}.',
    twice: 'The text appears in the file more than once.',
    sourceChanged: 'The German text has changed since you downloaded the file.',
    targetChanged:
      'The translation has changed since you downloaded the file, here or by an earlier delivery. Please download the file again.',
    placeholdersLost: 'A placeholder is missing: {placeholders}',
    placeholdersAdded: 'The German text doesn’t have this placeholder: {placeholders}',
    wrongForms: 'These aren’t the word forms this language needs: {placeholder}',
    tooLong: 'The text is too long; the limit is {limit} characters.',
    listIncomplete: 'The list is incomplete: other entries are still missing.',
    unstorable: 'The text contains a character that can’t be saved.',
    singleLine: 'This text can’t contain a line break.',
    save: 'Save as draft',
    savePublic: 'Save and publish at once',
    saved: 'Saved',
    saveHint: 'Ctrl + Enter saves and moves to the next text',
    listHint: 'one line per entry',
    leave: 'A text hasn’t been saved yet. Leave anyway?',
    rowIsGone: '“{name}” is no longer in the list. Your text hasn’t been saved: {text}',
    stillOutdated: {
      one: '1 text is out of date or still German.',
      other: '{count} texts are out of date or still German.',
    },
    publish: 'Publish',
    publishIntro:
      'Publish all drafts in one go, except those that are scheduled or were unpublished. First you’ll see what will be published and what isn’t ready yet. What a draft changes in fields that all languages share, such as a name, is published in every published language.',
    listReady: 'List drafts that are ready',
    listReadyIn: 'List drafts that are ready: {language}',
    ready: 'Will be published',
    notReady: 'Not ready yet',
    noneReady: 'No drafts are ready.',
    publishChosen: { one: 'Publish 1 draft', other: 'Publish {count} drafts' },
    publishedNow: 'Published',
    notPublished: 'Not published',
    settled: 'No longer waiting',
    settledMeanwhile: 'Has been published, scheduled, unpublished or deleted in the meantime.',
    search: 'Search texts',
    searchHint: 'In all texts of all languages, drafts included, and in the names of fields',
    searchButton: 'Search',
    endSearch: 'Close search',
    found: { one: '1 match', other: '{count} matches' },
    foundFirst: '{count} matches, showing the first {shown}',
    nothingFound: 'Nothing found. Enter at least two characters.',
    everyLanguage: 'All languages',
    showGerman: 'Show German',
  },
}
