import type { PageMetaCopy } from '../types.ts'

export const pageMeta = {
  landing: {
    title: 'Asistenți AI pentru firme mici',
    description:
      'Asistenți AI pentru chat, telefon și documente: fac programări, trimit mesaje de reamintire, pun bonurile în ordine. Încercați gratuit {trialDays|zi|zile|de zile}.',
    keywords:
      'asistent AI, recepție digitală, asistent AI la telefon, chatbot pentru firme mici, programări online, reamintire programare prin SMS, digitalizare documente',
    ogTitle: 'Recepția care nu se închide niciodată',
    ogDescription:
      'Clara scrie pe chat, Viktor răspunde la telefon, Alexandra face ordine în documente. Trei asistenți AI pentru firme mici, disponibili {availability}. {trialDays|zi|zile|de zile} gratuit.',
  },
  imprint: {
    title: 'Mențiuni legale (Impressum)',
    description:
      'Mențiunile legale ale site-ului {brand}: date conform § 5 DDG, telefon și e-mail, responsabil editorial și soluționarea litigiilor.',
    keywords: 'impressum, mențiuni legale, date de contact, § 5 DDG, soluționarea litigiilor',
    ogTitle: 'Mențiuni legale | {brand}',
    ogDescription:
      'Cine se află în spatele site-ului {brand} și cum ne puteți contacta: date de contact, responsabil editorial și soluționarea litigiilor.',
  },
} satisfies PageMetaCopy
