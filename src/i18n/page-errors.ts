import type { Locale } from './locales.ts'

type Texts = { title: string; reload: string }

/** The page in place of one whose scripts have failed. In a module of its own, because every page loads it. */
export const pageErrors: Record<Locale, Texts> = {
  de: { title: 'Da ist etwas schiefgegangen', reload: 'Seite neu laden' },
  en: { title: 'Something went wrong', reload: 'Reload the page' },
  pt: { title: 'Algo correu mal', reload: 'Recarregar a página' },
  ro: { title: 'Ceva nu a funcționat', reload: 'Reîncărcați pagina' },
}
