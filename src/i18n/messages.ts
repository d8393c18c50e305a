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
