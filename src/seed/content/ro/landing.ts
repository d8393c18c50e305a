import type { LandingCopy } from '../types.ts'

export const landing = {
  hero: {
    headline: 'Recepția care nu se închide niciodată',
    subtitle: 'Asistenți AI pentru chat, telefon și hârțogărie',
    description:
      'Dumneavoastră tundeți, tratați, construiți sau consiliați. Clara, Viktor și Alexandra răspund clienților, fac programări și pun documentele în ordine. Zi și noapte.',
    tryButton: 'Încercați acum',
    demoButton: 'Programați un demo',
    trialNote: '{trialDays|zi|zile|de zile} de probă gratuită',
    badge: '{availability} Online',
  },
  statistics: {
    title: 'Ce se poate schimba la dumneavoastră',
    items: [
      { value: 'până la {noShowReduction}', label: 'în minus la programările ratate' },
      { value: 'până la {costSavings}', label: 'în minus la costurile muncii de rutină' },
      { value: '{availability}', label: 'la dispoziție, inclusiv de sărbători' },
      { value: '{reliability}', label: 'de încredere, zi și noapte' },
    ],
  },
  team: {
    title: 'Trei asistenți AI, o singură echipă',
    subtitle: 'Alegeți cine vă ajută mai întâi. Sau luați-i pe toți trei.',
    linkLabel: 'Aflați mai multe',
  },
  features: {
    title: 'Mai puțin telefon. Mai mult timp pentru clienți.',
    subtitle: 'Iată ce rezolvă asistenții cât timp dumneavoastră lucrați.',
  },
  testimonials: {
    title: 'Așa ar putea fi și la dumneavoastră',
    subtitle: 'Trei exemple inventate: un salon, un cabinet stomatologic și unul de avocatură.',
    exampleNote: 'Exemplu inventat, nu vine de la un client real',
  },
  cta: {
    title: 'Încercați și convingeți-vă',
    description:
      'Vă consiliem gratuit și vă pregătim perioada de probă. Durează {trialDays|zi|zile|de zile}, este gratuită și se încheie de la sine.',
    startButton: 'Începeți gratuit',
    demoButton: 'Programați un demo personalizat',
    note: 'Conform GDPR · Made in Germany',
  },
} satisfies LandingCopy
