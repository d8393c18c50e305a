import type { ImprintCopy } from '../types.ts'

export const imprint = {
  title: 'Mențiuni legale (Impressum)',
  companyInfo: 'Informații conform § 5 din legea germană DDG (fostul § 5 TMG)',
  represented: 'Reprezentant legal',
  contact: 'Contact',
  register: 'Înscriere în registru',
  vatId: 'Cod de TVA (§ 27a din legea germană privind TVA)',
  authority: 'Autoritatea de supraveghere competentă',
  profession: 'Informații privind profesia reglementată',
  phoneLabel: 'Telefon',
  mobileLabel: 'Mobil',
  emailLabel: 'E-mail',
  editorialResponsible: 'Responsabil editorial conform § 18 alin. (2) MStV (Germania)',
  euDispute: 'Soluționarea litigiilor în UE',
  euDisputeText:
    'Comisia Europeană a închis la 20 iulie 2025 platforma de soluționare online a litigiilor (platforma SOL/ODR), în temeiul Regulamentului (UE) 2024/3228. Pe această platformă nu se mai pot depune reclamații.',
  emailNote: 'Adresa noastră de e-mail se găsește mai sus, pe această pagină.',
  consumerDispute:
    'Soluționarea litigiilor de consum/organismul universal de conciliere (Universalschlichtungsstelle)',
  consumerDisputeText:
    'Nu suntem nici dispuși, nici obligați să participăm la proceduri de soluționare a litigiilor în fața unui organism de conciliere pentru consumatori.',
  source: 'Sursa: generator de mențiuni legale',
} satisfies ImprintCopy
