import type { PageMetaCopy } from '../types.ts'

export const pageMeta = {
  landing: {
    title: 'Asistenți AI pentru firme mici',
    description:
      'Asistenți AI pentru chat, telefon și acte: fac programări, trimit reamintiri, pun bonurile în ordine. Încercați gratuit {trialDays|zi|zile|de zile}.',
    keywords:
      'asistent AI, recepție digitală, asistent telefonic, chatbot pentru firme mici, programări online, reamintire programare prin SMS, digitalizare documente',
    ogTitle: 'Recepția care nu se închide niciodată',
    ogDescription:
      'Clara scrie pe chat, Viktor răspunde la telefon, Alexandra face ordine în acte. Trei asistenți AI pentru firme mici, {availability}, {trialDays|zi|zile|de zile} gratuit.',
  },
  imprint: {
    title: 'Impressum – mențiuni legale',
    description:
      'Impressum {brand}: datele furnizorului conform § 5 DDG, telefon și e-mail, responsabil editorial și soluționarea litigiilor.',
    keywords: 'impressum, mențiuni legale, date de contact, § 5 DDG, soluționarea litigiilor',
    ogTitle: 'Impressum | {brand}',
    ogDescription:
      'Cine este {brand} și cum ne puteți contacta: datele furnizorului, contact, responsabil editorial și soluționarea litigiilor, pe o singură pagină.',
  },
} satisfies PageMetaCopy
