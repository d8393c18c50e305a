import { maxPromisedHours } from '../../src/features/back-office/desk/follow-up/constants.ts'
import type { StaffLanguage } from '../../src/i18n/staff.ts'

type Messages = {
  /** Why a document must stay published in some languages. */
  required: Record<'settings' | 'onboarding' | 'imprint' | 'privacy', (languages: string) => string>
  /** Why an imprint is incomplete. */
  registerEntry: string
  /** Why no further document can be published. */
  enough: (languages: string, count: number) => string
  /** Why a new row cannot be published. */
  german: (languages: string, where: string) => string
  claims: {
    twice: (key: string) => string
    wrongKey: (key: string) => string
    reserved: (key: string) => string
    noNumber: (key: string) => string
    noHours: (key: string) => string
    used: (key: string, where: string) => string
    usedByDeadlines: (key: string) => string
  }
}

export const ruleMessages: Record<StaffLanguage, Messages> = {
  de: {
    required: {
      settings: (languages) =>
        `${languages}: Ohne die Website-Einstellungen gibt es keine Website.`,
      onboarding: (languages) => `${languages}: Ohne diese Texte gibt es kein Onboarding-Formular.`,
      imprint: (languages) => `${languages}: Das Impressum schreibt das Gesetz vor.`,
      privacy: (languages) => `${languages}: Die Datenschutzerklärung schreibt das Gesetz vor.`,
    },
    registerEntry:
      'Eine eingetragene Gesellschaft muss im Impressum Registergericht und Registernummer nennen (§ 5 Abs. 1 Nr. 4 DDG). Beides steht in den Website-Einstellungen unter „Betreiber“.',
    enough: (languages, count) =>
      `${languages}: Es sind schon ${count} Einträge veröffentlicht und mehr zeigt die Seite nicht. Heben Sie zuerst die Veröffentlichung eines anderen auf.`,
    german: (languages, where) =>
      `${languages}: ${where} ist noch der deutsche Text. Ein neuer Eintrag erscheint in allen Sprachen: Übersetzen oder bestätigen Sie ihn unter „Übersetzungen“.`,
    claims: {
      twice: (key) => `Den Schlüssel {${key}} gibt es zweimal.`,
      wrongKey: (key) =>
        `Der Schlüssel „${key}“ darf nur aus Buchstaben (ohne Umlaute), Ziffern und Unterstrichen bestehen.`,
      reserved: (key) => `Der Schlüssel {${key}} ist schon für etwas anderes vergeben.`,
      noNumber: (key) =>
        `Bei {${key}} ist „Prozent“ gewählt: Tragen Sie nur die Zahl ein, etwa 75 (Nachkommastellen mit Punkt: 97.5).`,
      noHours: (key) =>
        `Nach {${key}} richten sich die Fristen der Anfragen: Tragen Sie nur die Zahl der ganzen Stunden ein, von 1 bis ${maxPromisedHours}.`,
      used: (key, where) => `Der Schlüssel {${key}} wird noch gebraucht – ${where}.`,
      usedByDeadlines: (key) =>
        `Der Schlüssel {${key}} wird noch gebraucht – nach ihm richten sich die Fristen der Anfragen.`,
    },
  },
  en: {
    required: {
      settings: (languages) => `${languages}: the site can’t run without its settings.`,
      onboarding: (languages) => `${languages}: without these texts there’s no onboarding form.`,
      imprint: (languages) => `${languages}: the imprint is required by law.`,
      privacy: (languages) => `${languages}: the privacy policy is required by law.`,
    },
    registerEntry:
      'A registered company must state its register court and number in the imprint (section 5 (1) no. 4 DDG). Enter both in the site settings under “Operator”.',
    enough: (languages, count) =>
      `${languages}: ${count} entries are already published and the page shows no more. Unpublish another one first.`,
    german: (languages, where) =>
      `${languages}: ${where} is still the German text. A new entry appears in all languages: translate or confirm it under “Translations”.`,
    claims: {
      twice: (key) => `The key {${key}} is used twice.`,
      wrongKey: (key) => `The key “${key}” can contain only letters, digits and underscores.`,
      reserved: (key) => `The key {${key}} is reserved for something else.`,
      noNumber: (key) => `{${key}} is a percentage, so enter just the number, such as 75 or 97.5.`,
      noHours: (key) =>
        `The deadlines of requests follow from {${key}}, so enter just the number of whole hours, from 1 to ${maxPromisedHours}.`,
      used: (key, where) => `The key {${key}} is still in use – ${where}.`,
      usedByDeadlines: (key) =>
        `The key {${key}} is still in use – the deadlines of requests follow from it.`,
    },
  },
}
