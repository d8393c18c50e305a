import { type Locale, localeTags } from '../../i18n/locales.ts'
import { mapTexts } from '../text/map-texts.ts'

/** Values for the placeholders in copy, by key: `{trialDays}` becomes the value of `trialDays`. */
export type Placeholders = Record<string, string>

type Values = Readonly<Record<string, string | number>>

/** The placeholders of the site settings, valid in every text; the others are claims. */
export const settingsPlaceholders = ['brand', 'phone', 'email', 'company', 'address'] as const

/** An address, which the settings have in lines, as copy quotes it. */
export function onOneLine(address: string): string {
  return address.trim().replaceAll(/\s*\n\s*/g, ', ')
}

/** The longest value of a placeholder, in characters: copy may repeat it many times. */
export const maxPlaceholderLength = 100

/** A marketing figure under the key by which copy quotes it. */
type Claim = { key: string; value: string; kind: 'plain' | 'percent' }

/** Whether a figure can be written as a percentage. */
export function isNumber(value: unknown): boolean {
  return String(value).trim() !== '' && Number.isFinite(Number(value))
}

/** The marketing figures as a language writes them: "75 %" in German, "75%" in English. */
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

/** The settings and figures that copy may quote, as they are stored. */
type Quotable = {
  brand: string
  phone: string
  email: string
  operator: { company: string; address: string }
}

/** What the placeholders of every text stand for in a language. */
export function sitePlaceholders(
  { brand, phone, email, operator }: Quotable,
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
 * Replaces the placeholders in every text of a value, however deep. An unknown placeholder stays
 * as it is written, so that an editor sees the mistake. For copy of a language, whose words take
 * the form of their number, there is `copy.ts`.
 */
export function fillPlaceholders<T>(value: T, placeholders: Values): T {
  return mapTexts(value, (text) =>
    text.replace(/\{(\w+)\}/g, (written, key: string) =>
      Object.hasOwn(placeholders, key) ? String(placeholders[key]) : written,
    ),
  )
}
