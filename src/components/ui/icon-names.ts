/**
 * The names of the icons, as in the icon set and as stored in the CMS. `scripts/icons.ts` generates the
 * sprite from them.
 */
export const iconNames = [
  'arrow-right',
  'bell',
  'calculator',
  'calendar-check',
  'check',
  'clock',
  'credit-card',
  'ear',
  'folder-check',
  'globe',
  'heart',
  'mail',
  'menu',
  'message-circle',
  'phone',
  'piggy-bank',
  'shield-check',
  'sparkles',
  'star',
  'table',
  'trending-up',
] as const

export type IconName = (typeof iconNames)[number]
