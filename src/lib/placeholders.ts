/** Values for the placeholders in copy, by key: `{trialDays}` becomes the value of `trialDays`. */
export type Placeholders = Record<string, string>

type Values = Readonly<Record<string, string | number>>

/** The placeholders that stand for the site settings in every text; the others are claims. */
export const settingsPlaceholders = ['brand', 'phone', 'email'] as const

const pattern = /\{(\w+)\}/g

/** The keys of the placeholders in a text, each as often as it stands there. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(pattern)].map(([, key]) => key as string)
}

/**
 * Replaces the placeholders in every text of a value, however deep. An unknown placeholder stays
 * as it is written, so that an editor sees the mistake.
 */
export function fillPlaceholders<T>(value: T, placeholders: Values): T {
  if (typeof value === 'string') return fillText(value, placeholders) as T
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, placeholders)) as T
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, placeholders)]),
    ) as T
  }
  return value
}

function fillText(text: string, placeholders: Values): string {
  return text.replace(pattern, (written, key: string) =>
    Object.hasOwn(placeholders, key) ? String(placeholders[key]) : written,
  )
}
