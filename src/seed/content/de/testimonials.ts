import type { TestimonialsCopy } from '../types.ts'

export const testimonials = {
  hairdresser: {
    role: 'Inhaberin eines Friseursalons',
    content:
      'Früher lief ich mit nassen Händen zum Telefon. Heute bucht Clara die Termine, und wir haben {exampleNoShows} weniger Ausfälle. Der Umsatz ist um {exampleRevenue} gestiegen, in guten Monaten um bis zu {revenueIncrease}.',
    imageAlt: 'Porträt von Sabine Krüger',
  },
  dentist: {
    role: 'Zahnarzt mit eigener Praxis',
    content:
      'Seit die Erinnerungen von selbst rausgehen, fallen {noShowReduction} weniger Termine aus. Und am Empfang ist endlich Ruhe, weil Viktor ans Telefon geht.',
    imageAlt: 'Porträt von Dr. Thomas Berger',
  },
  lawyer: {
    role: 'Rechtsanwältin',
    content:
      'Wenn ich bei Gericht bin, nimmt Viktor die Anrufe an, ruhig und diskret. Seitdem kommen {exampleEnquiries} mehr Anfragen bei uns an. Und Alexandra hat meinen Schreibtisch leer geräumt.',
    imageAlt: 'Porträt von Elena Hoffmann',
  },
} satisfies TestimonialsCopy
