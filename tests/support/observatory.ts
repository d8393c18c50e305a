/** Sources that make a policy unsafe. */
const unsafe = /^('unsafe-inline'|'unsafe-eval'|data:|\*|https:|https:\/\/\*(\.\*)?|(http|ftp):.*)$/

const privateReferrers = [
  ...['no-referrer', 'same-origin'],
  ...['strict-origin', 'strict-origin-when-cross-origin'],
]

const halfYear = 15_768_000

/**
 * Returns the rules of MDN's HTTP Observatory (1.4.8) that a page breaks: those that subtract
 * points or withhold bonus points. The redirect from http to https is left out because the proxy
 * does it.
 */
export function brokenRules(headers: Headers, html: string): string[] {
  const header = (name: string) => headers.get(name) ?? ''
  const directives = header('content-security-policy')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]))
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const areSafe = (name: string) => !sourcesOf(name).some((source) => unsafe.test(source))
  const allSources = directives.flatMap(([, ...sources]) => sources)
  const lifetime = /^max-age=(\d+)/.exec(header('strict-transport-security'))?.[1]
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, address]) => address)

  const rules: Record<string, boolean> = {
    'a policy, with each directive once': policy.size > 1 && policy.size === directives.length,
    'the policy begins with nothing': String(policy.get('default-src')) === "'none'",
    'no unsafe scripts, styles and objects': ['script-src', 'style-src', 'object-src'].every(
      areSafe,
    ),
    'nothing over http': !allSources.some((source) => /^(http|ftp):/.test(source)),
    'in no foreign frame': ["'none'", "'self'"].includes(String(policy.get('frame-ancestors'))),
    'no cookies': headers.getSetCookie().length === 0,
    'no access for other sites': !headers.has('access-control-allow-origin'),
    'no address told to other sites': privateReferrers.includes(header('referrer-policy')),
    'https for half a year': Number(lifetime) >= halfYear,
    'scripts of the site alone': scripts.every((address) => /^\/(?!\/)/.test(address ?? '')),
    'no guessed types': header('x-content-type-options') === 'nosniff',
    'no use by other sites': /^same-(origin|site)$/.test(header('cross-origin-resource-policy')),
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}
