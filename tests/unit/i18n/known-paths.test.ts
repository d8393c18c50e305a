import fs from 'node:fs'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { describe, expect, it } from 'vitest'
import { isUnknownPath, unknownPathSources } from '../../../src/i18n/known-paths.ts'
import { locales } from '../../../src/i18n/locales.ts'
import { pageIds, pathOf } from '../../../src/i18n/routes.ts'

/** Compiled with the matcher that Next uses. */
const matchers = unknownPathSources().map((source) => getPathMatch(source, { sensitive: true }))
const isUnknown = (path: string) => {
  const isMatched = matchers.some((match) => match(path))
  expect(isUnknownPath(path), path).toBe(isMatched)
  return isMatched
}

describe('the rules for unknown paths', () => {
  it.each([
    ...locales.flatMap((locale) => pageIds.map((page) => pathOf(page, locale))),
    ...['/impressum', '/datenschutz', '/voice-bot-onboarding', '/og/ro/viktor.png'],
    ...['/de/manifest.webmanifest', '/admin', '/admin/voice-bot', '/api/contact', '/preview/de'],
    ...['/api/media/file/gr%C3%BC%C3%9Fe-%E2%82%AC-%F0%9F%98%80.png', '/_next/static/a.js'],
  ])('do not match %s', (path) => {
    expect(isUnknown(path)).toBe(false)
  })

  it.each([
    ...['/fr', '/clara', '/DE', '/de/Clara', '/en/impressum', '/pt/imprint', '/de/privacy'],
    ...[
      '/de/clara/x',
      '/de/manifest.webmanifests',
      '/de/manifestxwebmanifest',
      '/og/de/imprint.png',
    ],
    ...[
      '/_next/foo',
      '/_next/static',
      '/api',
      '/preview',
      '/impressum/x',
      '/voice-bot-onboarding/x',
      '/administrator',
      '/apis',
      '/dex',
      '/%00',
    ],
    ...['/%E0%A4%A', '/%', '/de/%zz', '/api/%FF', '/admin/%C3', '/api/%ED%A0%80', '/api/%E0%80%80'],
    `/${'a'.repeat(5000)}`,
  ])('match %s', (path) => {
    expect(isUnknown(path)).toBe(true)
  })

  it('do not match any public file, although Next checks files first', () => {
    const pictures = fs.readdirSync('src/app').filter((name) => /\.(ico|png|svg)$/.test(name))
    expect(pictures).toHaveLength(3)
    for (const file of [...pictures, 'robots.txt', 'sitemap.xml', '.well-known/security.txt']) {
      expect(isUnknownPath(`/${file}`), file).toBe(false)
    }
  })

  it('match a path as the decoder sees it, and always match one that cannot be decoded', () => {
    for (let first = 0x80; first <= 0xff; first++) {
      for (let second = 0x70; second <= 0xff; second++) {
        const path = `/api/%${first.toString(16)}%${second.toString(16)}%80`
        expect(isUnknown(path), path).toBe(!canDecode(path))
      }
    }
  })
})

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
