import type { PersonaCopy } from '../../types.ts'

export const alexandra = {
  role: 'Cea care vă scapă de hârțogărie',
  motto: 'Dați-mi cutia cu bonuri. De rest mă ocup eu.',
  description:
    'Alexandra arhivează documentele, trece cifrele în tabele și pregătește totul pentru contabil. Economisiți până la {paperworkHours|oră|ore|de ore} pe lună.',
  features: [
    'Arhivează bonuri și facturi',
    'Trece datele în tabele',
    'Ușurează rutina contabilă',
    'Semnalează documentele lipsă',
    'Pregătește totul pentru contabil',
  ],
  targetGroups: [
    'Meseriași',
    'Saloane de coafură',
    'Consultanți',
    'Cabinete de avocatură',
    'Firme de contabilitate',
    'Freelanceri',
  ],
  personality: ['meticuloasă', 'calmă', 'ordonată', 'pragmatică'],
  page: {
    title: 'Alexandra – asistentă AI pentru documente',
    subtitle: 'Cea care vă scapă de hârțogărie',
    motto: 'Dați-mi cutia cu bonuri. De rest mă ocup eu.',
    description:
      'Alexandra este asistenta AI pentru hârțogărie: face ordine în bonuri și facturi, completează tabele și pregătește totul pentru contabil.',
    age: '{age|an|ani|de ani}',
    personality: 'Meticuloasă, calmă și pragmatică',
    superpower: 'Face dintr-un teanc de bonuri un tabel gata completat',
    features: {
      title: 'Ce rezolvă Alexandra pentru dumneavoastră',
      items: [
        {
          title: 'Documente la locul lor',
          description:
            'E de ajuns o poză, o scanare sau un e-mail: Alexandra recunoaște facturile și bonurile și le pune în dosarul potrivit.',
        },
        {
          title: 'Datele, direct în tabele',
          description:
            'Sumă, dată, cotă de TVA, furnizor: Alexandra citește informațiile și le trece în tabelul dumneavoastră.',
        },
        {
          title: 'Contabilitate cu mai puțină muncă manuală',
          description:
            'Alexandra asociază plățile cu facturile și pregătește automat totul pentru contabil.',
        },
        {
          title: 'Gata cu haosul',
          description:
            'Alexandra observă ce lipsește și ce apare de două ori. Vă întreabă din timp, nu în graba de la sfârșitul lunii.',
        },
      ],
    },
    targetGroups: {
      title: 'Pentru cine face Alexandra ordine',
      groups: [
        {
          name: 'Meseriași',
          benefit: 'Fotografiați bonul de materiale pe șantier și e deja arhivat.',
        },
        {
          name: 'Saloane de coafură',
          benefit: 'După închidere mergeți acasă, nu la birou.',
        },
        {
          name: 'Consultanți',
          benefit: 'Deplasările și cheltuielile sunt trecute la proiectul potrivit.',
        },
        {
          name: 'Cabinete de avocatură',
          benefit: 'Cheltuielile și facturile stau la dosarul potrivit.',
        },
        {
          name: 'Firme de contabilitate',
          benefit: 'Clienții vă trimit documente lizibile și tabele gata completate.',
        },
        {
          name: 'Freelanceri',
          benefit: 'Documentele pentru fisc se adună singure, tot anul.',
        },
      ],
    },
    examples: {
      title: 'Așa lucrează Alexandra',
      conversations: [
        {
          scenario: 'Luni dimineața, teancul din weekend',
          message:
            'Bună dimineața, sunt Alexandra, asistenta dumneavoastră AI. Toate bonurile din weekend sunt arhivate. Doar pe un bon de benzină nu pot citi data. Vă uitați puțin pe el?',
        },
        {
          scenario: 'Un meșter fotografiază o factură',
          message:
            'Mulțumesc! Sunt Alexandra, asistenta dumneavoastră AI. Din factura de la depozitul de materiale am trecut în tabel suma, cota de TVA și scadența. E pentru lucrarea „Mansardă”?',
        },
        {
          scenario: 'Sfârșit de lună, totul trebuie să ajungă la contabil',
          message:
            'Sunt Alexandra, asistenta dumneavoastră AI. Luna octombrie e aproape completă, mai lipsește doar factura de telefon. Mi-o trimiteți? Apoi totul e aranjat și gata pentru contabil.',
        },
      ],
    },
    benefits: {
      title: 'Ce câștigați',
      items: [
        'Până la {paperworkHours|oră economisită|ore economisite|de ore economisite} pe lună',
        'Totul pregătit automat pentru contabil',
        'Orice document, găsit în câteva secunde',
        'Seri și weekenduri fără teancuri de bonuri',
      ],
    },
    cta: {
      title: 'Lăsați hârțogăria în seama Alexandrei',
      description:
        'Încercați-o pe Alexandra gratuit timp de {trialDays|zi|zile|de zile}. Vă arătăm cu plăcere într-un demo cum lucrează cu documentele dumneavoastră.',
      primary: 'Încercați-o pe Alexandra gratuit',
      secondary: 'Programați un demo',
    },
  },
} satisfies PersonaCopy
