import type { Locale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'

/** Why the last admin stays one. */
export const lastAdminMessage: Record<Locale, string> = {
  de: 'Das ist das letzte Konto mit der Rolle Verwaltung. Geben Sie zuerst einem anderen Konto diese Rolle.',
  en: 'This is the last account with the role Admin. Give another account this role first.',
  pt: 'Esta é a última conta com a função Admin. Atribua primeiro esta função a outra conta.',
  ro: 'Acesta este ultimul cont cu rolul Admin. Dați mai întâi acest rol unui alt cont.',
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
export const noResetMail: Record<Locale, { notSetUp: string; notSent: string }> = {
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
  pt: {
    notSetUp:
      'Daqui não são enviados e-mails. Peça a um administrador que dê uma nova palavra-passe à sua conta.',
    notSent:
      'Não foi possível enviar o e-mail. Tente novamente mais tarde ou peça uma nova palavra-passe a um administrador.',
  },
  ro: {
    notSetUp:
      'De aici nu se trimit e-mailuri. Rugați un administrator să dea contului dvs. o parolă nouă.',
    notSent:
      'E-mailul nu a putut fi trimis. Încercați din nou mai târziu sau cereți unui administrator o parolă nouă.',
  },
}

/** Why the link of such a mail leads to nothing. */
export const oldLinkMessage: Record<Locale, string> = {
  de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  en: 'This link is no longer valid. Please ask for a new one.',
  pt: 'Esta ligação já não é válida. Peça uma nova.',
  ro: 'Acest link nu mai este valabil. Cereți unul nou.',
}

/** What the mail to somebody who has forgotten the password says. */
export const resetMailCopy: Record<
  Locale,
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
  pt: {
    subject: 'Nova palavra-passe para a sua conta',
    intro: 'Foi pedida uma nova palavra-passe para a sua conta na administração do site.',
    button: 'Escolher nova palavra-passe',
    until: (time) => `A ligação é válida durante ${time} e apenas uma vez.`,
    ignore: 'Não foi você? Então não faça nada: a sua palavra-passe fica como está.',
  },
  ro: {
    subject: 'Parolă nouă pentru contul dvs.',
    intro: 'A fost cerută o parolă nouă pentru contul dvs. din administrarea site-ului.',
    button: 'Alegeți o parolă nouă',
    until: (time) => `Linkul este valabil ${time} și o singură dată.`,
    ignore: 'Nu ați fost dvs.? Atunci nu faceți nimic: parola rămâne neschimbată.',
  },
}

/** What the mail to the former address of an account says. */
export const addressMailCopy: Record<
  Locale,
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
  pt: {
    subject: 'O seu endereço de e-mail foi alterado',
    changed:
      'O endereço de e-mail da sua conta na administração do site foi alterado. A partir de agora só é possível entrar com o novo endereço.',
    unwanted: 'Não foi você? Então contacte imediatamente um administrador.',
  },
  ro: {
    subject: 'Adresa dvs. de e-mail a fost schimbată',
    changed:
      'Adresa de e-mail a contului dvs. din administrarea site-ului a fost schimbată. De acum autentificarea se face numai cu noua adresă.',
    unwanted: 'Nu ați fost dvs.? Atunci contactați imediat un administrator.',
  },
}
