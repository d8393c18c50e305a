import type { TestimonialsCopy } from '../types.ts'

export const testimonials = {
  hairdresser: {
    role: 'Proprietara unui salon de coafură',
    content:
      'Înainte fugeam la telefon cu mâinile ude. Acum de programări se ocupă Clara, iar cele ratate au scăzut cu {exampleNoShows}. Încasările au crescut cu {exampleRevenue}, în lunile bune cu până la {revenueIncrease}.',
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
      'Când sunt în instanță, Viktor preia apelurile, calm și discret. Acum primim cu {exampleEnquiries} mai multe solicitări. Iar Alexandra mi-a scăpat biroul de teancurile de documente.',
    imageAlt: 'Portret: Elena Hoffmann',
  },
} satisfies TestimonialsCopy
