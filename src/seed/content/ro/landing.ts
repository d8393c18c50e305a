import type { LandingCopy } from '../types.ts'

export const landing = {
  hero: {
    headline: 'Recepția care nu se închide niciodată',
    subtitle: 'Asistenți AI pentru chat, telefon și hârțogărie',
    description:
      'Dumneavoastră tundeți, tratați, construiți sau consiliați. Clara, Viktor și Alexandra răspund clienților, fac programări și pun actele în ordine. Zi și noapte.',
    tryButton: 'Încercați acum',
    demoButton: 'Programați un demo',
    trialNote: '{trialDays|zi|zile|de zile} de probă gratuită',
    badge: '{availability} Online',
  },
  statistics: {
    title: 'Ce se poate schimba la dumneavoastră',
    items: [
      { value: 'până la {noShowReduction}', label: 'mai puține programări ratate' },
      { value: 'până la {costSavings}', label: 'economie la costuri' },
      { value: '{availability}', label: 'disponibili, inclusiv de sărbători' },
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
    title: 'Așa ar putea suna și la dumneavoastră',
    subtitle: 'Trei afaceri, trei povești tipice.',
    exampleNote: 'Exemplu inventat, nu vine de la un client real',
  },
  cta: {
    title: 'Încercați și convingeți-vă',
    description:
      'Testați gratuit {trialDays|zi|zile|de zile} sau cereți o consultanță gratuită. Vă răspundem la solicitare în cel mult {replyHours|oră|ore|de ore}.',
    startButton: 'Începeți gratuit',
    demoButton: 'Programați un demo personal',
    note: 'Conform GDPR · Made in Germany',
  },
} satisfies LandingCopy
