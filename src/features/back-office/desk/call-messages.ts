import type { StaffLanguage } from '../../../i18n/staff.ts'
import { maxChanged } from './constants.ts'

/** What the calls of the desks answer when they cannot do what was asked. */
export const callMessages = {
  de: {
    notLoggedIn: 'Bitte melden Sie sich an.',
    refused: 'Dazu haben Sie keine Berechtigung.',
    notFound: 'Diesen Eintrag gibt es nicht (mehr).',
    invalid: `Ungültige Angaben. Geändert werden höchstens ${maxChanged} Einträge auf einmal.`,
    gone: 'Mindestens einen der Einträge gibt es nicht mehr. Geändert wurde keiner.',
    rejected: 'Das lässt sich nicht eintragen. Geändert wurde nichts.',
    locked: 'Jemand bearbeitet gerade einen der Einträge. Geändert wurde keiner.',
    notesChanged:
      'Jemand hat die Notizen inzwischen geändert. Kopieren Sie Ihren Text und laden Sie den Eintrag neu.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
  en: {
    notLoggedIn: 'Please log in.',
    refused: 'You are not allowed to do this.',
    notFound: 'This entry does not exist (any more).',
    invalid: `Invalid input. At most ${maxChanged} entries can be changed at once.`,
    gone: 'At least one of the entries no longer exists. None was changed.',
    rejected: 'This cannot be stored. Nothing was changed.',
    locked: 'Somebody is editing one of the entries. None was changed.',
    notesChanged:
      'Somebody has changed the notes in the meantime. Copy your text and reload the entry.',
    failed: 'That did not work. Please try again.',
  },
} as const satisfies Record<StaffLanguage, Record<string, string>>
