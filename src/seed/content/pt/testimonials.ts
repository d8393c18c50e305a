import type { TestimonialsCopy } from '../types.ts'

export const testimonials = {
  hairdresser: {
    role: 'Proprietária de um salão de cabeleireiro',
    content:
      'Antes, corria para o telefone com as mãos molhadas. Hoje, a Clara faz as marcações e temos menos {exampleNoShows} de faltas. A faturação subiu {exampleRevenue} e, nos melhores meses, até {revenueIncrease}.',
    imageAlt: 'Retrato de Sabine Krüger',
  },
  dentist: {
    role: 'Médico dentista com clínica própria',
    content:
      'Desde que os lembretes seguem automaticamente, temos menos {noShowReduction} de faltas. E finalmente há sossego na receção, porque é o Viktor que atende o telefone.',
    imageAlt: 'Retrato do Dr. Thomas Berger',
  },
  lawyer: {
    role: 'Advogada',
    content:
      'Quando estou em tribunal, o Viktor atende as chamadas, com calma e discrição. Agora recebemos mais {exampleEnquiries} de pedidos. E a Alexandra acabou com as pilhas de papel no meu gabinete.',
    imageAlt: 'Retrato de Elena Hoffmann',
  },
} satisfies TestimonialsCopy
