import type { StaffLanguage } from '../../../i18n/staff.ts'

/** Error messages of the endpoints for the second factor. */
export const secondFactorErrors: Record<
  StaffLanguage,
  {
    codeRequired: string
    wrongCode: string
    tooManyCodes: string
    wrongPassword: string
    tooLate: string
    isOn: string
    isOff: string
    ownAccount: string
    noSession: string
    unknown: string
  }
> = {
  de: {
    codeRequired: 'Geben Sie zum Passwort den Code aus Ihrer Authenticator-App ein.',
    wrongCode:
      'Dieser Code stimmt nicht, gilt nicht mehr oder wurde schon verwendet. Bitte geben Sie den ein, den die App jetzt anzeigt.',
    tooManyCodes:
      'Für dieses Konto wurden heute zu viele falsche Codes eingegeben. Bitte versuchen Sie es morgen noch einmal, oder bitten Sie jemanden aus der Verwaltung, den zweiten Faktor zurückzusetzen.',
    wrongPassword: 'Ihr aktuelles Passwort stimmt nicht.',
    tooLate: 'Das hat zu lange gedauert. Bitte beginnen Sie noch einmal von vorn.',
    isOn: 'Der zweite Faktor ist für dieses Konto schon eingeschaltet.',
    isOff: 'Für dieses Konto ist kein zweiter Faktor eingeschaltet.',
    ownAccount: 'Den eigenen zweiten Faktor ändern Sie mit Ihrem Passwort und einem Code.',
    noSession: 'Diese Sitzung ist schon beendet.',
    unknown: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    codeRequired: 'Enter the code from your authenticator app as well as your password.',
    wrongCode:
      'That code is wrong, has expired or has already been used. Please enter the one that the app shows now.',
    tooManyCodes:
      'Too many wrong codes were entered for this account today. Please try again tomorrow, or ask an admin to reset your second factor.',
    wrongPassword: 'That’s not your current password.',
    tooLate: 'That took too long. Please start again.',
    isOn: 'The second factor is already on for this account.',
    isOff: 'This account has no second factor.',
    ownAccount: 'You change your own second factor with your password and a code.',
    noSession: 'That session has already ended.',
    unknown: 'That didn’t work. Please try again.',
  },
}

/** The login's second step. */
export const codeStepMessages: Record<
  StaffLanguage,
  {
    title: string
    intro: string
    code: string
    recoveryIntro: string
    recoveryCode: string
    useRecovery: string
    useApp: string
    back: string
  }
> = {
  de: {
    title: 'Code eingeben',
    intro: 'Öffnen Sie Ihre Authenticator-App und geben Sie den sechsstelligen Code ein.',
    code: 'Code aus der App',
    recoveryIntro: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.',
    recoveryCode: 'Wiederherstellungscode',
    useRecovery: 'Stattdessen einen Wiederherstellungscode eingeben',
    useApp: 'Stattdessen den Code aus der App eingeben',
    back: 'Zurück zur Anmeldung',
  },
  en: {
    title: 'Enter your code',
    intro: 'Open your authenticator app and enter the six-digit code.',
    code: 'Code from the app',
    recoveryIntro: 'Enter one of your recovery codes. Each can be used once.',
    recoveryCode: 'Recovery code',
    useRecovery: 'Enter a recovery code instead',
    useApp: 'Enter the code from the app instead',
    back: 'Back to login',
  },
}

/** The page where users set up or change their second factor. */
export const setUpMessages: Record<
  StaffLanguage,
  {
    title: string
    required: string
    intro: string
    password: string
    next: string
    scanTitle: string
    scan: string
    picture: string
    typeSecret: string
    code: string
    turnOn: string
    codesTitle: string
    codesIntro: string
    download: string
    fileName: string
    finish: string
    isOn: (codes: number) => string
    changeIntro: string
    anyCode: string
    renew: string
    turnOff: string
    isOff: string
    back: string
    logOut: string
  }
> = {
  de: {
    title: 'Zweiter Faktor',
    required:
      'Ihr Konto hat Zugriff auf Kundendaten und braucht deshalb einen zweiten Faktor. Danach öffnet sich die Verwaltung.',
    intro:
      'Bei der Anmeldung geben Sie dann neben dem Passwort einen Code ein, den eine App auf Ihrem Telefon anzeigt. Sie brauchen eine Authenticator-App, etwa die in den Passwörtern des iPhones, Google Authenticator oder 2FAS.',
    password: 'Ihr aktuelles Passwort',
    next: 'Weiter',
    scanTitle: 'App verbinden',
    scan: 'Scannen Sie dieses Bild mit der Authenticator-App.',
    picture: 'QR-Code für die Authenticator-App. Sein Inhalt steht darunter als Schlüssel.',
    typeSecret: 'Ohne Kamera: Geben Sie diesen Schlüssel in die App ein.',
    code: 'Code, den die App jetzt anzeigt',
    turnOn: 'Einschalten',
    codesTitle: 'Ihre Wiederherstellungscodes',
    codesIntro:
      'Mit ihnen melden Sie sich an, wenn Ihr Telefon nicht da ist. Jeder gilt einmal. Sie werden nur jetzt gezeigt: Laden Sie sie herunter oder drucken Sie sie aus, und bewahren Sie sie nicht auf dem Telefon auf.',
    download: 'Herunterladen',
    fileName: 'wiederherstellungscodes.txt',
    finish: 'Ich habe sie gesichert: weiter',
    isOn: (codes) =>
      `Der zweite Faktor ist eingeschaltet. ${codes === 1 ? 'Ein Wiederherstellungscode ist' : `${codes} Wiederherstellungscodes sind`} noch nicht verwendet.`,
    changeIntro: 'Für jede Änderung geben Sie Ihr Passwort und einen Code ein.',
    anyCode: 'Code aus der App oder Wiederherstellungscode',
    renew: 'Neue Wiederherstellungscodes',
    turnOff: 'Ausschalten',
    isOff: 'Der zweite Faktor ist jetzt ausgeschaltet.',
    back: 'Zurück zum Konto',
    logOut: 'Abmelden',
  },
  en: {
    title: 'Second factor',
    required:
      'Your account can see customers’ data, so it needs a second factor. You can use the CMS once you’ve set it up.',
    intro:
      'When you log in, you’ll then enter a code from an app on your phone as well as your password. You need an authenticator app, such as the one in the iPhone’s Passwords, Google Authenticator or 2FAS.',
    password: 'Your current password',
    next: 'Continue',
    scanTitle: 'Connect the app',
    scan: 'Scan this picture with the authenticator app.',
    picture: 'QR code for the authenticator app. The key below has the same content.',
    typeSecret: 'No camera? Enter this key in the app.',
    code: 'Code that the app shows now',
    turnOn: 'Turn on',
    codesTitle: 'Your recovery codes',
    codesIntro:
      'They let you log in when you don’t have your phone. Each can be used once. They’re shown only now: download or print them, and don’t keep them on the phone.',
    download: 'Download',
    fileName: 'recovery-codes.txt',
    finish: 'I’ve saved them: continue',
    isOn: (codes) =>
      `The second factor is on. ${codes === 1 ? 'One recovery code hasn’t' : `${codes} recovery codes haven’t`} been used yet.`,
    changeIntro: 'Every change needs your password and a code.',
    anyCode: 'Code from the app, or a recovery code',
    renew: 'New recovery codes',
    turnOff: 'Turn off',
    isOff: 'The second factor is now off.',
    back: 'Back to your account',
    logOut: 'Log out',
  },
}

/** The sections of an account: second factor and sessions. */
export const accountMessages: Record<
  StaffLanguage,
  {
    on: string
    off: string
    setUp: string
    manage: string
    reset: string
    resetQuestion: string
    resetDone: string
    sessions: string
    sessionsIntro: string
    thisOne: string
    unknownDevice: string
    since: (time: string) => string
    end: string
    endNamed: (device: string) => string
    endOthers: string
    ended: string
  }
> = {
  de: {
    on: 'Eingeschaltet: Bei der Anmeldung wird ein Code verlangt.',
    off: 'Nicht eingeschaltet: Zur Anmeldung genügt das Passwort.',
    setUp: 'Einrichten',
    manage: 'Verwalten',
    reset: 'Zurücksetzen',
    resetQuestion:
      'Zur Anmeldung genügt dann wieder das Passwort, und alle Sitzungen dieses Kontos enden. Vergewissern Sie sich, dass die Bitte wirklich von dieser Person kommt.',
    resetDone: 'Der zweite Faktor ist zurückgesetzt.',
    sessions: 'Sitzungen',
    sessionsIntro: 'Hier sind Sie gerade angemeldet.',
    thisOne: 'Diese Sitzung',
    unknownDevice: 'Unbekanntes Gerät',
    since: (time) => `seit ${time}`,
    end: 'Beenden',
    endNamed: (device) => `Sitzung beenden: ${device}`,
    endOthers: 'Alle anderen beenden',
    ended: 'Beendet.',
  },
  en: {
    on: 'On: logging in takes a code.',
    off: 'Off: the password is enough to log in.',
    setUp: 'Set up',
    manage: 'Manage',
    reset: 'Reset',
    resetQuestion:
      'The password will then be enough to log in, and all sessions of this account end. Make sure that the request really comes from this person.',
    resetDone: 'The second factor has been reset.',
    sessions: 'Sessions',
    sessionsIntro: 'Where you’re logged in right now.',
    thisOne: 'This session',
    unknownDevice: 'Unknown device',
    since: (time) => `since ${time}`,
    end: 'End',
    endNamed: (device) => `End session: ${device}`,
    endOthers: 'End all others',
    ended: 'Ended.',
  },
}
