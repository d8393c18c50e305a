import type { StaffLanguage } from '../../../i18n/staff.ts'

export const previewMessages: Record<
  StaffLanguage,
  {
    nothingSent: string
    search: string
    shared: string
    noTitle: string
    title: string
    description: string
    /** `{count}`: the number of characters; `{limit}`: how many usually fit. */
    length: string
    tooLong: string
    /** Labels for the parts of an assistant's preview. */
    parts: { card: string; page: string }
  }
> = {
  de: {
    nothingSent: 'Dies ist die Vorschau: Hier wird nichts gesendet.',
    search: 'In der Suche',
    shared: 'Geteilt',
    noTitle: 'Ohne Titel',
    title: 'Titel',
    description: 'Beschreibung',
    length: '{count} von etwa {limit} Zeichen',
    tooLong: 'wird vermutlich gekürzt',
    parts: { card: 'Karte auf der Startseite', page: 'Eigene Seite' },
  },
  en: {
    nothingSent: 'This is a preview, so nothing was sent.',
    search: 'In search results',
    shared: 'When shared',
    noTitle: 'No title',
    title: 'Title',
    description: 'Description',
    length: '{count} of about {limit} characters',
    tooLong: 'will probably be cut off',
    parts: { card: 'Card on the landing page', page: 'The assistant’s page' },
  },
}
