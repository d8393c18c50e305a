import type { Locale } from './locales.ts'

/** The fixed messages of the contact form, from the validation and error tables of the specification. */
export const contactMessages: Record<
  Locale,
  {
    /** The specification uses the Romanian text for every language except German. */
    sending: string
    errorTitle: string
    failed: string
    missing: string
    /** `{field}` is the name of the field. */
    tooLong: string
    fields: Record<'name' | 'email' | 'phone' | 'company' | 'message', string>
    withoutScripts: string
    stillLoading: string
    tooFast: string
    /** `{wait}` is the time to wait, for example "5 minutes". */
    tooMany: string
  }
> = {
  de: {
    sending: 'Senden...',
    errorTitle: 'Fehler',
    failed: 'Etwas ist schief gelaufen. Bitte versuchen Sie es erneut.',
    missing: 'Bitte füllen Sie alle Pflichtfelder aus',
    tooLong: 'Das Feld „{field}“ ist zu lang. Bitte kürzen Sie es.',
    fields: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      company: 'Firma',
      message: 'Nachricht',
    },
    withoutScripts: 'Dieses Formular lässt sich nur mit JavaScript absenden.',
    stillLoading:
      'Das Formular lädt noch. Bleibt dieser Hinweis stehen, laden Sie die Seite bitte neu.',
    tooFast: 'Das ging ungewöhnlich schnell. Bitte senden Sie die Nachricht noch einmal.',
    tooMany:
      'Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in {wait} noch einmal.',
  },
  en: {
    sending: 'Se trimite...',
    errorTitle: 'Error',
    failed: 'An error occurred. Please try again later.',
    missing: 'Please fill in all required fields',
    tooLong: 'The field “{field}” is too long. Please shorten it.',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      message: 'Message',
    },
    withoutScripts: 'This form can only be sent with JavaScript.',
    stillLoading:
      'The form is still loading. If this message does not disappear, please reload the page.',
    tooFast: 'That was unusually fast. Please send the message again.',
    tooMany:
      'We’ve just received a lot of messages from your connection. Please try again in {wait}.',
  },
  pt: {
    sending: 'Se trimite...',
    errorTitle: 'Erro',
    failed: 'Ocorreu um erro. Tente novamente mais tarde.',
    missing: 'Por favor preencha todos os campos obrigatórios',
    tooLong: 'O campo «{field}» é demasiado longo. Por favor, encurte-o.',
    fields: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      company: 'Empresa',
      message: 'Mensagem',
    },
    withoutScripts: 'Este formulário só pode ser enviado com JavaScript.',
    stillLoading:
      'O formulário ainda está a carregar. Se esta mensagem não desaparecer, por favor, recarregue a página.',
    tooFast: 'O envio foi invulgarmente rápido. Por favor, envie a mensagem novamente.',
    tooMany:
      'Acabámos de receber muitas mensagens da sua ligação à Internet. Por favor, tente novamente dentro de {wait}.',
  },
  ro: {
    sending: 'Se trimite...',
    errorTitle: 'Eroare',
    failed: 'A apărut o eroare. Vă rugăm să încercați din nou mai târziu.',
    missing: 'Vă rugăm să completați toate câmpurile obligatorii',
    tooLong: 'Câmpul „{field}” este prea lung. Vă rugăm să îl scurtați.',
    fields: { name: 'Nume', email: 'E-mail', phone: 'Telefon', company: 'Firmă', message: 'Mesaj' },
    withoutScripts: 'Acest formular poate fi trimis numai cu JavaScript.',
    stillLoading:
      'Formularul încă se încarcă. Dacă acest mesaj nu dispare, vă rugăm să reîncărcați pagina.',
    tooFast: 'Mesajul a fost trimis neobișnuit de repede. Vă rugăm să îl trimiteți din nou.',
    tooMany:
      'Am primit foarte multe solicitări de pe conexiunea dumneavoastră la internet. Vă rugăm să încercați din nou peste {wait}.',
  },
}

/** Labels that only assistive technology reads. */
export const assistiveMessages: Record<
  Locale,
  {
    skipToContent: string
    menu: string
    mainNavigation: string
    footerNavigation: string
    language: string
    rating: string
    home: string
  }
> = {
  de: {
    skipToContent: 'Zum Inhalt springen',
    menu: 'Menü',
    mainNavigation: 'Hauptnavigation',
    footerNavigation: 'Fußnavigation',
    language: 'Sprache',
    rating: '5 von 5 Sternen',
    home: 'Zur Startseite',
  },
  en: {
    skipToContent: 'Skip to content',
    menu: 'Menu',
    mainNavigation: 'Main navigation',
    footerNavigation: 'Footer navigation',
    language: 'Language',
    rating: '5 out of 5 stars',
    home: 'Back to the home page',
  },
  pt: {
    skipToContent: 'Saltar para o conteúdo',
    menu: 'Menu',
    mainNavigation: 'Navegação principal',
    footerNavigation: 'Navegação do rodapé',
    language: 'Idioma',
    rating: '5 em 5 estrelas',
    home: 'Voltar à página inicial',
  },
  ro: {
    skipToContent: 'Salt la conținut',
    menu: 'Meniu',
    mainNavigation: 'Navigare principală',
    footerNavigation: 'Navigare în subsolul paginii',
    language: 'Limba',
    rating: '5 din 5 stele',
    home: 'Înapoi la pagina principală',
  },
}

/** Labels of the toasts; `{hotkey}` is the key that moves the focus to them. */
export const toastMessages: Record<
  Locale,
  { label: string; regionLabel: string; closeLabel: string }
> = {
  de: {
    label: 'Benachrichtigung',
    regionLabel: 'Benachrichtigungen ({hotkey})',
    closeLabel: 'Benachrichtigung schließen',
  },
  en: {
    label: 'Notification',
    regionLabel: 'Notifications ({hotkey})',
    closeLabel: 'Close notification',
  },
  pt: {
    label: 'Notificação',
    regionLabel: 'Notificações ({hotkey})',
    closeLabel: 'Fechar notificação',
  },
  ro: {
    label: 'Notificare',
    regionLabel: 'Notificări ({hotkey})',
    closeLabel: 'Închideți notificarea',
  },
}

/** The player of a recorded conversation, and the label of the caller. */
export const recordingMessages: Record<
  Locale,
  { caller: string; play: string; pause: string; position: string; failed: string }
> = {
  de: {
    caller: 'Anruf',
    play: 'Abspielen',
    pause: 'Anhalten',
    position: 'Stelle in der Aufnahme',
    failed: 'Die Aufnahme lässt sich gerade nicht abspielen. Der Text steht darunter.',
  },
  en: {
    caller: 'Caller',
    play: 'Play',
    pause: 'Pause',
    position: 'Position in the recording',
    failed: 'The recording can’t be played right now. The text is below.',
  },
  pt: {
    caller: 'Quem liga',
    play: 'Ouvir',
    pause: 'Pausar',
    position: 'Posição na gravação',
    failed: 'De momento, não é possível ouvir a gravação. O texto está em baixo.',
  },
  ro: {
    caller: 'Persoana care sună',
    play: 'Ascultați',
    pause: 'Pauză',
    position: 'Poziția în înregistrare',
    failed: 'Înregistrarea nu poate fi redată acum. Textul este mai jos.',
  },
}

/** The text below the title of the 404 page, in the visitor's language. */
export const notFoundTexts: Record<Locale, string> = {
  de: 'Diese Seite gibt es nicht oder nicht mehr.',
  en: 'This page doesn’t exist, or no longer does.',
  pt: 'Esta página não existe ou deixou de existir.',
  ro: 'Această pagină nu există sau nu mai există.',
}
