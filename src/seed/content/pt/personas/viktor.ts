import type { PersonaCopy } from '../../types.ts'

export const viktor = {
  role: 'O parceiro de confiança ao telefone',
  motto: 'Fale com calma. Estou a ouvir.',
  description:
    'O Viktor atende as chamadas com voz calma, dá informações e faz marcações. Não perde a simpatia, mesmo quando há pressa.',
  features: [
    'Atende chamadas {availability}',
    'Responde a perguntas ao telefone',
    'Faz marcações com tato',
    'Inspira confiança desde a primeira frase',
    'Pergunta com discrição se correu tudo bem',
  ],
  targetGroups: [
    'Naturopatas',
    'Fisioterapeutas',
    'Clínicas dentárias',
    'Consultórios médicos',
    'Escritórios de advogados',
    'Cartórios notariais',
  ],
  personality: ['calmo', 'empático', 'fiável', 'discreto'],
  page: {
    title: 'Viktor – assistente de IA ao telefone',
    subtitle: 'O parceiro de confiança com voz calma',
    motto: 'Fale com calma. Estou a ouvir.',
    description:
      'O Viktor é o assistente de IA ao telefone para consultórios e escritórios de advogados: dá informações, faz marcações com tato e sabe ouvir.',
    age: '{age|ano|anos}',
    personality: 'Calmo, empático e discreto',
    superpower: 'Acalma quem liga aflito e encontra a hora certa',
    features: {
      title: 'O que o Viktor faz por si ao telefone',
      items: [
        {
          title: 'Informações ao telefone',
          description:
            'Horários, morada, documentos: o Viktor responde com frases completas, sem música de espera nem «prima um, prima dois».',
        },
        {
          title: 'Marcações feitas com tato',
          description:
            'O Viktor pergunta se é urgente, propõe horas que dão jeito e confirma a marcação por SMS ou e-mail.',
        },
        {
          title: 'Confiança desde o início',
          description:
            'Apresenta-se como assistente de IA, fala com calma e não promete o que não pode cumprir. Se o assunto for complicado, passa-o para si.',
        },
        {
          title: 'Opiniões pedidas com discrição',
          description:
            'O Viktor pergunta com delicadeza se correu tudo bem. As respostas chegam até si e não são publicadas.',
        },
      ],
    },
    targetGroups: {
      title: 'Para quem o Viktor atende o telefone',
      groups: [
        {
          name: 'Naturopatas',
          benefit:
            'Trate os seus pacientes sem interrupções. O Viktor tem tempo para cada chamada.',
        },
        {
          name: 'Fisioterapeutas',
          benefit: 'Todas as sessões de um tratamento ficam marcadas numa só conversa.',
        },
        {
          name: 'Clínicas dentárias',
          benefit: 'Quem tem dores ou medo ouve de imediato uma voz calma.',
        },
        {
          name: 'Consultórios médicos',
          benefit: 'O telefone toca menos na receção e a equipa tem tempo para quem lá está.',
        },
        {
          name: 'Escritórios de advogados',
          benefit: 'Os novos pedidos não se perdem enquanto está em tribunal.',
        },
        {
          name: 'Cartórios notariais',
          benefit: 'A data e os documentos necessários ficam tratados antes da escritura.',
        },
      ],
    },
    examples: {
      title: 'É assim que o Viktor fala',
      conversations: [
        {
          scenario: 'Um paciente com dores de dentes liga para a clínica',
          caller: 'Bom dia. Estou com dores de dentes horríveis desde ontem à noite.',
          message:
            'Lamento ouvir isso. Sou o Viktor, o assistente de IA da clínica. Temos uma vaga hoje, às 16h. Consegue vir?',
        },
        {
          scenario: 'Uma senhora que foi despedida procura uma advogada',
          caller: 'Fui despedida ontem. Posso falar com uma advogada?',
          message:
            'Fala o Viktor, o assistente de IA do escritório. Não precisa de me contar pormenores. Para uma primeira consulta, há vaga na terça-feira, às 11h. Quer que marque?',
        },
        {
          scenario: 'Uma paciente da fisioterapia marca a próxima sessão',
          caller: 'Segunda-feira às oito está bem. Obrigada!',
          message:
            'Fica marcado. Como assistente de IA da clínica, posso fazer-lhe mais uma pergunta? Está satisfeita connosco? A sua resposta não será publicada.',
        },
      ],
    },
    benefits: {
      title: 'O que tem a ganhar',
      items: [
        'O telefone é atendido {availability}, também à hora de almoço',
        'Pode concentrar-se no trabalho, sem o telefone sempre a tocar',
        'Quem liga sente-se ouvido',
        'Menos faltas, graças a confirmações e lembretes',
      ],
    },
    cta: {
      title: 'Deixe o Viktor atender',
      description:
        'Experimente o Viktor grátis durante {trialDays|dia|dias}. Configuramos o seu assistente de voz no prazo de {setupHours|hora|horas} após recebermos os seus dados.',
      primary: 'Experimente o Viktor grátis',
      secondary: 'Marque uma demonstração',
    },
  },
} satisfies PersonaCopy
