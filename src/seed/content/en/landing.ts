import type { LandingCopy } from '../types.ts'

export const landing = {
  hero: {
    headline: 'Your front desk never clocks off',
    subtitle: 'AI assistants for chat, phone and paperwork',
    description:
      'You cut hair, treat patients, build homes or give advice. Clara, Viktor and Alexandra answer enquiries, book appointments and sort receipts. Round the clock.',
    tryButton: 'Try it now',
    demoButton: 'Book a demo',
    trialNote: '{trialDays|day|days} free trial',
    badge: '{availability} Online',
  },
  statistics: {
    title: 'What could change for you',
    items: [
      { value: 'up to {noShowReduction}', label: 'fewer no-shows' },
      { value: 'up to {costSavings}', label: 'lower costs for routine work' },
      { value: '{availability}', label: 'available, even on bank holidays' },
      { value: '{reliability}', label: 'reliable, day and night' },
    ],
  },
  team: {
    title: 'Three AI assistants, one team',
    subtitle: 'Choose who should help you first. Or take all three.',
    linkLabel: 'Find out more',
  },
  features: {
    title: 'Fewer interruptions. More time for your customers.',
    subtitle: 'What your assistants get done while you work.',
  },
  testimonials: {
    title: 'What you could be saying soon',
    subtitle: 'Three made-up examples from a salon, a dental practice and a law firm.',
    exampleNote: 'Made-up example, not from a real customer',
  },
  cta: {
    title: 'Just give it a try',
    description:
      'We’ll advise you free of charge and set up your trial. It lasts {trialDays|day|days}, costs nothing and ends automatically.',
    startButton: 'Start for free',
    demoButton: 'Book a personal demo',
    note: 'GDPR-compliant · Made in Germany',
  },
} satisfies LandingCopy
