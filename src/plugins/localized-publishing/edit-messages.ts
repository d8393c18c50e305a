import type { StaffLanguage } from '../../i18n/staff.ts'

type Copy = {
  discard: { title: string; body: (language: string) => string; going: string; failed: string }
  unpublish: {
    here: (language: string) => string
    everywhere: string
    title: string
    bodyHere: (language: string) => string
    bodyEverywhere: string
    going: string
  }
  versions: {
    time: string
    languages: string
    state: string
    shared: string
    autosave: string
    none: string
    states: Record<VersionState, string>
    back: string
  }
  version: {
    title: string
    field: string
    now: string
    before: string
    published: (language: string) => string
    draft: (language: string) => string
    same: (language: string) => string
    blank: string
  }
  restore: {
    legend: string
    here: (language: string) => string
    everywhere: string
    withShared: string
    publish: string
    asDraft: string
    title: string
    going: string
    consequences: string
    atOnce: string
    asDraftOnly: string
    shared: string
    more: (count: number) => string
    nothing: string
    failed: string
  }
}

/** What a version is in the language of the form; `published` and `draft` in another one. */
export type VersionState =
  | 'currentlyPublished'
  | 'previouslyPublished'
  | 'currentDraft'
  | 'previousDraft'
  | 'published'
  | 'draft'

/** The messages of the controls around a form and of the views of versions. */
export const editMessages: Record<StaffLanguage, Copy> = {
  de: {
    discard: {
      title: 'Entwurf verwerfen',
      body: (language) =>
        `${language}: Was noch nicht veröffentlicht ist, wird verworfen. Danach steht hier wieder, was Besucher lesen, auch in Feldern, die alle Sprachen teilen. Entwürfe anderer Sprachen bleiben.`,
      going: 'Wird verworfen …',
      failed: 'Der Entwurf konnte nicht verworfen werden.',
    },
    unpublish: {
      here: (language) => `Veröffentlichung aufheben: ${language}`,
      everywhere: 'Veröffentlichung aufheben: alle Sprachen',
      title: 'Veröffentlichung aufheben',
      bodyHere: (language) =>
        `${language}: Besucher sehen diesen Inhalt nicht mehr. In den anderen Sprachen bleibt er veröffentlicht.`,
      bodyEverywhere: 'Besucher sehen diesen Inhalt in keiner Sprache mehr.',
      going: 'Wird aufgehoben …',
    },
    versions: {
      time: 'Gespeichert am',
      languages: 'Geändert in',
      state: 'Stand',
      shared: 'Gemeinsame Felder',
      autosave: 'automatisch gespeichert',
      none: 'Es gibt noch keine Versionen.',
      states: {
        currentlyPublished: 'Derzeit veröffentlicht',
        previouslyPublished: 'Zuvor veröffentlicht',
        currentDraft: 'Aktueller Entwurf',
        previousDraft: 'Früherer Entwurf',
        published: 'Veröffentlicht',
        draft: 'Entwurf',
      },
      back: 'Alle Versionen',
    },
    version: {
      title: 'Version vom',
      field: 'Feld',
      now: 'Jetzt',
      before: 'In dieser Version',
      published: (language) => `${language}, verglichen mit dem, was veröffentlicht ist`,
      draft: (language) => `${language}, verglichen mit dem Entwurf`,
      same: (language) => `${language}: Diese Version sagt dasselbe wie jetzt.`,
      blank: '(leer)',
    },
    restore: {
      legend: 'Was wiederhergestellt wird',
      here: (language) => `Nur ${language}`,
      everywhere: 'Alle Sprachen und gemeinsame Felder',
      withShared: 'Auch Felder, die alle Sprachen teilen',
      publish: 'Diese Version wiederherstellen',
      asDraft: 'Als Entwurf wiederherstellen',
      title: 'Version wiederherstellen',
      going: 'Wird wiederhergestellt …',
      consequences: 'Das ändert sich:',
      atOnce: 'sofort auf der Website',
      asDraftOnly: 'als Entwurf',
      shared: 'Alle Sprachen',
      more: (count) => `und ${count} weitere`,
      nothing: 'Es ändert sich nichts.',
      failed: 'Die Version konnte nicht wiederhergestellt werden.',
    },
  },
  en: {
    discard: {
      title: 'Discard the draft',
      body: (language) =>
        `${language}: changes that aren’t published yet will be discarded, including those in fields that all languages share. The form will show what visitors see now. Drafts in other languages stay.`,
      going: 'Discarding …',
      failed: 'The draft couldn’t be discarded.',
    },
    unpublish: {
      here: (language) => `Unpublish: ${language}`,
      everywhere: 'Unpublish: all languages',
      title: 'Unpublish',
      bodyHere: (language) =>
        `${language}: visitors will no longer see this content. It stays published in the other languages.`,
      bodyEverywhere: 'Visitors will no longer see this content in any language.',
      going: 'Unpublishing …',
    },
    versions: {
      time: 'Saved on',
      languages: 'Changed in',
      state: 'Status',
      shared: 'Shared fields',
      autosave: 'saved automatically',
      none: 'There are no versions yet.',
      states: {
        currentlyPublished: 'Currently published',
        previouslyPublished: 'Previously published',
        currentDraft: 'Current draft',
        previousDraft: 'Earlier draft',
        published: 'Published',
        draft: 'Draft',
      },
      back: 'All versions',
    },
    version: {
      title: 'Version from',
      field: 'Field',
      now: 'Now',
      before: 'In this version',
      published: (language) => `${language}, compared with what is published`,
      draft: (language) => `${language}, compared with the draft`,
      same: (language) => `${language}: this version says the same as now.`,
      blank: '(empty)',
    },
    restore: {
      legend: 'What is restored',
      here: (language) => `Only ${language}`,
      everywhere: 'All languages and shared fields',
      withShared: 'Include fields that all languages share',
      publish: 'Restore this version',
      asDraft: 'Restore as a draft',
      title: 'Restore version',
      going: 'Restoring …',
      consequences: 'This changes:',
      atOnce: 'on the site at once',
      asDraftOnly: 'as a draft',
      shared: 'All languages',
      more: (count) => `and ${count} more`,
      nothing: 'Nothing changes.',
      failed: 'The version couldn’t be restored.',
    },
  },
}

/** Replaces imprecise texts of Payload: bulk actions change the language of the list alone. */
export const payloadTexts = {
  de: {
    version: {
      aboutToPublishSelection:
        'Die ausgewählten {{label}} werden in der Sprache veröffentlicht, die oben gewählt ist.',
      aboutToUnpublishSelection:
        'Die ausgewählten {{label}} sind für Besucher nicht mehr zu sehen, in der Sprache, die oben gewählt ist. In den anderen Sprachen bleiben sie veröffentlicht.',
    },
  },
  en: {
    version: {
      aboutToPublishSelection:
        'The selected {{label}} will be published in the language chosen at the top.',
      aboutToUnpublishSelection:
        'Visitors will no longer see the selected {{label}} in the language chosen at the top. They stay published in the other languages.',
    },
  },
}
