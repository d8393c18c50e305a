import type { PersonaCopy } from '../../types.ts'

export const viktor = {
  role: 'Partenerul de încredere la telefon',
  motto: 'Spuneți-mi pe îndelete. Vă ascult.',
  description:
    'Viktor preia apelurile cu o voce calmă, dă informații și face programări. Rămâne amabil și când e grabă mare.',
  features: [
    'Preia apelurile {availability}',
    'Răspunde la întrebări prin telefon',
    'Face programări cu tact',
    'Câștigă încrederea de la prima frază',
    'Întreabă discret cum a fost',
  ],
  targetGroups: [
    'Cabinete de naturopatie',
    'Cabinete de fizioterapie',
    'Cabinete stomatologice',
    'Cabinete medicale',
    'Cabinete de avocatură',
    'Birouri notariale',
  ],
  personality: ['calm', 'empatic', 'de încredere', 'discret'],
  page: {
    title: 'Viktor – asistent AI la telefon',
    subtitle: 'Partenerul de încredere cu vocea calmă',
    motto: 'Spuneți-mi pe îndelete. Vă ascult.',
    description:
      'Viktor este asistentul AI de la telefon pentru cabinete, avocați și notari: dă informații, face programări cu tact și ascultă pe îndelete.',
    age: '{age|an|ani|de ani}',
    personality: 'Calm, empatic și discret',
    superpower: 'Îi liniștește pe cei care sună agitați și le găsește ora potrivită',
    features: {
      title: 'Ce face Viktor la telefon pentru dumneavoastră',
      items: [
        {
          title: 'Informații la telefon',
          description:
            'Program, adresă, documente necesare: Viktor răspunde în fraze întregi, fără așteptare pe fir și fără „apăsați tasta 1”.',
        },
        {
          title: 'Programări făcute cu tact',
          description:
            'Viktor întreabă dacă e urgent, propune ore potrivite și confirmă programarea prin SMS sau e-mail.',
        },
        {
          title: 'Încredere de la început',
          description:
            'Se prezintă ca asistent AI, vorbește calm și nu promite ce nu poate îndeplini. Situațiile dificile le lasă în grija dumneavoastră.',
        },
        {
          title: 'Păreri cerute discret',
          description:
            'Viktor întreabă cu delicatețe cât de mulțumiți sunt oamenii. Răspunsurile ajung la dumneavoastră și nu se publică.',
        },
      ],
    },
    targetGroups: {
      title: 'Pentru cine răspunde Viktor la telefon',
      groups: [
        {
          name: 'Cabinete de naturopatie',
          benefit: 'Tratați fără întreruperi, iar Viktor își face timp pentru fiecare apel.',
        },
        {
          name: 'Cabinete de fizioterapie',
          benefit: 'Toate ședințele unui tratament se programează într-o singură convorbire.',
        },
        {
          name: 'Cabinete stomatologice',
          benefit: 'Cine are dureri sau se teme aude imediat o voce calmă.',
        },
        {
          name: 'Cabinete medicale',
          benefit:
            'La recepție sună mai rar telefonul, iar echipa are timp pentru oamenii din fața ei.',
        },
        {
          name: 'Cabinete de avocatură',
          benefit: 'Nicio solicitare nouă nu se pierde cât timp sunteți în instanță.',
        },
        {
          name: 'Birouri notariale',
          benefit: 'Ora și documentele necesare sunt stabilite înainte de autentificarea actului.',
        },
      ],
    },
    examples: {
      title: 'Așa vorbește Viktor',
      conversations: [
        {
          scenario: 'Un pacient cu dureri de măsele sună la cabinet',
          caller: 'Bună dimineața. De aseară mă doare groaznic o măsea.',
          message:
            'Îmi pare rău să aud asta. Sunt Viktor, asistentul AI al cabinetului. Avem un loc liber chiar astăzi, la ora 16. Puteți ajunge?',
        },
        {
          scenario: 'O femeie concediată caută o avocată',
          caller: 'Am fost concediată ieri. Pot vorbi cu o avocată?',
          message:
            'Sunt Viktor, asistentul AI al cabinetului. Nu trebuie să-mi dați detalii. Pentru o primă discuție avem liber marți, la ora 11. Vă programez?',
        },
        {
          scenario: 'O pacientă de la fizioterapie își face următoarea programare',
          caller: 'Luni la opt e foarte bine, mulțumesc.',
          message:
            'V-am programat. Ca asistent AI al cabinetului, v-aș mai întreba ceva: cât de mulțumită sunteți de noi? Răspunsul nu va fi publicat.',
        },
      ],
    },
    benefits: {
      title: 'Ce câștigați',
      items: [
        'Apelurile primesc răspuns {availability}, și în pauza de prânz',
        'Lucrați concentrat, fără să sune telefonul întruna',
        'Cine sună se simte luat în serios',
        'Mai puține programări ratate, datorită confirmărilor și mesajelor de reamintire',
      ],
    },
    cta: {
      title: 'Lăsați-l pe Viktor să răspundă',
      description:
        'Încercați-l pe Viktor gratuit timp de {trialDays|zi|zile|de zile}. Configurăm asistentul vocal în cel mult {setupHours|oră|ore|de ore} după ce primim datele dumneavoastră.',
      primary: 'Încercați-l pe Viktor gratuit',
      secondary: 'Programați un demo',
    },
  },
} satisfies PersonaCopy
