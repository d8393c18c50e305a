import type { StaffLanguage } from '../../i18n/staff.ts'

type Words = {
  /** What stands before the list of holes. No colon: the form parts the list by it. */
  refused: string
  /** The same before a list of what must stay on the site. */
  kept: string
  /** Why a document is kept in some languages. */
  required: Record<'settings' | 'imprint' | 'privacy', (languages: string) => string>
  /** Ends a list that would be too long to read. */
  more: (count: number) => string
  claims: {
    twice: (key: string) => string
    wrongKey: (key: string) => string
    reserved: (key: string) => string
    noNumber: (key: string) => string
    used: (key: string, where: string) => string
  }
  pictures: {
    deleted: (where: string) => string
    emptied: (language: string, where: string) => string
  }
  nothingPublished: string
}

/** Messages of rejected writes. */
export const publishMessages: Record<StaffLanguage, Words> = {
  de: {
    refused: 'Das kann noch nicht veröffentlicht werden',
    kept: 'Das muss veröffentlicht bleiben',
    required: {
      settings: (languages) =>
        `${languages}: Ohne die Website-Einstellungen gibt es keine Website.`,
      imprint: (languages) => `${languages}: Das Impressum schreibt das Gesetz vor.`,
      privacy: (languages) => `${languages}: Die Datenschutzerklärung schreibt das Gesetz vor.`,
    },
    more: (count) => (count === 1 ? 'und 1 weitere Stelle' : `und ${count} weitere Stellen`),
    claims: {
      twice: (key) => `Den Schlüssel {${key}} gibt es zweimal.`,
      wrongKey: (key) =>
        `Der Schlüssel „${key}“ darf nur aus Buchstaben (ohne Umlaute), Ziffern und Unterstrichen bestehen.`,
      reserved: (key) => `Der Schlüssel {${key}} ist schon für etwas anderes vergeben.`,
      noNumber: (key) =>
        `Bei {${key}} steht „Prozent“, also muss dort eine bloße Zahl stehen, etwa 75 oder 97.5.`,
      used: (key, where) => `Der Schlüssel {${key}} wird noch gebraucht – ${where}.`,
    },
    pictures: {
      deleted: (where) => `Dieses Bild wird noch gebraucht: ${where}.`,
      emptied: (language, where) =>
        `Der Alternativtext darf nicht leer sein (${language}), denn das Bild wird gebraucht: ${where}.`,
    },
    nothingPublished: 'In dieser Sprache ist nichts veröffentlicht, wozu man zurückkehren könnte.',
  },
  en: {
    refused: 'This cannot be published yet',
    kept: 'This must stay published',
    required: {
      settings: (languages) => `${languages}: without the site settings there is no site.`,
      imprint: (languages) => `${languages}: the law requires the imprint.`,
      privacy: (languages) => `${languages}: the law requires the privacy policy.`,
    },
    more: (count) => (count === 1 ? 'and 1 more place' : `and ${count} more places`),
    claims: {
      twice: (key) => `The key {${key}} exists twice.`,
      wrongKey: (key) => `The key “${key}” may consist of letters, digits and underscores only.`,
      reserved: (key) => `The key {${key}} already stands for something else.`,
      noNumber: (key) =>
        `{${key}} is a percentage, so its figure must be a mere number, such as 75 or 97.5.`,
      used: (key, where) => `The key {${key}} is still needed – ${where}.`,
    },
    pictures: {
      deleted: (where) => `This picture is still needed: ${where}.`,
      emptied: (language, where) =>
        `The alternative text must not be empty (${language}), as the picture is needed: ${where}.`,
    },
    nothingPublished: 'Nothing is published in this language that one could go back to.',
  },
}
