/** The icons that editors can choose for a persona's feature card. */
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
