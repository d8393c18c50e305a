import type { FeaturesCopy } from '../types.ts'

export const features = {
  availability: {
    title: 'Available {availability}',
    description:
      'People get in touch in the evening, at weekends and while you’re with someone else. Your assistants reply straight away.',
    benefits: [
      'Answers by chat and by phone',
      'No hold music, no answerphone',
      'Even on bank holidays and while you’re away',
    ],
  },
  booking: {
    title: 'Appointments that book themselves',
    description:
      'Pick a free slot, confirm, done. Your calendar fills up while you get on with your work.',
    benefits: [
      'Confirmation by text and email',
      'Rescheduling without a call',
      'No double bookings',
    ],
  },
  reminders: {
    title: 'Fewer no-shows',
    description:
      'Remind people and they turn up. Or they cancel in good time. That can cut your no-shows by up to {noShowReduction}.',
    benefits: [
      'Reminders by text and email',
      'Cancelling takes one short reply',
      'Freed-up slots can be booked again at once',
    ],
  },
  upselling: {
    title: 'More revenue per appointment',
    description:
      'A conditioning treatment with the haircut, a hygienist appointment with the check-up: the right offer comes at the right moment. That can bring in up to {revenueIncrease} more revenue.',
    benefits: [
      'Extras that suit the appointment',
      'Online payment as part of the booking',
      'Deposits to protect your longer appointments',
    ],
  },
  savings: {
    title: 'Routine work costs up to {costSavings} less',
    description:
      'Calls, bookings and filing eat into every day. Hand over the routine and keep the work only people can do.',
    benefits: [
      'Less time on the phone',
      'Up to {paperworkHours|hour|hours} less paperwork a month',
      'Help at your busiest times, with no overtime',
    ],
  },
  privacy: {
    title: 'Data protection under the GDPR',
    description:
      'What your customers tell you in confidence stays confidential. We process the data in data centres in the EU.',
    benefits: [
      'Made in Germany, under European law',
      'Assistants that tell people they are AI',
      'No tracking on this website',
    ],
  },
} satisfies FeaturesCopy
