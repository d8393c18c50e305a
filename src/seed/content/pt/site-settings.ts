import type { SiteSettingsCopy } from '../types.ts'

export const siteSettings = {
  brand: 'Receção Digital',
  titleSuffix: ' | {brand}',
  navigation: {
    features: 'Serviços',
    testimonials: 'Testemunhos',
    contact: 'Contacto',
    consultation: 'Aconselhamento grátis',
  },
  aiNotice:
    'A Clara, o Viktor e a Alexandra são assistentes de IA, não são pessoas. A idade e a personalidade são inventadas. Em todas as conversas, identificam-se como IA.',
  contact: {
    title: 'Em que podemos ajudar?',
    description:
      'Aconselhamento grátis, demonstração ou teste: diga-nos o que pretende. Respondemos no prazo de {replyHours|hora|horas}.',
    labels: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      company: 'Empresa',
      message: 'Mensagem',
    },
    messagePlaceholder: 'Qual é a sua atividade e o que lhe rouba mais tempo no dia a dia?',
    requiredNote: 'Os campos com * são obrigatórios.',
    privacyNote:
      'Usamos os seus dados apenas para tratar do seu pedido. Saiba mais na nossa política de privacidade (em alemão).',
    submit: 'Enviar mensagem',
    successTitle: 'Obrigado pela sua mensagem!',
    successDescription: 'Entramos em contacto consigo no prazo de {replyHours|hora|horas}.',
  },
  footer: {
    tagline: 'Assistentes de IA para pequenos negócios, consultórios e escritórios de advogados.',
    navigationTitle: 'Navegação',
    contactTitle: 'Contacto',
    legalTitle: 'Legal',
    home: 'Início',
    imprint: 'Aviso legal',
    privacy: 'Privacidade',
    copyright: '© {brand}. Todos os direitos reservados.',
  },
} satisfies SiteSettingsCopy
