import type { Locale } from './locales.ts'

type Texts = { title: string; reload: string }

/** The notice on a page whose scripts have failed. */
export const pageErrors: Record<Locale, Texts> = {
  de: { title: 'Da ist etwas schiefgegangen', reload: 'Seite neu laden' },
  en: { title: 'Something went wrong', reload: 'Reload the page' },
  pt: { title: 'Algo correu mal', reload: 'Recarregar a página' },
  ro: { title: 'Ceva nu a funcționat', reload: 'Reîncărcați pagina' },
}
