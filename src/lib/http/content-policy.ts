/** The route to which browsers report CSP violations. */
export const reportPath = '/api/policy-reports'

export const policyHeader = 'Content-Security-Policy'

/**
 * The value of the Reporting-Endpoints header, which defines the endpoint that `report-to` names.
 */
export const reportingEndpoints = `policy="${reportPath}"`

type Policy = Record<string, string>

/**
 * React does not set the nonce on stylesheets that the preview adds, and the CMS's lists and editor
 * insert inline styles.
 */
const inlineStyles = "'self' 'unsafe-inline'"

/**
 * The policy that all pages share: only resources of the site itself, and no inline scripts or
 * event handlers. Each kind of page extends `script-src`.
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
  // Created in src/instrumentation-client.ts.
  'trusted-types': 'default',
  'report-to': 'policy',
  // For Firefox, which does not support `report-to`.
  'report-uri': reportPath,
}

/** CSP hashes of the inline scripts and styles of a page. */
export type PageHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * Returns the policy of a public page, which allows the inline scripts and
 * styles with these hashes.
 */
export function publicPolicy({ scripts, styles }: PageHashes): string {
  return serialize({
    ...common,
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
  })
}

/**
 * Returns the policy of the staff's preview, which is rendered per request and framed by the CMS.
 */
export function previewPolicy(nonce: string): string {
  return serialize({
    ...common,
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': inlineStyles,
    'frame-ancestors': "'self'",
  })
}

/**
 * Returns the policy of the CMS. Its editor assigns HTML without Trusted Types, its upload form
 * reads the selected file through a `blob:` URL, the library that writes workbooks compresses large
 * ones in a worker from a `blob:` URL, and the preview is a frame.
 */
export function cmsPolicy(nonce: string): string {
  const { 'require-trusted-types-for': _required, 'trusted-types': _types, ...rest } = common
  return serialize({
    ...rest,
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': inlineStyles,
    'connect-src': "'self' blob:",
    'media-src': "'self' blob:",
    'worker-src': "'self' blob:",
    'frame-src': "'self'",
  })
}

/** The policy under `npm run dev`, whose client evaluates modules with `eval`. */
export const developmentPolicy = serialize({
  'default-src': "'self'",
  'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' blob:",
  'img-src': "'self' data: blob:",
  'frame-ancestors': "'self'",
})

function serialize(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
