import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cmsWording } from '../../../src/i18n/cms-wording.ts'
import { isLocale, type Locale, locales } from '../../../src/i18n/locales.ts'
import { germanMails } from '../../../src/seed/content/de/mails-german.ts'
import { germanPageMeta } from '../../../src/seed/content/de/page-meta-german.ts'
import { privacy } from '../../../src/seed/content/de/privacy.ts'
import { content } from '../../../src/seed/index.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Returns the deprecated words of a language: those struck through in its column. */
function deprecatedWords(locale: Locale): string[] {
  const glossary = fs.readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'))
  const column = rows[0]?.split('|').findIndex((head) => head.trim() === locale) ?? -1
  return rows.flatMap((row) =>
    [...(row.split('|')[column] ?? '').matchAll(/~~(.+?)~~/g)].map(([, word]) => word as string),
  )
}

/**
 * Returns a pattern for a whole word, case-insensitive and with the endings that `…` stands for.
 */
function patternOf(word: string): RegExp {
  const written = word.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&').replaceAll('…', '\\p{L}*')
  return new RegExp(`(?<![\\p{L}\\p{N}-])${written}(?![\\p{L}\\p{N}])`, 'iu')
}

type Text = { locale: Locale; text: string }

/** Returns every text of a value. Everything below a key that is a locale is in that language. */
function texts(value: unknown, locale: Locale): Text[] {
  if (typeof value === 'string') return [{ locale, text: value.replaceAll(/\{\w+/g, '{') }]
  if (typeof value === 'function') return value.length > 0 ? texts(sample(value), locale) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => texts(item, isLocale(key) ? key : locale))
}

/** Calls a message that takes arguments with sample values. */
function sample(message: unknown): unknown {
  return (message as (...all: string[]) => unknown)('7', '7', '7')
}

/**
 * Returns the labels and descriptions of the CMS as its configuration writes them: `label('…',
 * '…')`.
 */
function cmsLabels(): Text[] {
  const files = fs.globSync('{collections,globals}/**/*.ts', { cwd: root })
  const sources = files.map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
  const pairs = /\blabel\(\s*(['`])(.*?)\1,\s*(['`])(.*?)\3,?\s*\)/gs
  return sources.flatMap((source) =>
    [...source.matchAll(pairs)].flatMap(([, , de = '', , en = '']) => texts({ de, en }, 'de')),
  )
}

async function everyText(): Promise<Text[]> {
  const patterns = ['src/**/*messages.ts', 'collections/**/{messages,malformed-messages}.ts']
  const files = fs.globSync(patterns, { cwd: root })
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))))
  // Messages without a language belong to the onboarding form, which is German.
  const messages = modules.flatMap((module) => texts({ ...module, formatCount: undefined }, 'de'))
  return [
    ...messages,
    ...cmsLabels(),
    ...texts(cmsWording, 'de'),
    ...texts(content, 'de'),
    ...texts([germanMails, germanPageMeta, privacy], 'de'),
  ]
}

describe.each(locales)('the texts in %s', async (locale) => {
  const own = (await everyText()).filter((text) => text.locale === locale)

  it.each(deprecatedWords(locale))('do not use “%s”', (word) => {
    expect(own.length).toBeGreaterThan(200)
    const pattern = patternOf(word)
    expect(own.map(({ text }) => text).filter((text) => pattern.test(text))).toEqual([])
  })
})
