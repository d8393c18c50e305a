import { describe, expect, it } from 'vitest'
import { cmsPolicy, previewPolicy, publicPolicy } from '../../../src/lib/http/content-policy.ts'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `))

describe('the Content Security Policy of a page', () => {
  it.each([
    [
      'public',
      publicPolicy({ scripts: ["'sha256-a'"], styles: [] }),
      "script-src 'self' 'sha256-a'",
    ],
    ['preview', previewPolicy('n'), "script-src 'self' 'nonce-n'"],
    ['CMS', cmsPolicy('n'), "script-src 'self' 'nonce-n'"],
  ])("runs only the site's own files and named scripts: %s", (_name, policy, scripts) => {
    expect(directive(policy, 'script-src')).toBe(scripts)
    expect(directive(policy, 'default-src')).toBe("default-src 'none'")
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'")
  })

  it.each([
    ['public', publicPolicy({ scripts: [], styles: [] })],
    ['preview', previewPolicy('n')],
  ])('lets no text become HTML: %s', (_name, policy) => {
    expect(directive(policy, 'require-trusted-types-for')).toMatch(/'script'$/)
    expect(directive(policy, 'trusted-types')).toBe('trusted-types default')
  })
})
