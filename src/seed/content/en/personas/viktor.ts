import type { PersonaCopy } from '../../types.ts'

export const viktor = {
  role: 'Your trusted partner on the phone',
  motto: 'Take your time. I’m listening.',
  description:
    'Viktor answers calls in a calm voice, gives information and books appointments. He stays friendly, even when things are hectic.',
  features: [
    'Answers calls {availability}',
    'Handles callers’ questions',
    'Books appointments with tact',
    'Builds trust from the first sentence',
    'Asks discreetly for feedback',
  ],
  targetGroups: [
    'Naturopaths',
    'Physiotherapists',
    'Dental practices',
    'Doctors’ surgeries',
    'Solicitors',
    'Notaries',
  ],
  personality: ['calm', 'empathetic', 'dependable', 'discreet'],
  page: {
    title: 'Viktor – your AI phone assistant',
    subtitle: 'The trusted partner with the calming voice',
    motto: 'Take your time. I’m listening.',
    description:
      'Viktor is the AI phone assistant for practices and law firms: he answers questions, books appointments with tact and takes time to listen.',
    age: '{age|year|years} old',
    personality: 'Calm, empathetic and discreet',
    superpower: 'Reassures anxious callers and finds them the right appointment',
    features: {
      title: 'What Viktor does for you on the phone',
      items: [
        {
          title: 'Answers over the phone',
          description:
            'Opening hours, directions, what to bring: Viktor answers in whole sentences, with no queue and no “press one for…”.',
        },
        {
          title: 'Bookings handled with tact',
          description:
            'Viktor asks if it’s urgent, suggests suitable times and confirms the appointment by text or email.',
        },
        {
          title: 'Trust from the start',
          description:
            'He introduces himself as an AI assistant, speaks calmly and promises nothing he can’t deliver. Anything difficult he passes on to you.',
        },
        {
          title: 'Discreet feedback',
          description:
            'Viktor asks gently how satisfied people are. The answers go to you and won’t be published.',
        },
      ],
    },
    targetGroups: {
      title: 'Who Viktor answers the phone for',
      groups: [
        {
          name: 'Naturopaths',
          benefit: 'You treat your patients undisturbed while Viktor takes time for every call.',
        },
        {
          name: 'Physiotherapists',
          benefit: 'A whole course of treatment is planned in a single call.',
        },
        {
          name: 'Dental practices',
          benefit: 'Anyone in pain or nervous hears a calm voice straight away.',
        },
        {
          name: 'Doctors’ surgeries',
          benefit: 'The phone rings less, and your team has time for the people in front of them.',
        },
        {
          name: 'Solicitors',
          benefit: 'New enquiries don’t slip away while you’re in court.',
        },
        {
          name: 'Notaries',
          benefit: 'Dates and documents are sorted out before anyone comes in to sign.',
        },
      ],
    },
    examples: {
      title: 'How Viktor handles a call',
      conversations: [
        {
          scenario: 'A dental patient calls with a toothache',
          caller: 'Good morning. I’ve had terrible toothache since last night.',
          message:
            'That sounds painful. I’m Viktor, the practice’s AI assistant. There’s a slot today at 4 pm. Can you make it?',
        },
        {
          scenario: 'A caller who has lost her job wants legal advice',
          caller: 'I was dismissed yesterday. Could I talk to a solicitor?',
          message:
            'This is Viktor, the firm’s AI assistant, so there’s no need to go into detail. We can offer you an initial consultation on Tuesday at 11 am. Shall I put you down for it?',
        },
        {
          scenario: 'A physiotherapy patient books her next appointment',
          caller: 'Monday at eight works for me, thanks.',
          message:
            'You’re booked in. As the practice’s AI assistant, may I ask you one more thing? How happy are you with us? Your answer won’t be published.',
        },
      ],
    },
    benefits: {
      title: 'What’s in it for you',
      items: [
        'Your phone is answered {availability}, even over lunch',
        'You can concentrate without the constant ringing',
        'Callers feel taken seriously',
        'Fewer no-shows, thanks to confirmations and reminders',
      ],
    },
    cta: {
      title: 'Let Viktor take the calls',
      description:
        'Try Viktor free for {trialDays|day|days}. We set up your voice bot within {setupHours|hour|hours} of receiving your details.',
      primary: 'Try Viktor for free',
      secondary: 'Book a demo',
    },
  },
} satisfies PersonaCopy
