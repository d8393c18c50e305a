import type { Locale } from './locales.ts'

/** The fixed messages of the contact form, from the validation and error tables of the specification. */
export const contactMessages: Record<
  Locale,
  { sending: string; errorTitle: string; failed: string; missing: string }
> = {
  de: {
    sending: 'Senden...',
    errorTitle: 'Fehler',
    failed: 'Etwas ist schief gelaufen. Bitte versuchen Sie es erneut.',
    missing: 'Bitte füllen Sie alle Pflichtfelder aus',
  },
  en: {
    sending: 'Se trimite...',
    errorTitle: 'Error',
    failed: 'An error occurred. Please try again later.',
    missing: 'Please fill in all required fields',
  },
  pt: {
    sending: 'Se trimite...',
    errorTitle: 'Erro',
    failed: 'Ocorreu um erro. Tente novamente mais tarde.',
    missing: 'Por favor preencha todos os campos obrigatórios',
  },
  ro: {
    sending: 'Se trimite...',
    errorTitle: 'Eroare',
    failed: 'A apărut o eroare. Vă rugăm să încercați din nou mai târziu.',
    missing: 'Vă rugăm să completați toate câmpurile obligatorii',
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
    home: 'To the home page',
  },
  pt: {
    skipToContent: 'Saltar para o conteúdo',
    menu: 'Menu',
    mainNavigation: 'Navegação principal',
    footerNavigation: 'Navegação do rodapé',
    language: 'Idioma',
    rating: '5 de 5 estrelas',
    home: 'Para a página inicial',
  },
  ro: {
    skipToContent: 'Salt la conținut',
    menu: 'Meniu',
    mainNavigation: 'Navigare principală',
    footerNavigation: 'Navigare subsol',
    language: 'Limba',
    rating: '5 din 5 stele',
    home: 'La pagina de start',
  },
}

/** Labels of the notifications; `{hotkey}` becomes the key that brings the focus to them. */
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
    closeLabel: 'Închide notificarea',
  },
}
