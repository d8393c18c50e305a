import type { LandingCopy } from '../types.ts'

export const landing = {
  hero: {
    headline: 'A sua receção nunca fecha',
    subtitle: 'Assistentes de IA para chat, telefone e papelada',
    description:
      'O seu trabalho é cortar cabelo, cuidar de pacientes, construir ou aconselhar. A Clara, o Viktor e a Alexandra respondem aos pedidos, fazem as marcações e organizam as faturas. Dia e noite.',
    tryButton: 'Experimente já',
    demoButton: 'Marque uma demonstração',
    trialNote: '{trialDays|dia|dias} de teste grátis',
    badge: '{availability} Online',
  },
  statistics: {
    title: 'O que pode mudar no seu dia a dia',
    items: [
      { value: 'até {noShowReduction}', label: 'menos faltas' },
      { value: 'até {costSavings}', label: 'de poupança nas tarefas de rotina' },
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
    title: 'Menos telefonemas. Mais tempo para os seus clientes.',
    subtitle: 'Enquanto trabalha, os seus assistentes tratam de tudo isto.',
  },
  testimonials: {
    title: 'Pode ser assim no seu negócio',
    subtitle: 'Três exemplos inventados: um salão, uma clínica e um escritório de advogados.',
    exampleNote: 'Exemplo inventado, não é de um cliente real',
  },
  cta: {
    title: 'O melhor é experimentar',
    description:
      'Aconselhamos sem custos e preparamos o seu teste. Dura {trialDays|dia|dias}, é grátis e termina automaticamente.',
    startButton: 'Comece grátis',
    demoButton: 'Marque uma demonstração personalizada',
    note: 'Em conformidade com o RGPD · Feito na Alemanha',
  },
} satisfies LandingCopy
