/**
 * The security headers of every answer. Scripts and styles in the page are allowed because cached
 * pages carry their data in them; everything must come from the site itself.
 */
export function securityHeaders(isDev: boolean): Header[] {
  return [
    contentPolicy(isDev, "'none'"),
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ]
}

/** What the CMS has instead: before an upload it reads the chosen file back from the browser. */
export function adminHeaders(isDev: boolean): Header[] {
  return [contentPolicy(isDev, "'none'", "'self' blob:")]
}

/**
 * Caches ask whether a published page is still the same before they show it again. Next
 * would let shared caches keep it for a year, past every change.
 */
export const pageHeaders: Header[] = [
  { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
]

/** The headers of the staff's preview: framed by the CMS, neither cached nor indexed. */
export function previewHeaders(isDev: boolean): Header[] {
  return [
    contentPolicy(isDev, "'self'"),
    { key: 'Cache-Control', value: 'private, no-store' },
    { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  ]
}

/**
 * What a file has instead, uploaded or made for a download: whoever opens one by itself opens a
 * document of the site's own address, in which nothing may run or load.
 */
export const fileHeaders: Header[] = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  },
]

type Header = { key: string; value: string }

function contentPolicy(isDev: boolean, framedBy: "'none'" | "'self'", connects = "'self'"): Header {
  const policy = {
    'default-src': "'self'",
    // The development server evaluates its modules.
    'script-src': `'self' 'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': connects,
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': framedBy,
  }
  const value = Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
  return { key: 'Content-Security-Policy', value }
}
