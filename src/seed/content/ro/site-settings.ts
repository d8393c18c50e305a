import type { SiteSettingsCopy } from '../types.ts'

export const siteSettings = {
  brand: 'Recepția Digitală',
  titleSuffix: ' | {brand}',
  navigation: {
    features: 'Servicii',
    testimonials: 'Păreri',
    contact: 'Contact',
    consultation: 'Consultanță gratuită',
  },
  aiNotice:
    'Clara, Viktor și Alexandra sunt asistenți AI, nu oameni. Vârsta și caracterul sunt inventate. În fiecare conversație spun că sunt inteligență artificială.',
  contact: {
    title: 'Cu ce vă putem ajuta?',
    description:
      'Consultanță gratuită, demo sau perioadă de probă: scrieți-ne ce vă doriți. Vă răspundem în cel mult {replyHours|oră|ore|de ore}.',
    labels: {
      name: 'Nume',
      email: 'E-mail',
      phone: 'Telefon',
      company: 'Firmă',
      message: 'Mesaj',
    },
    messagePlaceholder: 'Cu ce vă ocupați și ce vă ia cel mai mult timp zi de zi?',
    requiredNote: 'Câmpurile marcate cu * sunt obligatorii.',
    privacyNote:
      'Folosim datele dumneavoastră doar pentru a ne ocupa de solicitare. Mai multe aflați din politica noastră de confidențialitate (în limba germană).',
    submit: 'Trimiteți mesajul',
    successTitle: 'Vă mulțumim pentru mesaj!',
    successDescription: 'Revenim cu un răspuns în cel mult {replyHours|oră|ore|de ore}.',
  },
  footer: {
    tagline: 'Asistenți AI pentru firme mici, cabinete medicale și de avocatură.',
    navigationTitle: 'Navigare',
    contactTitle: 'Contact',
    legalTitle: 'Legal',
    home: 'Acasă',
    imprint: 'Mențiuni legale',
    privacy: 'Confidențialitate',
    copyright: '© {brand}. Toate drepturile rezervate.',
  },
} satisfies SiteSettingsCopy
