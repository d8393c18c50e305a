import type { StaffLanguage } from '../../i18n/staff.ts'

type Messages = {
  /** Precedes the list of missing content. No colon: the form splits the message at it. */
  notPublishable: string
  /** Precedes the list of content that must stay published. */
  mustStayPublished: string
  /** Ends a list that was cut off. */
  more: (count: number) => string
  nothingPublished: string
  /** Why a save was rejected. */
  savedElsewhere: string
  /** Why a bulk update was rejected. */
  tooManyAtOnce: (most: number) => string
  /** Why a bulk update was rejected. `name` is undefined if the lock was released meanwhile. */
  oneIsLocked: (name?: string) => string
  plans: {
    malformed: string
    past: string
    /** Of one document. */
    manyOf: (count: number) => string
    /** Of all documents. */
    many: (count: number) => string
    /** Why a plan failed. `name` is undefined if the lock was released meanwhile. */
    locked: (name?: string) => string
    earlier: string
    trashed: string
    noPlanner: string
  }
}

export const publishMessages: Record<StaffLanguage, Messages> = {
  de: {
    notPublishable: 'Das kann noch nicht veröffentlicht werden',
    mustStayPublished: 'Das muss veröffentlicht bleiben',
    more: (count) => (count === 1 ? 'und 1 weitere Stelle' : `und ${count} weitere Stellen`),
    nothingPublished: 'In dieser Sprache ist nichts veröffentlicht, wozu man zurückkehren könnte.',
    savedElsewhere: 'Nicht gespeichert: Dieser Inhalt wurde inzwischen woanders geändert.',
    tooManyAtOnce: (most) => `Bitte wählen Sie höchstens ${most} Einträge auf einmal aus.`,
    oneIsLocked: (name = 'Jemand anderes') => `${name} bearbeitet gerade einen dieser Einträge.`,
    plans: {
      malformed: 'Bitte geben Sie an, was wann und in welcher Sprache geschehen soll.',
      past: 'Diese Zeit ist schon vorbei. Bitte wählen Sie eine spätere.',
      manyOf: (count) =>
        `Hier sind schon ${count} Veröffentlichungen geplant. Bitte nehmen Sie erst eine zurück.`,
      many: (count) =>
        `Auf der Website sind schon ${count} Veröffentlichungen geplant. Bitte nehmen Sie erst eine zurück.`,
      locked: (name = 'Jemand anderes') =>
        `${name} hat diesen Inhalt eine Stunde lang bearbeitet. Bitte planen Sie neu oder veröffentlichen Sie selbst.`,
      earlier:
        'Ein früherer Plan für alle Sprachen hat eine Stunde lang gewartet. Bitte planen Sie neu.',
      trashed: 'Das lag im Papierkorb. Bitte planen Sie neu.',
      noPlanner:
        'Das Konto, das dies geplant hat, gehört nicht mehr zum Team. Bitte planen Sie neu.',
    },
  },
  en: {
    notPublishable: 'This can’t be published yet',
    mustStayPublished: 'This must stay published',
    more: (count) => (count === 1 ? 'and 1 more place' : `and ${count} more places`),
    nothingPublished: 'Nothing is published in this language, so there’s nothing to go back to.',
    savedElsewhere: 'Not saved: this content has been changed elsewhere in the meantime.',
    tooManyAtOnce: (most) => `Please select at most ${most} entries at a time.`,
    oneIsLocked: (name = 'Someone else') => `${name} is editing one of these entries right now.`,
    plans: {
      malformed: 'Please say what should happen when, and in which language.',
      past: 'That time has already passed. Please choose a later one.',
      manyOf: (count) => `There are ${count} plans here already. Please cancel one first.`,
      many: (count) => `There are ${count} plans on the site already. Please cancel one first.`,
      locked: (name = 'Someone else') =>
        `${name} was editing this content for an hour. Please schedule it again or publish it yourself.`,
      earlier:
        'An earlier plan for all languages has waited for an hour. Please schedule it again.',
      trashed: 'This was in the trash. Please schedule it again.',
      noPlanner:
        'The account that planned this is no longer on the team. Please schedule it again.',
    },
  },
}
