import type { PersonaCopy } from '../../types.ts'

export const clara = {
  role: 'A especialista em atendimento no chat',
  motto: 'Respondo na hora. Mesmo ao domingo, às onze da noite.',
  description:
    'A Clara responde às perguntas no seu site, faz marcações e envia lembretes. Depois de cada visita, pergunta se correu tudo bem.',
  features: [
    'Responde no chat {availability}',
    'Faz e altera marcações',
    'Envia lembretes por SMS e e-mail',
    'Pergunta como correu cada visita',
    'Conhece bem o seu setor',
  ],
  targetGroups: [
    'Cabeleireiros',
    'Clínicas dentárias',
    'Terapeutas',
    'Obras e reparações',
    'Consultores',
    'Profissionais independentes',
  ],
  personality: ['calorosa', 'despachada', 'atenta', 'bem organizada'],
  page: {
    title: 'Clara – assistente de IA no chat',
    subtitle: 'A especialista em atendimento para o seu site',
    motto: 'Respondo na hora. Mesmo ao domingo, às onze da noite.',
    description:
      'A Clara é a sua assistente de IA no chat: responde a qualquer hora, faz marcações, envia lembretes e pergunta como correu cada visita.',
    age: '{age|ano|anos}',
    personality: 'Calorosa, despachada e atenta',
    superpower: 'Encontra a hora certa, mesmo muito depois da hora de fecho',
    features: {
      title: 'O que a Clara faz por si',
      items: [
        {
          title: 'Respostas a qualquer hora',
          description:
            'Horários, preços, localização, vagas: a Clara responde {availability} e conhece as perguntas típicas do seu setor.',
        },
        {
          title: 'Marcações que encaixam',
          description:
            'A Clara conhece a sua agenda e a duração de cada serviço. Marca, remarca e confirma, sem que tenha de pegar no telefone.',
        },
        {
          title: 'Opiniões depois de cada visita',
          description:
            'A Clara faz uma pergunta rápida e analisa as respostas. Assim, fica a saber o que agrada e o que falha.',
        },
        {
          title: 'Lembretes que chegam a tempo',
          description:
            'A Clara avisa com antecedência, por SMS ou e-mail. Quem não pode vir desmarca, e a vaga volta a ficar livre.',
        },
      ],
    },
    targetGroups: {
      title: 'Para quem trabalha a Clara',
      groups: [
        {
          name: 'Cabeleireiros',
          benefit: 'Até {hairdresserAppointments} mais marcações, sem largar a tesoura.',
        },
        {
          name: 'Clínicas dentárias',
          benefit: 'Menos cadeiras vazias, porque a Clara lembra os pacientes de cada consulta.',
        },
        {
          name: 'Terapeutas',
          benefit: 'Os pedidos são atendidos enquanto está em sessão.',
        },
        {
          name: 'Obras e reparações',
          benefit: 'Continue na obra. A Clara pergunta ao cliente de que precisa.',
        },
        {
          name: 'Consultores',
          benefit: 'As primeiras reuniões entram na sua agenda, sem vaivém de e-mails.',
        },
        {
          name: 'Profissionais independentes',
          benefit: 'Não tem quem atenda? Mesmo assim, cada pedido recebe resposta imediata.',
        },
      ],
    },
    examples: {
      title: 'É assim que a Clara escreve',
      conversations: [
        {
          scenario: 'Domingo à noite, uma nova cliente quer corte e coloração',
          message:
            'Olá, sou a Clara, a assistente de IA do salão. Para corte e coloração, ainda tenho quinta-feira às 15h e sábado às 10h. O que lhe dá mais jeito?',
        },
        {
          scenario: 'Lembrete por SMS, na véspera da consulta',
          message:
            'Olá, sou a Clara, a assistente de IA da sua clínica dentária. Amanhã, às 9h30, tem consulta de controlo. Podemos contar consigo? Responda «Sim» ou «Não». Se não puder, encontramos outra hora.',
        },
        {
          scenario: 'Pequeno inquérito, duas horas depois da visita',
          message:
            'Obrigada pela sua visita de hoje! Sou a Clara, a assistente de IA do salão, e tenho só uma pergunta: de 1 (nada) a 5 (muito), quanto gostou do seu corte?',
        },
      ],
    },
    benefits: {
      title: 'O que tem a ganhar',
      items: [
        'Mais marcações, porque a Clara responde mesmo depois da hora de fecho',
        'Menos faltas, graças a lembretes enviados a tempo',
        'Respostas {availability}, também ao fim de semana e nos feriados',
        'Fica a saber o que os seus clientes realmente pensam',
      ],
    },
    cta: {
      title: 'Conheça a Clara',
      description:
        'Experimente a Clara grátis durante {trialDays|dia|dias}. Ou veja numa demonstração como ela trabalha no seu negócio.',
      primary: 'Experimente a Clara grátis',
      secondary: 'Marque uma demonstração',
    },
  },
} satisfies PersonaCopy
