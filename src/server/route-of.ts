import type { IncomingMessage } from 'node:http'
import { isKnownPath } from '../i18n/known-paths.ts'
import { locales } from '../i18n/locales.ts'
import { previewRoot } from '../i18n/routes.ts'
import { requestPath } from './request-path.ts'

/** Prefixes of the paths that are not pages. More specific prefixes come first. */
const prefixes = [
  '/_next/static',
  '/_next/image',
  '/_next',
  '/api/contact',
  '/api/voice-bot-onboarding',
  '/api/documents/zip',
  '/api/documents',
  '/api/admin/translations',
  '/api/admin',
  '/api/policy-reports',
  '/api/media/file',
  '/api/recordings/file',
  '/api',
  '/admin',
  previewRoot,
]

const localized = new RegExp(`^/(?:${locales.join('|')})(/[^/]+)?$`)

/**
 * Returns the route of a request as a metrics label. Returns one of a fixed set of values for any
 * URL, because Prometheus stores a time series per value.
 */
export function routeOf(request: IncomingMessage): string {
  const path = requestPath(request)
  const prefix = prefixes.find((each) => path === each || path.startsWith(`${each}/`))
  if (prefix) return prefix
  if (!isKnownPath(path)) return 'unknown'
  const [page, segment] = localized.exec(path) ?? []
  if (!page) return path.startsWith('/og/') ? '/og/[locale]/[picture]' : path
  return segment ? '/[locale]/[slug]' : '/[locale]'
}
