import type { IncomingMessage } from 'node:http'
import { isKnownPath } from '../i18n/known-paths.ts'
import { locales } from '../i18n/locales.ts'
import { previewRoot } from '../i18n/routes.ts'
import { requestPath } from './request-path.ts'

/** The beginnings of paths that are not pages, the longer ones first. */
const roots = [
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
 * The route of a request as a label of metrics. There are few, whatever is asked for: each value is
 * a time series of its own.
 */
export function routeOf(request: IncomingMessage): string {
  const path = requestPath(request)
  const root = roots.find((each) => path === each || path.startsWith(`${each}/`))
  if (root) return root
  if (!isKnownPath(path)) return 'unknown'
  const [page, segment] = localized.exec(path) ?? []
  if (!page) return path.startsWith('/og/') ? '/og/[locale]/[picture]' : path
  return segment ? '/[locale]/[slug]' : '/[locale]'
}
