/** The pictograms that a persona's feature card may carry, by their name in the icon set. */
export const personaIcons = [
  'bell',
  'calculator',
  'calendar-check',
  'clock',
  'ear',
  'folder-check',
  'heart',
  'message-circle',
  'phone',
  'shield-check',
  'sparkles',
  'star',
  'table',
] as const
