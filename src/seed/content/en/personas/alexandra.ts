import type { PersonaCopy } from '../../types.ts'

export const alexandra = {
  role: 'The paperwork liberator',
  motto: 'Hand me the shoebox. I’ll do the rest.',
  description:
    'Alexandra files receipts, puts the figures into spreadsheets and gets everything ready for your tax adviser. That saves up to {paperworkHours|hour|hours} a month.',
  features: [
    'Files receipts and invoices',
    'Puts the data into spreadsheets',
    'Makes routine bookkeeping easier',
    'Flags missing receipts',
    'Gets everything ready for your tax adviser',
  ],
  targetGroups: [
    'Tradespeople',
    'Hair salons',
    'Consultants',
    'Solicitors',
    'Tax advisers',
    'Freelancers',
  ],
  personality: ['thorough', 'unflappable', 'tidy', 'down-to-earth'],
  page: {
    title: 'Alexandra – your AI paperwork assistant',
    subtitle: 'The paperwork liberator',
    motto: 'Hand me the shoebox. I’ll do the rest.',
    description:
      'Alexandra is your AI assistant for paperwork: she sorts receipts, fills in spreadsheets and gets the bookkeeping ready for your tax adviser.',
    age: '{age|year|years} old',
    personality: 'Thorough, unflappable and down-to-earth',
    superpower: 'Turns a pile of paper into a finished spreadsheet',
    features: {
      title: 'What Alexandra gets done for you',
      items: [
        {
          title: 'Receipts filed',
          description:
            'A photo, a scan or an email is enough: Alexandra recognises invoices and receipts and puts them in the right folder.',
        },
        {
          title: 'Data in spreadsheets',
          description:
            'Amount, date, VAT rate, supplier: Alexandra reads the details and enters them in your spreadsheet.',
        },
        {
          title: 'Bookkeeping with less manual work',
          description:
            'Alexandra matches payments to invoices and automatically gets everything ready for your tax adviser.',
        },
        {
          title: 'An end to the chaos',
          description:
            'Alexandra spots what’s missing or filed twice. She asks before the month-end rush sets in.',
        },
      ],
    },
    targetGroups: {
      title: 'Who Alexandra tidies up for',
      groups: [
        {
          name: 'Tradespeople',
          benefit: 'Photograph the materials receipt on site, and it’s filed.',
        },
        {
          name: 'Hair salons',
          benefit: 'Closing time means going home, not doing the books.',
        },
        {
          name: 'Consultants',
          benefit: 'Travel costs and expenses are matched to the right project.',
        },
        {
          name: 'Solicitors',
          benefit: 'Disbursements and invoices are filed under the right matter.',
        },
        {
          name: 'Tax advisers',
          benefit: 'Your clients send you legible receipts and finished spreadsheets.',
        },
        {
          name: 'Freelancers',
          benefit: 'Your tax records come together by themselves, all year round.',
        },
      ],
    },
    examples: {
      title: 'How Alexandra works',
      conversations: [
        {
          scenario: 'Monday morning, the pile from the weekend',
          message:
            'Good morning, I’m Alexandra, your AI assistant. All the receipts from the weekend are filed. There’s just one fuel receipt where I can’t read the date. Could you have a quick look?',
        },
        {
          scenario: 'A builder photographs an invoice',
          message:
            'Thanks! Alexandra here, your AI assistant. The amount, VAT rate and due date are already in the spreadsheet. Does the invoice from the builders’ merchant belong to the “Loft conversion” job?',
        },
        {
          scenario: 'Month end, everything has to go to the tax adviser',
          message:
            'This is Alexandra, your AI assistant. October is almost complete – only the mobile phone bill is missing. Could you send it over? Then everything is sorted and ready for your tax adviser.',
        },
      ],
    },
    benefits: {
      title: 'What’s in it for you',
      items: [
        'Up to {paperworkHours|hour|hours} saved a month',
        'Everything automatically prepared for your tax adviser',
        'Any receipt found in seconds',
        'Evenings and weekends without the paper pile',
      ],
    },
    cta: {
      title: 'Hand over the paperwork',
      description:
        'Try Alexandra free for {trialDays|day|days}. We’re happy to show you in a demo how she handles your receipts.',
      primary: 'Try Alexandra for free',
      secondary: 'Book a demo',
    },
  },
} satisfies PersonaCopy
