/**
 * Makes caches revalidate a published page before every use. By default, Next lets shared caches
 * store it for a year, so they would miss changes.
 */
export const pageHeaders: Header[] = [
  { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
]

/** Keeps the staff's preview out of caches and search engines. */
export const previewHeaders: Header[] = [
  { key: 'Cache-Control', value: 'private, no-store' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

/**
 * The CSP of uploaded files and generated downloads. A file that is opened directly is a document
 * of the site's origin, so it must not run scripts or load anything.
 */
export const fileHeaders: Header[] = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  },
]

type Header = { key: string; value: string }
