import type { StaffLanguage } from '../../i18n/staff.ts'
import type { Plan } from '../../lib/content/plans.ts'
import type { PublicationState } from './publication.ts'

type Copy = {
  chips: {
    legend: string
    everyLanguage: string
    trashed: string
    states: Record<PublicationState | 'planned', string>
  }
  create: { title: (kind: string) => string; hint: string; go: string }
  published: (title: string, language: string) => string
  perhapsPublished: string
  noResponse: string
  sharedPublished: (languages: string) => string
  view: string
  plan: {
    open: string
    title: string
    what: string
    types: Record<Plan['type'], string>
    language: string
    everywhere: string
    when: string
    save: string
    close: string
    planned: string
    none: string
    notes: Record<Plan['type'], string>
    cancel: string
    cancelled: string
  }
  notCarriedOut: string
  discard: {
    title: string
    body: (language: string) => string
    inProgress: string
    done: (language: string) => string
  }
  unpublish: {
    here: (language: string) => string
    everywhere: string
    title: string
    bodyHere: (language: string) => string
    bodyEverywhere: string
    inProgress: string
    done: (language: string) => string
    doneEverywhere: string
  }
  versions: {
    time: string
    savedBy: string
    languages: string
    changed: string
    more: (count: number) => string
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
    shared: string
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
    inProgress: string
    consequences: string
    atOnce: string
    asDraftOnly: string
    shared: string
    more: (count: number) => string
    nothing: string
  }
  takenOverBy: (email: string) => string
  /** Added to it if the form contains texts that are not saved. */
  unsavedTexts: string
  changedElsewhere: {
    title: string
    body: string
    reload: string
    goOn: string
    unreachable: string
    notSaved: string
    /** Without a colon, at which Payload would divide it. */
    notCreated: string
    upgraded: string
  }
}

/**
 * The status of a version in the form's language; `published` and `draft` if it changed other
 * languages only.
 */
export type VersionState =
  | 'currentlyPublished'
  | 'previouslyPublished'
  | 'currentDraft'
  | 'previousDraft'
  | 'published'
  | 'draft'

export const editMessages: Record<StaffLanguage, Copy> = {
  de: {
    takenOverBy: (email) => `Jetzt bearbeitet es ${email}.`,
    unsavedTexts:
      'Ihre letzten Eingaben sind nicht gespeichert, und beide Knöpfe verwerfen sie. Um sie noch zu kopieren, schließen Sie diese Meldung mit Esc.',
    changedElsewhere: {
      title: 'Inzwischen woanders geändert',
      body: 'Dieser Inhalt wurde gespeichert, seit er hier geladen ist, etwa in einem anderen Fenster oder durch einen Plan. Neu geladen steht hier der neueste Stand; was Sie hier noch nicht gespeichert haben, geht dabei verloren. Bearbeiten Sie ohne Neuladen weiter, ersetzt Ihr Stand den anderen.',
      reload: 'Neu laden',
      goOn: 'Hier weiter bearbeiten',
      unreachable:
        'Nicht gespeichert: Der Server ist nicht erreichbar. Lassen Sie dieses Fenster offen, bis die Verbindung wieder steht.',
      notSaved: 'Nicht gespeichert',
      notCreated:
        'Nicht gespeichert, weil der Server nicht erreichbar ist. Versuchen Sie es bitte gleich noch einmal.',
      upgraded:
        'Die Verwaltung wurde aktualisiert. Laden Sie diese Seite bitte neu, um weiterzuarbeiten.',
    },
    chips: {
      legend: 'Sprachen und ihr Stand',
      everyLanguage: 'Alle Sprachen',
      trashed: 'Im Papierkorb',
      states: {
        published: 'veröffentlicht',
        changed: 'geändert',
        draft: 'Entwurf',
        planned: 'geplant',
        missing: 'fehlt',
        unpublished: 'zurückgezogen',
      },
    },
    create: {
      title: (kind) => `Neu: ${kind}`,
      hint: 'Gespeichert wird erst mit dem Anlegen, und nur als Entwurf.',
      go: 'Anlegen und bearbeiten',
    },
    published: (title, language) => `Veröffentlicht: ${title} (${language}).`,
    perhapsPublished:
      'Keine Antwort vom Server. Ob veröffentlicht wurde, zeigt der Stand über dem Formular.',
    noResponse:
      'Keine Antwort vom Server. Laden Sie die Seite bitte neu, um zu sehen, ob die Änderung ausgeführt wurde.',
    sharedPublished: (languages) =>
      `Gemeinsame Felder und neue Einträge sind auch auf den Seiten in diesen Sprachen öffentlich: ${languages}.`,
    view: 'Seite ansehen',
    plan: {
      open: 'Veröffentlichung planen',
      title: 'Veröffentlichung planen',
      what: 'Was soll geschehen?',
      types: { publish: 'Veröffentlichen', unpublish: 'Veröffentlichung aufheben' },
      language: 'In welcher Sprache?',
      everywhere: 'In allen Sprachen',
      when: 'Wann? (Zeit an Ihrem Ort)',
      save: 'Planen',
      close: 'Schließen',
      planned: 'Geplant',
      none: 'Für diesen Inhalt ist nichts geplant.',
      notes: {
        publish: 'Veröffentlichung geplant für',
        unpublish: 'Aufhebung geplant für',
      },
      cancel: 'Plan aufheben',
      cancelled: 'Der Plan ist aufgehoben.',
    },
    notCarriedOut: 'Nicht ausgeführt. Bitte versuchen Sie es noch einmal.',
    discard: {
      title: 'Entwurf verwerfen',
      body: (language) =>
        `${language}: Was noch nicht veröffentlicht ist, wird verworfen. Danach steht hier wieder, was Besucher lesen, auch in Feldern, die alle Sprachen teilen. Neue Zeilen einer Liste entfallen in allen Sprachen; sonst bleiben Entwürfe anderer Sprachen erhalten.`,
      inProgress: 'Wird verworfen …',
      done: (language) => `Entwurf verworfen: ${language}.`,
    },
    unpublish: {
      here: (language) => `Veröffentlichung aufheben: ${language}`,
      everywhere: 'Veröffentlichung aufheben: alle Sprachen',
      title: 'Veröffentlichung aufheben',
      bodyHere: (language) =>
        `${language}: Besucher sehen diesen Inhalt nicht mehr. In den anderen Sprachen bleibt er veröffentlicht.`,
      bodyEverywhere: 'Besucher sehen diesen Inhalt in keiner Sprache mehr.',
      inProgress: 'Wird aufgehoben …',
      done: (language) => `Veröffentlichung aufgehoben: ${language}.`,
      doneEverywhere: 'Veröffentlichung aufgehoben: alle Sprachen.',
    },
    versions: {
      time: 'Gespeichert am',
      savedBy: 'Von',
      changed: 'Geänderte Felder',
      more: (count) => `und ${count} weitere`,
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
      published: (language) => `${language}, verglichen mit dem veröffentlichten Stand`,
      draft: (language) => `${language}, verglichen mit dem Entwurf`,
      shared: 'Felder, die alle Sprachen teilen',
      same: (language) => `${language}: kein Unterschied zum jetzigen Stand.`,
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
      inProgress: 'Wird wiederhergestellt …',
      consequences: 'Das ändert sich:',
      atOnce: 'sofort auf der Website',
      asDraftOnly: 'nur im Entwurf',
      shared: 'Alle Sprachen',
      more: (count) => `und ${count} weitere`,
      nothing: 'Es ändert sich nichts.',
    },
  },
  en: {
    takenOverBy: (email) => `${email} is editing it now.`,
    unsavedTexts:
      'Your last changes aren’t saved, and both buttons discard them. To copy them first, close this message with Esc.',
    changedElsewhere: {
      title: 'Changed elsewhere',
      body: 'This content has been saved since it was loaded here, for example in another window or by a plan. Reload to see the latest version; what isn’t saved here yet will be lost. If you go on without reloading, your version replaces the other one.',
      reload: 'Reload',
      goOn: 'Continue here',
      unreachable:
        'Not saved: the server can’t be reached. Keep this window open until the connection is back.',
      notSaved: 'Not saved',
      notCreated: 'Not saved, because the server can’t be reached. Please try again in a moment.',
      upgraded: 'The CMS has been updated. Please reload this page to continue.',
    },
    chips: {
      legend: 'Languages and their status',
      everyLanguage: 'All languages',
      trashed: 'In the trash',
      states: {
        published: 'published',
        changed: 'changed',
        draft: 'draft',
        planned: 'scheduled',
        missing: 'missing',
        unpublished: 'unpublished',
      },
    },
    create: {
      title: (kind) => `New: ${kind}`,
      hint: 'Nothing is saved until you create it, and then only as a draft.',
      go: 'Create and edit',
    },
    published: (title, language) => `Published: ${title} (${language}).`,
    perhapsPublished:
      'No response from the server. The status above the form shows whether it was published.',
    noResponse:
      'No response from the server. Please reload the page to see whether the change was made.',
    sharedPublished: (languages) =>
      `Shared fields and new entries are also public on the pages in these languages: ${languages}.`,
    view: 'View page',
    plan: {
      open: 'Schedule publishing',
      title: 'Schedule publishing',
      what: 'What should happen?',
      types: { publish: 'Publish', unpublish: 'Unpublish' },
      language: 'In which language?',
      everywhere: 'In all languages',
      when: 'When? (your local time)',
      save: 'Schedule',
      close: 'Close',
      planned: 'Scheduled',
      none: 'Nothing is scheduled for this content.',
      notes: { publish: 'to be published on', unpublish: 'to be unpublished on' },
      cancel: 'Cancel',
      cancelled: 'The schedule was cancelled.',
    },
    notCarriedOut: 'Not carried out. Please try again.',
    discard: {
      title: 'Discard draft',
      body: (language) =>
        `${language}: changes that aren’t published yet will be discarded, including those in fields that all languages share. The form will show what visitors see now. New rows of a list are removed in every language; otherwise, drafts in other languages stay.`,
      inProgress: 'Discarding…',
      done: (language) => `Draft discarded: ${language}.`,
    },
    unpublish: {
      here: (language) => `Unpublish: ${language}`,
      everywhere: 'Unpublish: all languages',
      title: 'Unpublish',
      bodyHere: (language) =>
        `${language}: visitors will no longer see this content. It stays published in the other languages.`,
      bodyEverywhere: 'Visitors will no longer see this content in any language.',
      inProgress: 'Unpublishing…',
      done: (language) => `Unpublished: ${language}.`,
      doneEverywhere: 'Unpublished: all languages.',
    },
    versions: {
      time: 'Saved on',
      savedBy: 'By',
      changed: 'Changed fields',
      more: (count) => `and ${count} more`,
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
      shared: 'Fields that all languages share',
      same: (language) => `${language}: no differences from now.`,
      blank: '(empty)',
    },
    restore: {
      legend: 'What is restored',
      here: (language) => `${language} only`,
      everywhere: 'All languages and shared fields',
      withShared: 'Include fields that all languages share',
      publish: 'Restore this version',
      asDraft: 'Restore as a draft',
      title: 'Restore version',
      inProgress: 'Restoring…',
      consequences: 'What will change:',
      atOnce: 'on the site at once',
      asDraftOnly: 'in the draft only',
      shared: 'All languages',
      more: (count) => `and ${count} more`,
      nothing: 'Nothing changes.',
    },
  },
}

/**
 * Overrides texts of Payload that are imprecise here: bulk actions only affect the list's language, and the
 * trash is emptied after `trashDays`, or never if they are undefined.
 */
export const payloadTexts = (trashDays: number | undefined) => ({
  de: {
    general: {
      aboutToTrash: `<1>{{title}}</1> mit allen Sprachen in den Papierkorb legen? Was davon veröffentlicht ist, sehen Besucher sofort nicht mehr. Wiederherstellen können Sie es${germanTime(trashDays)}.`,
      aboutToTrashCount: `{{count}} {{label}} mit allen Sprachen in den Papierkorb legen? Was davon veröffentlicht ist, sehen Besucher sofort nicht mehr. Wiederherstellen können Sie alles${germanTime(trashDays)}.`,
      aboutToDelete:
        '<1>{{title}}</1> wird endgültig gelöscht, mit allem, was dazugehört. Das lässt sich nicht rückgängig machen.',
      aboutToPermanentlyDelete:
        '<1>{{title}}</1> wird endgültig gelöscht, mit allem, was dazugehört. Das lässt sich nicht rückgängig machen.',
    },
    version: {
      aboutToPublishSelection:
        'Die ausgewählten {{label}} werden in der oben gewählten Sprache veröffentlicht.',
      aboutToUnpublishSelection:
        'Die ausgewählten {{label}} sind für Besucher in der oben gewählten Sprache nicht mehr zu sehen. In den anderen Sprachen bleiben sie veröffentlicht.',
    },
  },
  en: {
    general: {
      aboutToTrash: `Move <1>{{title}}</1> to the trash, in all languages? Visitors will no longer see what is published of it. You can restore it${englishTime(trashDays)}.`,
      aboutToTrashCount: `Move {{count}} {{label}} to the trash, in all languages? Visitors will no longer see what is published of them. You can restore them${englishTime(trashDays)}.`,
      aboutToDelete:
        '<1>{{title}}</1> will be deleted for good, with everything that belongs to it. This can’t be undone.',
      aboutToPermanentlyDelete:
        '<1>{{title}}</1> will be deleted for good, with everything that belongs to it. This can’t be undone.',
    },
    version: {
      aboutToPublishSelection:
        'The selected {{label}} will be published in the language chosen at the top.',
      aboutToUnpublishSelection:
        'Visitors will no longer see the selected {{label}} in the language chosen at the top. They stay published in the other languages.',
    },
  },
})

/** The end of a sentence: how long something can be restored. */
const germanTime = (days: number | undefined) => (days === undefined ? '' : ` ${days} Tage lang`)
const englishTime = (days: number | undefined) => (days === undefined ? '' : ` for ${days} days`)
