import type { TestimonialsCopy } from '../types.ts'

export const testimonials = {
  hairdresser: {
    role: 'Hair salon owner',
    content:
      'I used to run to the phone with wet hands. Now Clara does the bookings, and we have {exampleNoShows} fewer no-shows. Our revenue is up {exampleRevenue}, and up to {revenueIncrease} in good months.',
    imageAlt: 'Portrait of Sabine Krüger',
  },
  dentist: {
    role: 'Dentist with his own practice',
    content:
      'Since the reminders started going out by themselves, we’ve had {noShowReduction} fewer no-shows. And the front desk is calm at last, because Viktor answers the phone.',
    imageAlt: 'Portrait of Dr. Thomas Berger',
  },
  lawyer: {
    role: 'Solicitor',
    content:
      'When I’m in court, Viktor takes the calls, calmly and discreetly. We now get {exampleEnquiries} more enquiries. And thanks to Alexandra I can see my desk again.',
    imageAlt: 'Portrait of Elena Hoffmann',
  },
} satisfies TestimonialsCopy
