import type { PersonaCopy } from '../../types.ts'

export const clara = {
  role: 'The service expert in your chat',
  motto: 'I reply straight away. Even at eleven on a Sunday night.',
  description:
    'Clara answers questions on your website, books appointments and sends the reminders. After every visit she asks how it went.',
  features: [
    'Answers chats {availability}',
    'Books and moves appointments',
    'Sends reminders by text and email',
    'Follows up after every visit',
    'Knows your line of work',
  ],
  targetGroups: [
    'Hair salons',
    'Dental practices',
    'Therapists',
    'Tradespeople',
    'Consultants',
    'Freelancers',
  ],
  personality: ['warm', 'quick', 'attentive', 'well organised'],
  page: {
    title: 'Clara – your AI chat assistant',
    subtitle: 'The service expert for your website',
    motto: 'I reply straight away. Even at eleven on a Sunday night.',
    description:
      'Clara is your AI chat assistant: she answers questions round the clock, books appointments, sends reminders and asks afterwards how it went.',
    age: '{age|year|years} old',
    personality: 'Warm, quick and attentive',
    superpower: 'Finds the right appointment, even long after closing time',
    features: {
      title: 'What Clara takes off your hands',
      items: [
        {
          title: 'Answers round the clock',
          description:
            'Opening hours, prices, directions, free slots: Clara replies {availability} and knows the questions people in your line of work are always asked.',
        },
        {
          title: 'Appointments that fit',
          description:
            'Clara knows your calendar and how long each service takes. She books, moves and confirms appointments without you picking up the phone.',
        },
        {
          title: 'Feedback after every visit',
          description:
            'Clara checks in briefly after each appointment and sums up the answers, so you know what people like and what could be better.',
        },
        {
          title: 'Reminders that get through',
          description:
            'Clara texts or emails in good time before the appointment. Anyone who can’t make it cancels, and the slot is free again.',
        },
      ],
    },
    targetGroups: {
      title: 'Who Clara works for',
      groups: [
        {
          name: 'Hair salons',
          benefit:
            'Up to {hairdresserAppointments} more appointments without putting down the scissors.',
        },
        {
          name: 'Dental practices',
          benefit: 'Fewer empty chairs, because Clara sends a reminder for every appointment.',
        },
        {
          name: 'Therapists',
          benefit: 'Enquiries get through while you’re in a session.',
        },
        {
          name: 'Tradespeople',
          benefit: 'You stay on site while Clara finds out what the job is.',
        },
        {
          name: 'Consultants',
          benefit: 'First meetings land in your calendar without the back-and-forth.',
        },
        {
          name: 'Freelancers',
          benefit: 'No office staff? Every enquiry still gets an instant reply.',
        },
      ],
    },
    examples: {
      title: 'How Clara replies',
      conversations: [
        {
          scenario: 'Sunday evening, a new client asks about a cut and colour',
          message:
            'Hello, I’m Clara, the salon’s AI assistant. For a cut and colour I still have Thursday at 3 pm or Saturday at 10 am. Which would suit you better?',
        },
        {
          scenario: 'Text reminder, the day before the appointment',
          message:
            'Hello, this is Clara, your dental practice’s AI assistant. Your check-up is tomorrow at 9.30 am. Can you still make it? Just reply Yes – or No, and we’ll find you another time.',
        },
        {
          scenario: 'Quick survey, two hours after the visit',
          message:
            'Thank you for coming in today! I’m Clara, the salon’s AI assistant, and I have just one question: how happy are you with your haircut, from 1 (not at all) to 5 (very)?',
        },
      ],
    },
    benefits: {
      title: 'What’s in it for you',
      items: [
        'More bookings without more phone calls',
        'Fewer no-shows, thanks to timely reminders',
        'Replies {availability}, even at weekends and on bank holidays',
        'You find out what your customers really think',
      ],
    },
    cta: {
      title: 'Meet Clara',
      description:
        'Try Clara free for {trialDays|day|days}. Or let us show you in a demo how she would work in your business.',
      primary: 'Try Clara for free',
      secondary: 'Book a demo',
    },
  },
} satisfies PersonaCopy
