import type { ImprintCopy } from '../types.ts'

export const imprint = {
  title: 'Aviso legal (Impressum)',
  companyInfo: 'Informações nos termos do § 5 da lei alemã DDG (antigo § 5 TMG)',
  represented: 'Representação legal',
  contact: 'Contacto',
  register: 'Inscrição no registo',
  vatId: 'Número de identificação para efeitos de IVA (§ 27a da lei alemã do IVA)',
  authority: 'Autoridade de supervisão competente',
  profession: 'Informações sobre a profissão regulamentada',
  phoneLabel: 'Telefone',
  mobileLabel: 'Telemóvel',
  emailLabel: 'E-mail',
  editorialResponsible: 'Responsável editorial nos termos do § 18 (2) MStV (Alemanha)',
  euDispute: 'Resolução de litígios na UE',
  euDisputeText:
    'A Comissão Europeia encerrou a sua plataforma de resolução de litígios em linha (plataforma RLL/ODR) a 20 de julho de 2025, com base no Regulamento (UE) 2024/3228. Já não é possível apresentar reclamações nessa plataforma.',
  emailNote: 'O nosso endereço de e-mail encontra-se acima, neste aviso legal.',
  consumerDispute:
    'Resolução de litígios de consumo/centro universal de conciliação (Universalschlichtungsstelle)',
  consumerDisputeText:
    'Não estamos dispostos nem obrigados a participar em processos de resolução de litígios perante uma entidade de resolução alternativa de litígios de consumo.',
  source: 'Fonte: gerador de avisos legais',
} satisfies ImprintCopy
