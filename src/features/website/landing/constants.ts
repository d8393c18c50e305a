/** The icons that editors can choose for a feature card. */
export const featureIcons = [
  'bell',
  'calendar-check',
  'clock',
  'credit-card',
  'globe',
  'message-circle',
  'phone',
  'piggy-bank',
  'shield-check',
  'trending-up',
] as const

/** The colours of a feature card: the site's or a persona's. */
export const featureColours = ['ink', 'clara', 'viktor', 'alexandra'] as const

/** A testimonial always shows five stars. */
export const testimonialRating = 5
