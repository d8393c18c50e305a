import { type Locale, localeTags } from '../../i18n/locales.ts'
import { mapTexts } from '../text/map-texts.ts'

/** Values of the placeholders in copy, by key: `{trialDays}` becomes the value of `trialDays`. */
export type Placeholders = Record<string, string>

type Values = Readonly<Record<string, string | number>>

/**
 * The placeholders from the site settings, which are valid in every text. The others are claims.
 */
export const settingsPlaceholders = ['brand', 'phone', 'email', 'company', 'address'] as const

/** Joins the lines of an address with commas. */
export function onOneLine(address: string): string {
  return address.trim().replaceAll(/\s*\n\s*/g, ', ')
}

/**
 * Maximum characters of a placeholder's value. It is limited because copy
 * may contain it many times.
 */
export const maxPlaceholderLength = 100

/** A marketing figure and its placeholder key. */
type Claim = { key: string; value: string; kind: 'plain' | 'percent' }

/** Returns whether a value can be formatted as a percentage. */
export function isNumber(value: unknown): boolean {
  return String(value).trim() !== '' && Number.isFinite(Number(value))
}

/**
 * Returns the placeholders of claims, formatted for a language: "75 %" in German, "75%" in English.
 */
export function claimPlaceholders(claims: readonly Claim[], locale: Locale): Placeholders {
  const percent = new Intl.NumberFormat(localeTags[locale], {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return Object.fromEntries(
    claims.map(({ key, value, kind }) => [
      key,
      kind === 'percent' ? percent.format(Number(value) / 100) : value,
    ]),
  )
}

/** The site settings that are available as placeholders. */
type PlaceholderSettings = {
  brand: string
  phone: string
  email: string
  operator: { company: string; address: string }
}

/** Returns the placeholders that are valid in every text of a language. */
export function sitePlaceholders(
  { brand, phone, email, operator }: PlaceholderSettings,
  claims: readonly Claim[],
  locale: Locale,
): Placeholders {
  const { company, address } = operator
  const known = {
    brand,
    phone,
    email,
    company,
    address: onOneLine(address),
  } satisfies Record<(typeof settingsPlaceholders)[number], string>
  return { ...known, ...claimPlaceholders(claims, locale) }
}

/**
 * Replaces the placeholders in all nested texts of a value. Unknown placeholders stay unchanged, so
 * that editors notice the mistake. For copy with plural forms, use `copy.ts`.
 */
export function fillPlaceholders<T>(value: T, placeholders: Values): T {
  return mapTexts(value, (text) =>
    text.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
      Object.hasOwn(placeholders, key) ? String(placeholders[key]) : placeholder,
    ),
  )
}
