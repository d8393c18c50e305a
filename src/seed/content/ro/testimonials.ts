import type { TestimonialsCopy } from '../types.ts'

export const testimonials = {
  hairdresser: {
    role: 'Proprietară de salon de coafură',
    content:
      'Înainte fugeam la telefon cu mâinile ude. Acum Clara face programările și avem cu {exampleNoShows} mai puține locuri rămase goale. Încasările au crescut cu {exampleRevenue}, iar în lunile bune cu până la {revenueIncrease}.',
    imageAlt: 'Portret: Sabine Krüger',
  },
  dentist: {
    role: 'Medic stomatolog cu cabinet propriu',
    content:
      'De când mesajele de reamintire pleacă automat, avem cu {noShowReduction} mai puține programări ratate. Iar la recepție e în sfârșit liniște, pentru că la telefon răspunde Viktor.',
    imageAlt: 'Portret: Dr. Thomas Berger',
  },
  lawyer: {
    role: 'Avocată',
    content:
      'Când sunt în instanță, Viktor preia apelurile, calm și discret. Primim cu {exampleEnquiries} mai multe solicitări. Iar Alexandra mi-a eliberat biroul de dosare.',
    imageAlt: 'Portret: Elena Hoffmann',
  },
} satisfies TestimonialsCopy
