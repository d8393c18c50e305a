/** Where browsers report what a policy stopped. */
export const reportPath = '/api/policy-reports'

/** What the response header is called. */
export const policyHeader = 'Content-Security-Policy'

/** Names the address to which `report-to` refers. */
export const reportingEndpoints = `policy="${reportPath}"`

type Policy = Record<string, string>

/** React gives the nonce to no stylesheet that the preview adds; the CMS's lists and editor write styles. */
const stylesAnywhere = "'self' 'unsafe-inline'"

/**
 * What every page has: nothing but what the site itself serves. Neither scripts in the page nor event
 * handlers run; `script-src` of each kind of page adds its own.
 */
const common: Policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The one of src/instrumentation-client.ts.
  'trusted-types': 'default',
  'report-to': 'policy',
  // What Firefox knows instead.
  'report-uri': reportPath,
}

/** Hashes of the scripts and styles that a page contains. */
export type PageHashes = { scripts: readonly string[]; styles: readonly string[] }

/** Of a public page: of its inline scripts and styles, only those with these hashes count. */
export function publicPolicy({ scripts, styles }: PageHashes): string {
  return written({
    ...common,
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
  })
}

/** Of the staff's preview, which is made anew for each request: the CMS shows it in a frame. */
export function previewPolicy(nonce: string): string {
  return written({
    ...common,
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': stylesAnywhere,
    'frame-ancestors': "'self'",
  })
}

/**
 * Of the CMS. Its editor writes HTML by other ways than those of Trusted Types; before an upload it
 * reads the chosen file back from the browser; the preview is a frame.
 */
export function cmsPolicy(nonce: string): string {
  const { 'require-trusted-types-for': _required, 'trusted-types': _types, ...rest } = common
  return written({
    ...rest,
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': stylesAnywhere,
    'connect-src': "'self' blob:",
    'media-src': "'self' blob:",
    'frame-src': "'self'",
  })
}

/** Of `npm run dev`, whose server evaluates its modules. */
export const developmentPolicy = written({
  'default-src': "'self'",
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' blob:",
  'img-src': "'self' data: blob:",
  'frame-ancestors': "'self'",
})

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
