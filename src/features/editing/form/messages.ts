import type { StaffLanguage } from '../../../i18n/staff.ts'

type Copy = {
  lines: (count: number) => string
  filled: string
  length: (count: number, limit: number) => string
  tooLong: string
  snippet: string
  noTitle: string
  noDescription: string
}

/** Messages below the fields of the CMS's forms. */
export const formMessages: Record<StaffLanguage, Copy> = {
  de: {
    lines: (count) =>
      `Eine Zeile für jeden Eintrag · ${count === 1 ? '1 Eintrag' : `${count} Einträge`}`,
    filled: 'Auf der Website:',
    length: (count, limit) => `${count} von ${limit} Zeichen`,
    tooLong: 'Das Ende wird wahrscheinlich abgeschnitten.',
    snippet: 'So kann die Seite bei Google aussehen',
    noTitle: 'Noch kein Titel',
    noDescription: 'Noch keine Beschreibung',
  },
  en: {
    lines: (count) => `One entry per line · ${count === 1 ? '1 entry' : `${count} entries`}`,
    filled: 'On the site:',
    length: (count, limit) => `${count} of ${limit} characters`,
    tooLong: 'The end will probably be cut off.',
    snippet: 'How the page may look on Google',
    noTitle: 'No title yet',
    noDescription: 'No description yet',
  },
}
