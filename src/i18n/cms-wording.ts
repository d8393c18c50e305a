/**
 * Overrides for Payload's texts that are wrong, mention Payload or use the informal "Du". Passed to
 * Payload as `i18n.translations`.
 */
export const cmsWording = {
  de: {
    authentication: {
      checkYourEmailForPasswordReset:
        'Gehört die Adresse zu einem Zugang, erhalten Sie in Kürze eine E-Mail mit einem Link. Bitte sehen Sie auch im Spam-Ordner nach.',
      forgotPasswordEmailInstructions:
        'Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten dann eine E-Mail mit einem Link, über den Sie ein neues Passwort festlegen.',
      generatingNewAPIKeyWillInvalidate:
        'Mit dem neuen API-Schlüssel wird der bisherige <1>ungültig</1>. Möchten Sie fortfahren?',
      loggedIn:
        'Um sich mit einem anderen Zugang anzumelden, <0>melden Sie sich</0> bitte zuerst ab.',
      loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Benutzerkonto</0>.',
      loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie länger nichts getan haben.',
      loggedOutSuccessfully: 'Sie sind abgemeldet.',
      loginWithAnotherUser:
        'Um sich mit einem anderen Zugang anzumelden, <0>melden Sie sich</0> bitte zuerst ab.',
      resetYourPassword: 'Passwort zurücksetzen',
      youAreInactive:
        'Sie haben länger nichts getan und werden zu Ihrer Sicherheit in Kürze abgemeldet. Möchten Sie angemeldet bleiben?',
      youAreReceivingResetPassword:
        'Sie erhalten diese Nachricht, weil für Ihren Zugang ein neues Passwort angefordert wurde. Bitte öffnen Sie diesen Link, um es festzulegen:',
      youDidNotRequestPassword:
        'Haben Sie das nicht angefordert, ist nichts zu tun: Ihr Passwort bleibt unverändert.',
    },
    error: {
      deletingTitle:
        '„{{title}}“ konnte nicht gelöscht werden. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
      documentNotFound:
        'Dieser Eintrag wurde nicht gefunden. Vielleicht wurde er gelöscht, oder Sie haben keinen Zugriff darauf.',
      loadingDocument: 'Der Eintrag konnte nicht geladen werden.',
      notAllowedToAccessPage: 'Sie dürfen diese Seite nicht öffnen.',
      notAllowedToPerformAction: 'Dazu haben Sie keine Berechtigung.',
      unauthorized: 'Bitte melden Sie sich an.',
      unauthorizedAdmin: 'Dieser Zugang gilt nicht für die Website-Verwaltung.',
    },
    fields: {
      chooseBetweenCustomTextOrDocument:
        'Geben Sie eine Adresse ein oder wählen Sie einen Eintrag der Website.',
      chooseDocumentToLink: 'Eintrag auswählen',
    },
    general: {
      aboutToDeleteCount_many: 'Möchten Sie {{count}} {{label}} löschen?',
      aboutToDeleteCount_one: 'Möchten Sie {{count}} {{label}} löschen?',
      aboutToDeleteCount_other: 'Möchten Sie {{count}} {{label}} löschen?',
      aboutToPermanentlyDeleteTrash:
        'Möchten Sie <0>{{count}}</0> <1>{{label}}</1> mit allem, was dazugehört, endgültig aus dem Papierkorb löschen?',
      aboutToRestore: 'Möchten Sie {{label}} <1>{{title}}</1> wiederherstellen?',
      aboutToRestoreAsDraft: 'Möchten Sie {{label}} <1>{{title}}</1> als Entwurf wiederherstellen?',
      aboutToRestoreAsDraftCount: 'Möchten Sie {{count}} {{label}} als Entwurf wiederherstellen?',
      aboutToRestoreCount: 'Möchten Sie {{count}} {{label}} wiederherstellen?',
      changesNotSaved:
        'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
      // Without the label, because Payload passes an object.
      createNewLabel: 'Neu erstellen',
      creating: 'Neu',
      creatingNewLabel: '{{label}} erstellen',
      currentlyEditing:
        'bearbeitet diesen Eintrag gerade. Wenn Sie übernehmen, kann diese Person nicht mehr speichern; was sie noch nicht gespeichert hat, geht verloren.',
      // Payload shows the time of the last change with this label.
      deleted: 'Zuletzt geändert',
      documentIsTrashed: 'Im Papierkorb ({{label}}). Zum Bearbeiten erst wiederherstellen.',
      documentOutOfDate:
        'Diesen Eintrag hat inzwischen jemand anderes geändert. Ihre Ansicht ist veraltet.',
      emptyTrashLabel: 'Papierkorb leeren: {{label}}',
      enterAValue: 'Wert eingeben',
      false: 'Nein',
      filterWhere: '{{label}}, für die gilt:',
      // Payload puts "Öffnen" or "Schließen" before it.
      menu: 'der Navigation',
      newLabel: '{{label}}: neu',
      noLabel: '–',
      noResults: 'Keine {{label}} gefunden.',
      noTrashResults: 'Keine {{label}} im Papierkorb.',
      noResultsDescription: 'Es gibt keine, oder keine passen zu den Filtern.',
      payloadSettings: 'Einstellungen der Oberfläche',
      sorryNotFound: 'Diese Seite gibt es nicht.',
      sortByLabelDirection: 'Sortieren: {{direction}}',
      // Payload shows it for every kind of entry, also for those without drafts.
      titleRestored:
        '„{{title}}“ ({{label}}) ist wiederhergestellt. Texte der Website sind jetzt Entwürfe: „Veröffentlichen“ im Formular bringt sie zurück auf die Website, jede Sprache einzeln.',
      titleTrashed: '„{{title}}“ ({{label}}) liegt jetzt im Papierkorb.',
      trashedCountSuccessfully: 'In den Papierkorb gelegt: {{count}} {{label}}.',
      true: 'Ja',
      unsavedChanges:
        'Sie haben ungespeicherte Änderungen. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
      unsavedChangesDuplicate:
        'Sie haben ungespeicherte Änderungen. Möchten Sie trotzdem duplizieren?',
    },
    localization: {
      // Payload puts "Duplizieren" before it.
      selectedLocales: 'in ausgewählten Sprachen',
    },
    upload: {
      cropToolDescription:
        'Ziehen Sie an den Ecken der Auswahl, zeichnen Sie eine neue oder ändern Sie die Werte unten.',
      dragAndDrop: 'Datei hierher ziehen',
      focalPointDescription:
        'Ziehen Sie den Fokuspunkt in der Vorschau oder ändern Sie die Werte unten.',
      moreInfo: 'Mehr zur Datei',
      lessInfo: 'Weniger zur Datei',
    },
    validation: {
      emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
      enterNumber: 'Bitte geben Sie eine gültige Zahl an.',
      trueOrFalse: 'Hier gibt es nur Ja oder Nein.',
    },
    version: {
      aboutToRestore: 'Möchten Sie {{label}} auf den Stand vom {{versionDate}} zurücksetzen?',
      aboutToRestoreGlobal:
        'Möchten Sie „{{label}}“ auf den Stand vom {{versionDate}} zurücksetzen?',
      aboutToRevertToPublished:
        'Möchten Sie Ihre Änderungen verwerfen? Es gilt dann wieder, was veröffentlicht ist.',
      aboutToUnpublish: 'Möchten Sie die Veröffentlichung in allen Sprachen aufheben?',
      aboutToUnpublishIn: 'Möchten Sie die Veröffentlichung auf {{locale}} aufheben?',
      currentDraft: 'Aktueller Entwurf',
      // Payload also shows this for unpublished documents, because it considers all earlier versions.
      draftHasPublishedVersion: 'Entwurf (schon einmal veröffentlicht)',
      lastSavedAgo: 'Letzte Speicherung: {{distance}} her',
      modifiedOnly: 'Nur Geändertes',
      // In the form for several documents, which also publishes what their drafts contain.
      publishChanges: 'Mit Entwürfen veröffentlichen',
      publishing: 'Wird veröffentlicht …',
      revertToPublished: 'Änderungen verwerfen',
      schedulePublish: 'Veröffentlichung planen',
      unpublishIn: 'Veröffentlichung auf {{locale}} aufheben',
    },
  },
  en: {
    error: {
      documentNotFound:
        'This entry wasn’t found. It may have been deleted, or you may not have access to it.',
      loadingDocument: 'The entry couldn’t be loaded.',
      unauthorizedAdmin: 'This account can’t be used here.',
    },
    general: {
      deleted: 'Last modified',
      createNewLabel: 'Create new',
      false: 'No',
      locale: 'Language',
      noLabel: '–',
      payloadSettings: 'Interface settings',
      sortByLabelDirection: 'Sort: {{direction}}',
      titleRestored:
        '“{{title}}” ({{label}}) has been restored. Texts of the website are drafts now: “Publish” in the form brings them back to the website, one language at a time.',
      true: 'Yes',
    },
    localization: {
      // Payload puts "Duplicate" before it.
      selectedLocales: 'in selected languages',
      selectLocaleToDuplicate: 'Select the languages to duplicate',
    },
    version: {
      aboutToRevertToPublished:
        'Do you want to discard your changes? What is published will apply again.',
      aboutToUnpublish: 'Do you want to unpublish this in all languages?',
      draftHasPublishedVersion: 'Draft (published before)',
      publishAllLocales: 'Publish all languages',
      publishChanges: 'Publish with drafts',
      revertToPublished: 'Discard changes',
    },
  },
}
