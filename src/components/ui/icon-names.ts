/**
 * The pictograms by the names under which the CMS keeps them, which are those of the icon set;
 * `scripts/icons.ts` puts their shapes into one file.
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
