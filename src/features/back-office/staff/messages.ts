import type { StaffLanguage } from '../../../i18n/staff.ts'

/** Why the last admin stays one. */
export const lastAdminMessage: Record<StaffLanguage, string> = {
  de: 'Das ist das letzte Konto mit der Rolle Verwaltung. Geben Sie zuerst einem anderen Konto diese Rolle.',
  en: 'This is the last account with the role Admin. Give another account this role first.',
}

/** Why a password is not taken, and what the field for the present one is called. */
export const passwordMessages: Record<
  StaffLanguage,
  { tooShort: string; wrongCurrent: string; oneAccount: string; current: string }
> = {
  de: {
    tooShort: 'Das Passwort muss mindestens 12 Zeichen lang sein.',
    wrongCurrent:
      'Ihr jetziges Passwort stimmt nicht. Ohne es ändern sich weder Ihr Passwort noch Ihre E-Mail-Adresse.',
    oneAccount: 'Passwort und E-Mail-Adresse lassen sich nur für ein Konto auf einmal ändern.',
    current: 'Ihr jetziges Passwort',
  },
  en: {
    tooShort: 'The password must have at least 12 characters.',
    wrongCurrent:
      'Your present password is wrong. Without it neither your password nor your e-mail address changes.',
    oneAccount: 'Password and e-mail address can be changed for one account at a time only.',
    current: 'Your present password',
  },
}

/** Why there is no mail to somebody who has forgotten the password. */
export const noResetMail: Record<StaffLanguage, { notSetUp: string; notSent: string }> = {
  de: {
    notSetUp:
      'Von hier werden keine E-Mails verschickt. Bitten Sie jemanden aus der Verwaltung, Ihrem Konto ein neues Passwort zu geben.',
    notSent:
      'Die E-Mail konnte nicht verschickt werden. Bitte versuchen Sie es später noch einmal, oder bitten Sie jemanden aus der Verwaltung um ein neues Passwort.',
  },
  en: {
    notSetUp:
      'No e-mails are sent from here. Please ask an admin to give your account a new password.',
    notSent:
      'The e-mail could not be sent. Please try again later, or ask an admin for a new password.',
  },
}

/** Why the link of such a mail leads to nothing. */
export const oldLinkMessage: Record<StaffLanguage, string> = {
  de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  en: 'This link is no longer valid. Please ask for a new one.',
}

/** What the mail to somebody who has forgotten the password says. */
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
    until: (time) => `Der Link gilt ${time} und nur einmal.`,
    ignore: 'Waren Sie das nicht? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  },
  en: {
    subject: 'New password for your account',
    intro: 'A new password was requested for your account on the site’s administration.',
    button: 'Choose a new password',
    until: (time) => `The link is valid for ${time} and only once.`,
    ignore: 'Was it not you? Then do nothing: your password stays as it is.',
  },
}

/** What the mail to the former address of an account says. */
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
    subject: 'Your e-mail address was changed',
    changed:
      'The e-mail address of your account on the site’s administration was changed. From now on only the new address logs in.',
    unwanted: 'Was it not you? Then contact an admin right away.',
  },
}
