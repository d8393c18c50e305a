import type { LandingCopy } from '../types.ts'

export const landing = {
  hero: {
    headline: 'A sua receção nunca fecha',
    subtitle: 'Assistentes de IA para chat, telefone e papelada',
    description:
      'O seu ofício é cortar, tratar, construir ou aconselhar. A Clara, o Viktor e a Alexandra respondem aos pedidos, fazem as marcações e organizam as faturas. Dia e noite.',
    tryButton: 'Experimente já',
    demoButton: 'Marque uma demonstração',
    trialNote: '{trialDays|dia|dias} de teste grátis',
    badge: '{availability} Online',
  },
  statistics: {
    title: 'O que pode mudar no seu dia a dia',
    items: [
      { value: 'até {noShowReduction}', label: 'menos faltas às marcações' },
      { value: 'até {costSavings}', label: 'de poupança nos custos' },
      { value: '{availability}', label: 'disponível, mesmo nos feriados' },
      { value: '{reliability}', label: 'fiável, de dia e de noite' },
    ],
  },
  team: {
    title: 'Três assistentes de IA, uma equipa',
    subtitle: 'Escolha por quem quer começar. Também podem ser os três.',
    linkLabel: 'Saiba mais',
  },
  features: {
    title: 'Menos telefone a tocar. Mais tempo para os seus clientes.',
    subtitle: 'Enquanto está a trabalhar, os seus assistentes tratam de tudo isto.',
  },
  testimonials: {
    title: 'Pode ser assim no seu negócio',
    subtitle: 'Três profissões, três histórias típicas.',
    exampleNote: 'Exemplo inventado, não é de um cliente real',
  },
  cta: {
    title: 'O melhor é experimentar',
    description:
      'Experimente grátis durante {trialDays|dia|dias} ou peça aconselhamento gratuito. Respondemos ao seu pedido no prazo de {replyHours|hora|horas}.',
    startButton: 'Comece grátis',
    demoButton: 'Marque uma demonstração pessoal',
    note: 'Em conformidade com o RGPD · Feito na Alemanha',
  },
} satisfies LandingCopy
