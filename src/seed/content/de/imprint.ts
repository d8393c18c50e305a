import type { ImprintCopy } from '../types.ts'

export const imprint = {
  title: 'Impressum',
  companyInfo: 'Angaben gemäß § 5 DDG (vormals § 5 TMG)',
  represented: 'Vertreten durch',
  contact: 'Kontakt',
  register: 'Registereintrag',
  vatId: 'Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG',
  authority: 'Zuständige Aufsichtsbehörde',
  profession: 'Berufsrechtliche Angaben',
  phoneLabel: 'Telefon',
  mobileLabel: 'Mobil',
  emailLabel: 'E-Mail',
  editorialResponsible: 'Redaktionell verantwortlich gemäß § 18 Abs. 2 MStV',
  euDispute: 'EU-Streitschlichtung',
  euDisputeText:
    'Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung (OS-Plattform) am 20. Juli 2025 geschlossen. Grundlage ist die Verordnung (EU) 2024/3228. Beschwerden können dort nicht mehr eingereicht werden.',
  emailNote: 'Unsere E-Mail-Adresse finden Sie oben im Impressum.',
  consumerDispute: 'Verbraucherstreitbeilegung/Universalschlichtungsstelle',
  consumerDisputeText:
    'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  source: 'Quelle: Impressum-Generator',
} satisfies ImprintCopy
