import type { ImprintCopy } from '../types.ts'

export const imprint = {
  title: 'Imprint',
  companyInfo: 'Information under section 5 of the German DDG (formerly section 5 TMG)',
  represented: 'Represented by',
  contact: 'Contact',
  register: 'Register entry',
  vatId: 'VAT identification number (section 27a of the German VAT Act)',
  authority: 'Supervisory authority',
  profession: 'Professional details',
  phoneLabel: 'Phone',
  mobileLabel: 'Mobile',
  emailLabel: 'Email',
  editorialResponsible: 'Editorially responsible under section 18 (2) of the German MStV',
  euDispute: 'EU dispute resolution',
  euDisputeText:
    'The European Commission closed its online dispute resolution platform (ODR platform) on 20 July 2025 under Regulation (EU) 2024/3228. Complaints can no longer be submitted there.',
  emailNote: 'You can find our email address further up on this page.',
  consumerDispute: 'Consumer dispute resolution/universal conciliation body',
  consumerDisputeText:
    'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer conciliation body.',
  source: 'Source: imprint generator',
} satisfies ImprintCopy
