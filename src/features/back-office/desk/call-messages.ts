import type { StaffLanguage } from '../../../i18n/staff.ts'
import { maxChangedEntries } from './constants.ts'

/** Error messages of the desks' API. */
export const callMessages = {
  de: {
    notLoggedIn: 'Bitte melden Sie sich an.',
    forbidden: 'Dazu haben Sie keine Berechtigung.',
    notFound: 'Diesen Eintrag gibt es nicht oder nicht mehr.',
    invalid: `Ungültige Angaben. Auf einmal lassen sich höchstens ${maxChangedEntries} Einträge ändern.`,
    gone: 'Mindestens einen der Einträge gibt es nicht mehr. Geändert wurde keiner.',
    rejected: 'Das lässt sich nicht speichern. Geändert wurde nichts.',
    locked: 'Jemand bearbeitet gerade einen der Einträge. Geändert wurde keiner.',
    entriesChanged:
      'Jemand hat Status oder Zuständigkeit inzwischen geändert. Gespeichert wurde nichts; Sie sehen jetzt den neuen Stand.',
    notesChanged: 'Jemand hat die Notizen inzwischen geändert.',
    tooManyWrites:
      'Gerade wird zu viel auf einmal gespeichert. Bitte versuchen Sie es in einer halben Minute noch einmal.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
  en: {
    notLoggedIn: 'Please log in.',
    forbidden: 'You don’t have permission to do this.',
    notFound: 'This entry doesn’t exist, or no longer does.',
    invalid: `Invalid input. You can change up to ${maxChangedEntries} entries at once.`,
    gone: 'At least one of the entries no longer exists. Nothing was changed.',
    rejected: 'This can’t be saved. Nothing was changed.',
    locked: 'Someone is editing one of the entries. Nothing was changed.',
    entriesChanged:
      'Someone has changed the status or assignee in the meantime. Nothing was saved; you now see the new values.',
    notesChanged: 'Someone has changed the notes in the meantime.',
    tooManyWrites: 'Too many changes are being saved right now. Please try again in half a minute.',
    failed: 'Something went wrong. Please try again.',
  },
} as const satisfies Record<StaffLanguage, Record<string, string>>
