import type { PersonaCopy } from '../../types.ts'

export const alexandra = {
  role: 'A inimiga número um da papelada',
  motto: 'Dê-me a caixa de sapatos com as faturas. Eu trato do resto.',
  description:
    'A Alexandra arquiva faturas e recibos, passa os números para tabelas e prepara tudo para o seu contabilista. Poupa-lhe até {paperworkHours|hora|horas} por mês.',
  features: [
    'Arquiva faturas e recibos',
    'Passa os dados para tabelas',
    'Alivia a rotina da contabilidade',
    'Avisa quando falta um documento',
    'Prepara tudo para o contabilista',
  ],
  targetGroups: [
    'Obras e reparações',
    'Cabeleireiros',
    'Consultores',
    'Escritórios de advogados',
    'Gabinetes de contabilidade',
    'Profissionais independentes',
  ],
  personality: ['minuciosa', 'serena', 'arrumada', 'prática'],
  page: {
    title: 'Alexandra – IA para as suas faturas',
    subtitle: 'A inimiga número um da papelada',
    motto: 'Dê-me a caixa de sapatos com as faturas. Eu trato do resto.',
    description:
      'A Alexandra é a sua assistente de IA para a papelada: organiza faturas, preenche tabelas e deixa tudo preparado para o contabilista.',
    age: '{age|ano|anos}',
    personality: 'Minuciosa, serena e prática',
    superpower: 'Transforma uma pilha de papéis numa tabela pronta',
    features: {
      title: 'O que a Alexandra faz por si',
      items: [
        {
          title: 'Faturas e recibos arquivados',
          description:
            'Basta uma foto, uma digitalização ou um e-mail: a Alexandra reconhece faturas e recibos e arquiva-os na pasta certa.',
        },
        {
          title: 'Dados em tabelas',
          description:
            'Valor, data, taxa de IVA, fornecedor: a Alexandra lê os dados e insere-os na sua tabela.',
        },
        {
          title: 'Contabilidade com menos trabalho manual',
          description:
            'A Alexandra associa os pagamentos às faturas e prepara tudo automaticamente para o seu contabilista.',
        },
        {
          title: 'Adeus, caos',
          description:
            'A Alexandra repara no que está repetido ou em falta. E pergunta antes de chegar a correria do fim do mês.',
        },
      ],
    },
    targetGroups: {
      title: 'Para quem a Alexandra põe tudo em ordem',
      groups: [
        {
          name: 'Obras e reparações',
          benefit: 'Fotografou a fatura do material na obra? Já está arquivada.',
        },
        {
          name: 'Cabeleireiros',
          benefit: 'Fechou o salão, acabou o dia. Sem papéis à espera.',
        },
        {
          name: 'Consultores',
          benefit: 'Deslocações e despesas ficam no projeto certo.',
        },
        {
          name: 'Escritórios de advogados',
          benefit: 'Despesas e faturas ficam no processo a que pertencem.',
        },
        {
          name: 'Gabinetes de contabilidade',
          benefit: 'Os seus clientes entregam documentos legíveis e tabelas prontas.',
        },
        {
          name: 'Profissionais independentes',
          benefit: 'Os papéis para as Finanças juntam-se sozinhos ao longo do ano.',
        },
      ],
    },
    examples: {
      title: 'É assim que a Alexandra trabalha',
      conversations: [
        {
          scenario: 'Segunda-feira de manhã, a pilha do fim de semana',
          message:
            'Bom dia, sou a Alexandra, a sua assistente de IA. As faturas do fim de semana estão todas arquivadas. Só num talão da gasolina não consigo ler a data. Pode dar uma vista de olhos?',
        },
        {
          scenario: 'Um empreiteiro fotografa uma fatura',
          message:
            'Obrigada! Sou a Alexandra, a sua assistente de IA. Li o valor, a taxa de IVA e a data de vencimento da fatura dos materiais e pus tudo na tabela. É da obra «Remodelação do sótão», certo?',
        },
        {
          scenario: 'Fim do mês, tudo tem de seguir para o contabilista',
          message:
            'Sou a Alexandra, a sua assistente de IA. Outubro está quase completo, só falta a fatura do telemóvel. Pode enviar-ma? Depois fica tudo organizado para o seu contabilista.',
        },
      ],
    },
    benefits: {
      title: 'O que tem a ganhar',
      items: [
        'Até {paperworkHours|hora poupada|horas poupadas} por mês',
        'Tudo preparado automaticamente para o seu contabilista',
        'Qualquer documento à mão em segundos',
        'Noites e fins de semana sem pilhas de papel',
      ],
    },
    cta: {
      title: 'Livre-se da papelada',
      description:
        'Experimente a Alexandra grátis durante {trialDays|dia|dias}. Se quiser, mostramos-lhe numa demonstração como ela trata das suas faturas.',
      primary: 'Experimente a Alexandra grátis',
      secondary: 'Marque uma demonstração',
    },
  },
} satisfies PersonaCopy
