import type { Locale } from '../../src/i18n/locales.ts'
import { fixedPaths, languagesOf, type PageId, pageIds, pathOf } from '../../src/i18n/routes.ts'

export type Route = { path: string; page: PageId; locale: Locale }

/** Every page of the route table with its own content, in each of its languages. */
export const routes: Route[] = pageIds.flatMap((page) =>
  languagesOf(page).map((locale) => ({ path: pathOf(page, locale), page, locale })),
)

/** Every path that responds with a page, including those outside the route table. */
export const allPaths = [...routes.map(({ path }) => path), ...Object.values(fixedPaths)]

/** Paths that do not exist, some of them malformed. */
export const unknownPaths = [
  ...[
    '/fr',
    '/_next/foo',
    '/DE',
    '/clara',
    '/de/Clara',
    '/de/clara/x',
    '/de/unknown',
    '/index.php',
    '/de.html',
  ],
  ...['/en/impressum', '/pt/imprint', '/de/privacy', '/ro/datenschutz', '/impressum/x'],
  ...['/%E0%A4%A', '/%', '/de/%', '/de/%00', '/%00', '/de/%FF', '/api/%C3', '/admin/%E0%80%80'],
  ...[
    '/__proto__',
    '/de/constructor',
    '/de/%2e%2e%2fetc',
    '/de/clara%2F',
    '/voice-bot-onboarding/x',
  ],
  ...[`/${'a'.repeat(5000)}`, `/de/${'ü'.repeat(1000)}`, '/not/found/anywhere'],
]
