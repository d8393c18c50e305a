import type { FeaturesCopy } from '../types.ts'

export const features = {
  availability: {
    title: 'Disponível {availability}',
    description:
      'Os seus clientes ligam e escrevem à noite, ao fim de semana e quando está a meio de um trabalho. Os seus assistentes respondem na hora.',
    benefits: [
      'Resposta no chat e ao telefone',
      'Sem música de espera, sem atendedor de chamadas',
      'Também nos feriados e nas férias',
    ],
  },
  booking: {
    title: 'Marcações que se fazem sozinhas',
    description:
      'Escolher a hora, confirmar e já está. A marcação entra na agenda sem interromper o seu trabalho.',
    benefits: [
      'Confirmação por SMS e e-mail',
      'Remarcar sem telefonar',
      'Sem marcações duplicadas',
    ],
  },
  reminders: {
    title: 'Menos faltas',
    description:
      'Quem recebe um lembrete aparece. Ou avisa a tempo. Assim, pode evitar até {noShowReduction} das faltas.',
    benefits: [
      'Lembrete por SMS e e-mail',
      'Para desmarcar, basta uma resposta curta',
      'A vaga fica logo disponível para outra pessoa',
    ],
  },
  upselling: {
    title: 'Marcações que rendem mais',
    description:
      'Um tratamento capilar com o corte, uma limpeza dentária com a consulta: a sugestão certa chega no momento certo. Assim, pode faturar até {revenueIncrease} mais.',
    benefits: [
      'Sugestões adequadas a cada marcação',
      'Pagamento online, logo ao marcar',
      'Um sinal garante as marcações mais longas',
    ],
  },
  savings: {
    title: 'Tarefas de rotina até {costSavings} mais baratas',
    description:
      'Telefonemas, marcações e arquivo roubam tempo todos os dias. Entregue a rotina e fique com o que só as pessoas sabem fazer.',
    benefits: [
      'Menos tempo ao telefone',
      'Até {paperworkHours|hora|horas} de papelada a menos por mês',
      'Ajuda nos picos de trabalho, sem horas extra',
    ],
  },
  privacy: {
    title: 'Proteção de dados segundo o RGPD',
    description:
      'O que os seus clientes lhe confiam continua confidencial. Tratamos os dados em centros de dados na UE.',
    benefits: [
      'Feito na Alemanha, segundo o direito europeu',
      'Assistentes que se identificam como IA',
      'Sem rastreio dos visitantes neste site',
    ],
  },
} satisfies FeaturesCopy
