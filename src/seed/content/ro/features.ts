import type { FeaturesCopy } from '../types.ts'

export const features = {
  availability: {
    title: 'Disponibili {availability}',
    description:
      'Clienții vă sună și vă scriu seara, în weekend și chiar când aveți mâinile ocupate. Asistenții răspund pe loc.',
    benefits: [
      'Răspuns pe chat și la telefon',
      'Fără așteptare pe fir, fără mesagerie vocală',
      'Și de sărbători, și în concediu',
    ],
  },
  booking: {
    title: 'Programările se fac singure',
    description:
      'Clientul alege ora, confirmă și gata. Programarea apare în calendar fără să vă opriți din lucru.',
    benefits: [
      'Confirmare prin SMS și e-mail',
      'Reprogramare fără telefon',
      'Fără programări suprapuse',
    ],
  },
  reminders: {
    title: 'Mai puține programări ratate',
    description:
      'Cine primește un mesaj nu uită să vină. Sau anulează din timp. Așa, programările ratate pot scădea cu până la {noShowReduction}.',
    benefits: [
      'Mesaj de reamintire prin SMS și e-mail',
      'Anulare printr-un răspuns scurt',
      'Locul eliberat poate fi ocupat imediat',
    ],
  },
  upselling: {
    title: 'Încasări mai mari la fiecare vizită',
    description:
      'Un tratament de păr la tuns, un detartraj la control: oferta potrivită vine la momentul potrivit. Încasările pot crește cu până la {revenueIncrease}.',
    benefits: [
      'Oferte potrivite pentru fiecare programare',
      'Plată online, chiar la programare',
      'Avans pentru programările lungi',
    ],
  },
  savings: {
    title: 'Munca de rutină costă cu până la {costSavings} mai puțin',
    description:
      'Telefoanele, programările și documentele vă iau timp în fiecare zi. Lăsați rutina în seama asistenților și păstrați ce pot face doar oamenii.',
    benefits: [
      'Mai puțin timp la telefon',
      'Până la {paperworkHours|oră|ore|de ore} de hârțogărie în minus pe lună',
      'Ajutor și la ore de vârf, fără ore suplimentare',
    ],
  },
  privacy: {
    title: 'Protecția datelor conform GDPR',
    description:
      'Ce vă încredințează clienții rămâne confidențial. Prelucrăm datele în centre de date din UE.',
    benefits: [
      'Made in Germany, conform legislației europene',
      'Asistenți care spun deschis că sunt AI',
      'Fără urmărirea vizitatorilor pe acest site',
    ],
  },
} satisfies FeaturesCopy
