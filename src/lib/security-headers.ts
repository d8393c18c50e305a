/**
 * The security headers of every answer. Scripts and styles in the page are allowed because cached
 * pages carry their data in them; everything must come from the site itself.
 */
export function securityHeaders(isDev: boolean): { key: string; value: string }[] {
  const policy = {
    'default-src': "'self'",
    // The development server evaluates its modules.
    'script-src': `'self' 'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  }
  return [
    {
      key: 'Content-Security-Policy',
      value: Object.entries(policy)
        .map(([directive, sources]) => `${directive} ${sources}`)
        .join('; '),
    },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ]
}
