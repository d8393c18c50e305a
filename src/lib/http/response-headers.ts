/**
 * Caches ask whether a published page is still the same before they show it again. Next
 * would let shared caches keep it for a year, past every change.
 */
export const pageHeaders: Header[] = [
  { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
]

/** What the staff's preview has instead: nobody keeps or finds it. */
export const previewHeaders: Header[] = [
  { key: 'Cache-Control', value: 'private, no-store' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

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
