/** The pictograms that a feature card may carry, by their name in the icon set. */
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

/** The palettes of a feature card: the site's own, or one of the personas'. */
export const featureColours = ['ink', 'clara', 'viktor', 'alexandra'] as const

/** A testimonial always shows five stars. */
export const testimonialRating = 5
