import type { PrivacyCopy } from '../types.ts'

export const privacy = {
  title: 'Datenschutzerklärung',
  sections: [
    {
      heading: 'Verantwortlicher',
      paragraphs: [
        'Verantwortlich für die Verarbeitung Ihrer personenbezogenen Daten auf dieser Website ist {company}, {address}. Weitere Angaben stehen im [Impressum](/de/impressum).',
        'Sie erreichen uns telefonisch unter {phone} und per E-Mail unter {email}.',
      ],
    },
    {
      heading: 'Datenschutzbeauftragter',
      paragraphs: [
        'Haben Sie Fragen zum Datenschutz, oder möchten Sie Ihre Rechte wahrnehmen? Schreiben Sie an {email} mit dem Betreff „Datenschutz“. Ihre Nachricht geht dann an die Person, die bei uns für den Datenschutz zuständig ist.',
        'Per Post erreichen Sie sie unter der Anschrift oben mit dem Zusatz „Datenschutz“.',
      ],
    },
    {
      heading: 'Allgemeines zur Datenverarbeitung',
      paragraphs: [
        'Wir verarbeiten personenbezogene Daten nur, soweit es für diese Website, für Ihre Anfrage oder für unsere Leistungen nötig ist. Wir verkaufen keine Daten.',
        'Rechtsgrundlage ist je nach Fall Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), ein Vertrag mit Ihnen oder dessen Vorbereitung (Buchst. b), eine gesetzliche Pflicht (Buchst. c) oder unser berechtigtes Interesse (Buchst. f). Die folgenden Abschnitte nennen die jeweilige Grundlage.',
        'Wir löschen Ihre Daten, sobald der Zweck entfällt. Müssen wir sie wegen gesetzlicher Fristen länger aufbewahren, etwa nach dem Handels- oder Steuerrecht, schränken wir die Verarbeitung bis zum Ablauf der Frist ein.',
        'Diese Website überträgt Daten verschlüsselt (TLS). Schriften und Bilder lädt Ihr Browser von unserer eigenen Website und nicht von Dritten.',
      ],
    },
    {
      heading: 'Hosting und Server-Logfiles',
      paragraphs: [
        'Beim Aufruf dieser Website übermittelt Ihr Browser technische Daten an den Server, der sie ausliefert. Dieser Webserver, den wir oder unser Hosting-Anbieter betreiben, hält in Logfiles fest: IP-Adresse, Datum und Uhrzeit, aufgerufene Seite, Statuscode, übertragene Datenmenge, zuvor besuchte Seite sowie Browser und Betriebssystem.',
        'Wir brauchen diese Angaben, um die Website auszuliefern, Fehler zu finden und Angriffe abzuwehren. Darin liegt unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Wir führen die Angaben nicht mit anderen Daten zusammen.',
        'Die Logfiles werden nach spätestens {logDays|Tag|Tagen} gelöscht.',
      ],
    },
    {
      heading: 'Cookies und ähnliche Speicher',
      paragraphs: [
        'Diese Website speichert in Ihrem Browser nur, was sie zum Funktionieren braucht: Ihre Spracheinstellung, Anmeldeinformationen unseres Teams und den Entwurf des Onboarding-Formulars. Dafür ist nach § 25 Abs. 2 Nr. 2 TDDDG keine Einwilligung nötig. Deshalb sehen Sie hier kein Cookie-Banner.',
        'Die Sprache, die Sie wählen, liegt unter dem Namen „preferredLanguage“ im lokalen Speicher Ihres Browsers. Sie bleibt dort, bis Sie sie löschen. Rufen Sie eine Adresse auf, die keine Sprache nennt, liest die Website Sprache und Zeitzone Ihres Browsers, um Sie in der passenden Sprache zu begrüßen; beides verlässt Ihren Browser dabei nicht. Die erkannte Sprache wird ebenso gespeichert.',
        'Nur wer sich aus unserem Team im geschützten Verwaltungsbereich anmeldet, erhält Cookies: eines mit Anmeldeinformationen, dazu je eines für Sprache und Farben der Verwaltung, sobald sie dort gewählt werden. In diesem Browser liegt dann auch der Vermerk „staff“ mit der Sprache der Verwaltung im lokalen Speicher. Die Website blendet dort eine Leiste zum Bearbeiten ein; nach der Abmeldung wird der Vermerk gelöscht. Dazu kommen Vermerke zur Bedienung der Verwaltung im lokalen und im Sitzungsspeicher.',
        'Was Sie in das Onboarding-Formular eintippen, etwa Name, Anschrift und Kontaktdaten, merkt sich nur dieser Browser: als Entwurf unter dem Namen „voice-bot-onboarding-draft“ in seinem lokalen Speicher. Die Dokumente, die Sie auswählen, liegen bis zum Absenden in seiner Datenbank „voice-bot-onboarding-documents“ (IndexedDB). Beides wird gelöscht, sobald das Formular angekommen ist oder Sie „Entwurf löschen“ wählen. Nach {draftDays|Tag|Tagen} gilt ein Entwurf als verfallen; er wird dann beim nächsten Aufruf des Formulars gelöscht.',
        'Soweit dabei personenbezogene Daten verarbeitet werden, stützen wir uns auf unser berechtigtes Interesse an einer gut bedienbaren und sicheren Website (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Analyse-Cookies setzen wir nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Zurzeit verwenden wir keine.',
      ],
    },
    {
      heading: 'Newsletter',
      paragraphs: [
        'Zurzeit versenden wir keinen Newsletter. Sobald wir einen anbieten, gilt das Folgende.',
        'Wenn Sie unseren Newsletter bestellen, nutzen wir das Double-Opt-in-Verfahren: Nach der Anmeldung erhalten Sie eine E-Mail mit einem Bestätigungslink. Erst wenn Sie diesen Link anklicken, nehmen wir Sie in den Verteiler auf.',
        'Um die Anmeldung nachweisen zu können, speichern wir neben Ihrer E-Mail-Adresse Ihre IP-Adresse sowie die Zeitpunkte der Anmeldung und der Bestätigung. Grundlage für den Versand ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), für den Nachweis unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Unsere Newsletter enthalten Zählpixel (Tracking-Pixel). Das sind winzige Bilddateien, die uns zeigen, ob und wann eine E-Mail geöffnet wurde und welche Links angeklickt wurden. So verbessern wir die Inhalte. Auch das geschieht nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO).',
        'Sie können sich jederzeit abmelden, über den Link in jedem Newsletter oder per E-Mail an {email}. Wir löschen dann Ihre Adresse aus dem Verteiler. Den Nachweis Ihrer früheren Einwilligung bewahren wir auf, bis mögliche Ansprüche verjährt sind, in der Regel drei Jahre ab Ende des Jahres (§§ 195, 199 BGB).',
      ],
    },
    {
      heading: 'Kontaktformular und E-Mail-Kontakt',
      paragraphs: [
        'Wenn Sie uns über das Kontaktformular schreiben, speichern wir Name, E-Mail-Adresse, Telefonnummer, Firma, Nachricht, die Seite und ihre Sprache, Ihre IP-Adresse und den Zeitpunkt. Telefonnummer und Firma sind freiwillig. Schreiben Sie uns eine E-Mail, speichern wir die Angaben darin. Zu jeder Anfrage vermerken wir, wer sie bearbeitet und wie der Stand ist, bei Bedarf mit Notizen.',
        'Wir verwenden diese Daten, um Ihre Anfrage zu beantworten. Grundlage ist der Vertrag mit Ihnen oder dessen Vorbereitung (Art. 6 Abs. 1 Buchst. b DSGVO), sonst unser berechtigtes Interesse, Anfragen zu beantworten (Art. 6 Abs. 1 Buchst. f DSGVO). IP-Adresse und Zeitpunkt schützen das Formular vor Missbrauch; auch das ist unser berechtigtes Interesse.',
        'Die IP-Adresse löschen wir nach spätestens {logDays|Tag|Tagen}, die übrigen Angaben aus dem Kontaktformular {contactRetention}. Dasselbe gilt für E-Mails von Ihnen und für die Kopien im Postfach unseres Teams und im Programm, mit dem wir Anfragen weiterbearbeiten. Entsteht ein Vertrag, bewahren wir auf, was wir dafür brauchen oder nach dem Gesetz aufbewahren müssen.',
        'Über das Onboarding-Formular erfassen wir, was wir zum Einrichten Ihres Voice-Bots brauchen: Name, Firma, Anschrift, Telefonnummer, E-Mail-Adresse, auf Wunsch Ihre Website, die gewählte Stimme und den Charakter, die hochgeladenen Dokumente und den Zeitpunkt. Auch hier vermerken wir den Stand der Bearbeitung. Grundlage ist der Vertrag mit Ihnen oder dessen Vorbereitung (Art. 6 Abs. 1 Buchst. b DSGVO). Handeln Sie für einen Betrieb, ist es unser berechtigtes Interesse, diesen Vertrag mit ihm vorzubereiten und zu erfüllen (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Bitte laden Sie nur Dokumente hoch, die der Voice-Bot wirklich braucht, und keine Patienten-, Mandanten- oder Kundendaten. Daten anderer Personen, etwa Namen aus Ihrem Team, verarbeiten wir in Ihrem Auftrag. Laden Sie Dokumente mit solchen Daten bitte erst hoch, wenn der Vertrag dafür (Art. 28 DSGVO) geschlossen ist. Ohne ihn richten wir keinen Voice-Bot ein.',
        'Zugang zu Angaben und Dokumenten haben bei uns nur die zuständigen Personen. Jeder Zugriff wird protokolliert; das Protokoll löschen wir {accessLogRetention}. Wir löschen Angaben und Dokumente samt ihren Kopien {onboardingRetention}. Länger bewahren wir nur auf, was wir für den Betrieb Ihres Voice-Bots brauchen oder nach dem Gesetz aufbewahren müssen.',
        'Nach dem Absenden schicken wir Ihnen eine Bestätigung per E-Mail. Unser Team erhält alle Angaben aus dem Formular per E-Mail, von Dokumenten nur die Namen. Außerdem gehen die Angaben an das Programm, mit dem wir Anfragen weiterbearbeiten; es kann auch die Dokumente abrufen.',
        'Löscht jemand aus unserem Team einen Eintrag von Hand, liegt er mit seinen Dokumenten noch etwa {trashDays|Tag|Tage} in einem Papierkorb, falls es ein Versehen war. Verlangen Sie die Löschung, löschen wir sofort endgültig. Was endgültig gelöscht ist, bleibt in unseren Sicherungskopien noch höchstens {backupDays|Tag|Tage}. Aus ihnen stellen wir nur nach einem Ausfall etwas wieder her. Die Dateien endgültig gelöschter Dokumente entfernt der Server etwa {removalHours|Stunde|Stunden} später; bis dahin kann sie niemand mehr abrufen.',
        'Sie sind nicht verpflichtet, uns Daten zu geben. Ohne die Pflichtfelder können wir Ihre Anfrage aber nicht beantworten und Ihren Voice-Bot nicht einrichten.',
        'Zum Schutz vor massenhaften Einsendungen und fremden Anmeldeversuchen zählen wir bei beiden Formularen und im Verwaltungsbereich, wie oft eine IP-Adresse sendet oder sich anzumelden versucht. Die Zählung löschen wir nach etwa einer Stunde. Der Schutz der Website ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO).',
      ],
    },
    {
      heading: 'Auftragsverarbeiter',
      paragraphs: [
        'Für den Betrieb setzen wir Dienstleister ein: einen Cloud-Anbieter mit Rechenzentren in der Europäischen Union für Hosting und KI-Dienste und einen deutschen Server-Anbieter. Im Einzelnen sind das für das Hosting {hosting} und für Versand und Empfang von E-Mails {mailProvider}. Zur Weiterbearbeitung von Anfragen (Automatisierung) dient {automation}. Mit den KI-Diensten richten wir aus Ihren Angaben und Dokumenten Ihren Voice-Bot ein.',
        'Alle fremden Dienstleister verarbeiten Daten nur in unserem Auftrag und nach unserer Weisung. Dazu bestehen Verträge nach Art. 28 DSGVO.',
        'Ihre Daten werden in der Europäischen Union gespeichert. Sollte ein Dienstleister ausnahmsweise von außerhalb darauf zugreifen, geschieht das nur unter den Voraussetzungen der Art. 44 bis 49 DSGVO, etwa auf Grundlage eines Angemessenheitsbeschlusses oder der Standardvertragsklauseln. Eine Kopie der vereinbarten Klauseln schicken wir Ihnen auf Anfrage.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        '**Widerspruchsrecht: Verarbeiten wir Daten auf Grundlage eines berechtigten Interesses, können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO). Gegen Direktwerbung können Sie jederzeit und ohne Begründung Widerspruch einlegen.**',
        'Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Berichtigen oder löschen wir Daten oder schränken wir ihre Verarbeitung ein, teilen wir das auch den Empfängern mit (Art. 19).',
        'Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen (Art. 7 Abs. 3 DSGVO). Ausschließlich automatisierte Entscheidungen im Sinne von Art. 22 DSGVO treffen wir nicht.',
        'Für all das genügt eine Nachricht an {email} oder ein Anruf unter {phone}.',
        'Außerdem können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort, Ihrem Arbeitsplatz oder dem Ort des mutmaßlichen Verstoßes (Art. 77 DSGVO).',
      ],
    },
  ],
} satisfies PrivacyCopy
