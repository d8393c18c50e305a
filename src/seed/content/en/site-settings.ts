import type { SiteSettingsCopy } from '../types.ts'

export const siteSettings = {
  brand: 'Digital Reception',
  titleSuffix: ' | {brand}',
  navigation: {
    features: 'Features',
    testimonials: 'Testimonials',
    contact: 'Contact',
    consultation: 'Free consultation',
  },
  aiNotice:
    'Clara, Viktor and Alexandra are AI assistants, not people. Their ages and characters are made up. In every conversation they say that they are AI.',
  contact: {
    title: 'How can we help?',
    description:
      'A free consultation, a demo or a trial: tell us what you’d like. We’ll reply within {replyHours|hour|hours}.',
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      message: 'Message',
    },
    messagePlaceholder: 'What do you do, and what takes up most of your time day to day?',
    requiredNote: 'Fields marked * are required.',
    privacyNote:
      'We use your details only to deal with your enquiry. You can read more in our privacy policy (in German).',
    submit: 'Send message',
    successTitle: 'Thank you for your message!',
    successDescription: 'We’ll be in touch within {replyHours|hour|hours}.',
  },
  footer: {
    tagline: 'AI assistants for small businesses, practices and law firms.',
    navigationTitle: 'Overview',
    contactTitle: 'Contact',
    legalTitle: 'Legal',
    home: 'Home',
    imprint: 'Imprint',
    privacy: 'Privacy policy',
    copyright: '© {brand}. All rights reserved.',
  },
} satisfies SiteSettingsCopy
