import type { PersonaCopy } from '../../types.ts'

export const clara = {
  role: 'Experta în relația cu clienții, pe chat',
  motto: 'Răspund pe loc. Chiar și duminica, la unsprezece seara.',
  description:
    'Clara răspunde la întrebări pe site, face programări și le amintește clienților de ele. După fiecare vizită întreabă dacă totul a fost bine.',
  features: [
    'Răspunde {availability} pe chat',
    'Face și mută programări',
    'Trimite mesaje de reamintire prin SMS și e-mail',
    'Cere o părere după fiecare vizită',
    'Vă cunoaște domeniul de activitate',
  ],
  targetGroups: [
    'Saloane de coafură',
    'Cabinete stomatologice',
    'Cabinete de terapie',
    'Meseriași',
    'Consultanți',
    'Freelanceri',
  ],
  personality: ['caldă', 'promptă', 'atentă', 'bine organizată'],
  page: {
    title: 'Clara – asistentă AI pe chat',
    subtitle: 'Experta în relația cu clienții de pe site',
    motto: 'Răspund pe loc. Chiar și duminica, la unsprezece seara.',
    description:
      'Clara este asistenta AI de pe chat: răspunde la întrebări zi și noapte, face programări, le amintește clienților de ele și întreabă cum a fost.',
    age: '{age|an|ani|de ani}',
    personality: 'Caldă, promptă și atentă',
    superpower: 'Găsește ora potrivită, chiar și mult după închidere',
    features: {
      title: 'Ce face Clara pentru dumneavoastră',
      items: [
        {
          title: 'Răspunsuri zi și noapte',
          description:
            'Program, prețuri, adresă, locuri libere: Clara răspunde {availability} și știe întrebările obișnuite din domeniul dumneavoastră.',
        },
        {
          title: 'Programări fără suprapuneri',
          description:
            'Clara vă știe calendarul și durata fiecărui serviciu. Face, mută și confirmă programări fără să puneți mâna pe telefon.',
        },
        {
          title: 'O părere după fiecare vizită',
          description:
            'După fiecare programare, Clara întreabă pe scurt cum a fost și analizează răspunsurile. Așa aflați ce le place clienților și ce mai e de îmbunătățit.',
        },
        {
          title: 'Mesaje de reamintire la timp',
          description:
            'Înainte de fiecare programare, Clara trimite un SMS sau un e-mail. Cine nu poate veni anulează, iar locul se eliberează.',
        },
      ],
    },
    targetGroups: {
      title: 'Pentru cine lucrează Clara',
      groups: [
        {
          name: 'Saloane de coafură',
          benefit:
            'Cu până la {hairdresserAppointments} mai multe programări, fără să lăsați foarfeca din mână.',
        },
        {
          name: 'Cabinete stomatologice',
          benefit:
            'Mai puține scaune goale, pentru că Clara le amintește pacienților de fiecare programare.',
        },
        {
          name: 'Cabinete de terapie',
          benefit: 'Solicitările primesc răspuns cât timp sunteți în ședință.',
        },
        {
          name: 'Meseriași',
          benefit: 'Dumneavoastră rămâneți pe șantier, Clara află despre ce e vorba.',
        },
        {
          name: 'Consultanți',
          benefit: 'Primele întâlniri ajung în calendar fără zeci de mesaje.',
        },
        {
          name: 'Freelanceri',
          benefit: 'Nu aveți secretariat? Fiecare solicitare primește totuși răspuns imediat.',
        },
      ],
    },
    examples: {
      title: 'Așa scrie Clara',
      conversations: [
        {
          scenario: 'Duminică seara, o clientă nouă vrea tuns și vopsit',
          message:
            'Bună seara, sunt Clara, asistenta AI a salonului. Pentru tuns și vopsit mai am liber joi la 15:00 și sâmbătă la 10:00. Ce zi vă convine mai mult?',
        },
        {
          scenario: 'SMS de reamintire, cu o zi înainte de programare',
          message:
            'Bună ziua, sunt Clara, asistenta AI a cabinetului dumneavoastră stomatologic. Mâine, la 9:30, aveți programare la control. Rămâne valabilă? Răspundeți cu „Da” sau „Nu”. Dacă nu puteți veni, găsim altă oră.',
        },
        {
          scenario: 'Un scurt sondaj, la două ore după vizită',
          message:
            'Vă mulțumim că ne-ați vizitat azi! Sunt Clara, asistenta AI a salonului, și am o singură întrebare: cât de mulțumită sunteți de tunsoare, de la 1 (deloc) la 5 (foarte)?',
        },
      ],
    },
    benefits: {
      title: 'Ce câștigați',
      items: [
        'Mai multe programări, fiindcă Clara răspunde și după închidere',
        'Mai puține programări ratate, datorită mesajelor trimise la timp',
        'Răspunsuri {availability}, și în weekend, și de sărbători',
        'Aflați ce cred cu adevărat clienții',
      ],
    },
    cta: {
      title: 'Faceți cunoștință cu Clara',
      description:
        'Încercați-o pe Clara gratuit timp de {trialDays|zi|zile|de zile}. Sau cereți un demo și vedeți cum ar lucra la dumneavoastră.',
      primary: 'Încercați-o pe Clara gratuit',
      secondary: 'Programați un demo',
    },
  },
} satisfies PersonaCopy
