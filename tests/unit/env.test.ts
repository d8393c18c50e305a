import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/env.ts'

describe('the settings', () => {
  it('are all optional', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, UPLOAD_MAX_FILES: 20, FAILED_LOGINS: 10 })
  })

  it('are treated as not set when they are empty', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
    expect(parseEnv({ HOST: '' }).HOST).toBeUndefined()
    expect(parseEnv({ UPLOAD_MAX_FILES: ' ', FAILED_LOGINS: '\t' })).toMatchObject({
      UPLOAD_MAX_FILES: 20,
      FAILED_LOGINS: 10,
    })
  })

  it.each([
    ['PORT', 'zehn'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PAYLOAD_SECRET', 'short'],
    ['ADMIN_EMAIL', 'nobody'],
    ['UPLOAD_MAX_FILES', '-1'],
    ['FAILED_LOGINS', 'keine'],
    ['RETENTION_CONTACT_MONTHS', '-1'],
    ['RETENTION_DRY_RUN', 'vielleicht'],
    ['SECURITY_CONTACT', 'http://example.com/report'],
    ['ACCESS_LOG_MONTHS', '0'],
    ['LOG_FORMAT', 'xml'],
    ['METRICS_PORT', '3000'],
    ['SITE_URL', 'https://example.com/folder'],
    ['SITE_URL', 'https://example.com/?name=value'],
    ['SITE_URL', 'https://user:password@example.com'],
    ['WEBHOOK_URL', 'example.com'],
    ['WEBHOOK_URL', 'https://name@example.com'],
    ['WEBHOOK_URL', 'https://:password@example.com'],
    ['WEBHOOK_SECRET', 'whsec_no-base64_but-long-enough-for-a-secret'],
    ['SMTP_URL', 'smtp://user:pa%ss@example.com'],
  ])('reject %s=%s with one message that names the variable', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^A setting .*${name}: .*\\.$`))
  })

  it.each([
    [{}, false],
    [{ SITE_URL: 'http://localhost:3000' }, false],
    [{ SITE_URL: 'https://example.com' }, true],
    [{ SITE_URL: 'HTTPS://Example.com/' }, true],
    [{ SITE_URL: 'https://example.com', REQUIRE_2FA: 'false' }, false],
    [{ REQUIRE_2FA: 'true' }, true],
  ])('%o decide whether admins need a second factor: %s', (settings, isRequired) => {
    expect(parseEnv(settings)).toMatchObject({ REQUIRE_2FA: isRequired })
  })

  it.each([
    [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM: missing, SMTP_URL needs it'],
    [{ TEAM_EMAIL: 'team@example.com' }, 'SMTP_URL: missing, TEAM_EMAIL needs it'],
    [{ WEBHOOK_URL: 'https://example.com' }, 'WEBHOOK_SECRET: missing, WEBHOOK_URL needs it'],
  ])('are rejected with the name of the other setting they depend on: %o', (settings, sentence) => {
    expect(() => parseEnv(settings)).toThrow(sentence)
  })
})
