import type { Locale } from '../../i18n/locales.ts'
import { mapTexts } from './map-texts.ts'

/**
 * What a language keeps on one line in addition to the common rules. Each is part
 * of a regular expression.
 */
type Rules = {
  /** Words after a number. */
  units: string
  months: string
  /** Abbreviations before a number, a single letter or a name. */
  before: string
  /** Abbreviations and phrases of several words. */
  phrases: string
}

const rules: Record<Locale, Rules> = {
  de: {
    units: 'Tage?n?|Stunden?|Minuten?|Sekunden?|Wochen?|Monate?n?|Jahre?n?|Uhr|Prozent|Euro',
    months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
    before: '(?:Abs|Art|Nr|Buchst|lit|Ziff|ca|Dr|Prof)\\.|Satz',
    phrases: 'z\\. B\\.|d\\. h\\.|u\\. a\\.|i\\. d\\. R\\.|z\\. T\\.|bis zu',
  },
  en: {
    // English allows a line break between a number and a whole word: 14 days.
    units: '[ap]\\.?m',
    months: 'January|February|March|April|May|June|July|August|September|October|November|December',
    before: '[Ss]ections?|[Aa]rticles?|(?:Dr|Mr|Mrs|Ms|Prof)\\.?|[Nn]o\\.',
    phrases: 'up to',
  },
  pt: {
    units: 'dias?|horas?|minutos?|segundos?|semanas?|mês|meses|anos?|euros?',
    months:
      'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    before: '[Aa]rtigos?|[Aa]rt\\.º?|n\\.º|(?:al|Dra?|Sra?|Prof)\\.',
    phrases: 'p\\. ex\\.',
  },
  ro: {
    units: '(?:de )?(?:zile|ore|minute|secunde|săptămâni|luni|ani|euro|lei)|zi|oră|minut|lună|an',
    months:
      'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
    before: '(?:[Aa]rt|alin|lit|nr|pct|[Dd]r|[Pp]rof)\\.|ora|orele',
    phrases: 'ș\\. a\\.|până la',
  },
}

const start = '(?<![\\p{L}\\p{N}/@._+-])'
const end = '(?![\\p{L}\\p{N}])'
// A number must not start after a comma or colon, and its length is limited: otherwise a text of
// digits and commas would take quadratic time.
const number = `${start}(?<![,:])\\p{N}[\\p{N}.,:]{0,30}`
const signs = '[%‰€$£]|°C|km|cm|mm|kg|KB|MB|GB'

function patternOf({ units, months, before, phrases }: Rules): RegExp {
  const together = [
    `${number} (?:${signs}|${units})${end}`,
    `${number} (?:de )?(?:${months})${end}`,
    `§§? (?=\\p{N})`,
    `(?<=\\p{N}) (?=\\(\\p{N}+\\))`,
    `\\((?:EU|UE)\\) (?=\\p{N})`,
    `${start}(?:${before}) (?=[\\p{N}(]|\\p{Lu}\\p{Ll}|\\p{Ll}${end})`,
    `${start}(?:${phrases})${end}`,
    // A dash may end a line but not start one.
    ` (?=[–—] )`,
  ]
  return new RegExp(together.join('|'), 'gu')
}

const patterns: Record<Locale, RegExp> = {
  de: patternOf(rules.de),
  en: patternOf(rules.en),
  pt: patternOf(rules.pt),
  ro: patternOf(rules.ro),
}

/**
 * Sets no-break spaces by the language's typographic rules, for example between a number and its
 * unit, in references to laws and in abbreviations. Only changes spaces, so URLs stay unchanged.
 */
export function setNoBreakSpaces(text: string, locale: Locale): string {
  return text.replace(patterns[locale], (together) => together.replaceAll(' ', '\u00a0'))
}

/** Replaces no-break spaces by plain ones in all nested texts, for search engines. */
export function setPlainSpaces<T>(value: T): T {
  return mapTexts(value, (text) => text.replaceAll('\u00a0', ' '))
}
