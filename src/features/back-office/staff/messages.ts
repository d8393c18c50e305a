import type { StaffLanguage } from '../../../i18n/staff.ts'

/** Why the last admin cannot be removed. */
export const lastAdminMessage: Record<StaffLanguage, string> = {
  de: 'Das ist das letzte Konto mit der Rolle „Verwaltung“. Geben Sie zuerst einem anderen Konto diese Rolle.',
  en: 'This is the only account with the “Admin” role. Give another account that role first.',
}

/** Why a password or API key is rejected, and the label of the field for the current password. */
export const passwordMessages: Record<
  StaffLanguage,
  { tooShort: string; shortKey: string; wrongCurrent: string; oneAccount: string; current: string }
> = {
  de: {
    tooShort: 'Das Passwort muss mindestens 12 Zeichen lang sein.',
    shortKey: 'Der API-Schlüssel muss mindestens 36 Zeichen lang sein.',
    wrongCurrent:
      'Ihr aktuelles Passwort stimmt nicht. Ohne es ändern sich weder Ihr Passwort noch Ihre E-Mail-Adresse.',
    oneAccount: 'Passwort und E-Mail-Adresse lassen sich nur für ein Konto auf einmal ändern.',
    current: 'Ihr aktuelles Passwort',
  },
  en: {
    tooShort: 'Your password must be at least 12 characters long.',
    shortKey: 'The API key must be at least 36 characters long.',
    wrongCurrent:
      'That’s not your current password. You need it to change your password or email address.',
    oneAccount: 'You can change the password and email address of only one account at a time.',
    current: 'Your current password',
  },
}

/** Why a password is rejected without being compared. */
export const tooManyPasswords: Record<StaffLanguage, string> = {
  de: 'Gerade melden sich zu viele gleichzeitig an. Bitte versuchen Sie es in einer Minute noch einmal.',
  en: 'Too many people are logging in at the moment. Please try again in a minute.',
}

/** Why the mail with the password reset link is not sent. */
export const noResetMail: Record<StaffLanguage, { notSetUp: string; notSent: string }> = {
  de: {
    notSetUp:
      'Diese Website verschickt keine E-Mails. Bitten Sie jemanden aus der Verwaltung, Ihrem Konto ein neues Passwort zu geben.',
    notSent:
      'Die E-Mail konnte nicht verschickt werden. Bitte versuchen Sie es später noch einmal, oder bitten Sie jemanden aus der Verwaltung um ein neues Passwort.',
  },
  en: {
    notSetUp: 'This site doesn’t send emails. Please ask an admin to set a new password for you.',
    notSent:
      'We couldn’t send the email. Please try again later, or ask an admin to set a new password for you.',
  },
}

/** Why the link of that mail is rejected. */
export const oldLinkMessage: Record<StaffLanguage, string> = {
  de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  en: 'This link is no longer valid. Please request a new one.',
}

/** The mail with the password reset link. */
export const resetMailCopy: Record<
  StaffLanguage,
  {
    subject: string
    intro: string
    button: string
    until: (time: string) => string
    ignore: string
  }
> = {
  de: {
    subject: 'Neues Passwort für Ihren Zugang',
    intro: 'Für Ihren Zugang zur Verwaltung der Website wurde ein neues Passwort angefordert.',
    button: 'Neues Passwort wählen',
    until: (time) => `Der Link gilt ${time} lang und nur einmal.`,
    ignore: 'Waren Sie das nicht? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
  en: {
    subject: 'Reset your password',
    intro: 'Someone asked to reset the password for the account you use to manage the site.',
    button: 'Choose a new password',
    until: (time) => `The link is valid for ${time} and can be used once.`,
    ignore: 'If this wasn’t you, you don’t need to do anything: your password stays the same.',
  },
}

/** The mail to the previous address of an account. */
export const addressMailCopy: Record<
  StaffLanguage,
  { subject: string; changed: string; unwanted: string }
> = {
  de: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    changed:
      'Die E-Mail-Adresse Ihres Zugangs zur Verwaltung der Website wurde geändert. Die Anmeldung gelingt nur noch mit der neuen Adresse.',
    unwanted: 'Waren Sie das nicht? Dann wenden Sie sich gleich an jemanden aus der Verwaltung.',
  },
  en: {
    subject: 'Your email address has been changed',
    changed:
      'The email address of the account you use to manage the site has been changed. From now on, you can log in only with the new address.',
    unwanted: 'If this wasn’t you, please contact an admin right away.',
  },
}
