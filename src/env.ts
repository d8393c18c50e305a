import path from 'node:path'
import * as z from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const folder = z
  .string()
  .min(1)
  .transform((value) => path.resolve(value))
const count = z.coerce.number().int().min(0)

/** All settings of the product. `.env.example` explains them. Empty values count as not set. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).optional(),
  PORT: port.default(3000),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => {
      const { href, origin } = URL.parse(url) ?? {}
      return href === `${origin}/`
    }, 'only scheme, host and port are supported')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STATEMENT_TIMEOUT: count.default(30),
  DRAIN_SECONDS: count.default(0),
  LOG_FORMAT: z.enum(['pretty', 'json']).default('pretty'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PAYLOAD_SECRET: z.string().min(32).optional(),
  ADMIN_EMAIL: z.email().default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(12).optional(),
  DATA_DIR: folder.default(path.resolve('data')),
  MEDIA_DIR: folder.default(path.resolve('media')),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: z.stringbool().optional(),
  UPLOAD_MAX_FILES: count.min(1).default(20),
  UPLOAD_MAX_TOTAL_MB: count.min(1).default(100),
  UPLOAD_RESERVED_MB: count.default(512),
  SUBMISSIONS_PER_HOUR: count.default(20),
  FAILED_LOGINS: count.default(10),
  REQUIRE_2FA: z.stringbool().optional(),
  TRUSTED_PROXIES: count.default(0),
  RETENTION_CONTACT_MONTHS: count.default(12),
  RETENTION_ONBOARDING_MONTHS: count.default(0),
  RETENTION_DRY_RUN: z.stringbool().default(false),
  ACCESS_LOG_MONTHS: count.min(1).default(24),
  BACKUP_DAYS: count.default(30),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  BACKUP_RECIPIENT: z.string().startsWith('age1').optional(),
  BACKUP_IDENTITY: z.string().startsWith('AGE-SECRET-KEY-').optional(),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  CLAMAV_URL: z
    .string()
    .regex(/^(tcp:\/\/.+:\d+|unix:\/.+)$/, 'neither tcp://host:port nor unix:/path')
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine(canBeDecoded, 'a % in the user or password has to be written as %25')
    .optional(),
  MAIL_FROM: z.email().optional(),
  TEAM_EMAIL: z.email().optional(),
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    // `fetch` rejects each call to such an address.
    .refine((url) => {
      const { username, password } = URL.parse(url) ?? {}
      return !username && !password
    }, 'a user or password is not supported')
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .min(30)
    .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, 'not "whsec_" and base64')
    .optional(),
})

/** Pairs of a setting and another setting that it requires. */
const requirements = [
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['TEAM_EMAIL', 'SMTP_URL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
] as const

const complete = schema
  .superRefine((settings, context) => {
    for (const [name, required] of requirements) {
      if (settings[name] === undefined || settings[required] !== undefined) continue
      context.addIssue({ code: 'custom', path: [required], message: `missing, ${name} needs it` })
    }
    if (settings.METRICS_PORT === settings.PORT) {
      context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'the same as PORT' })
    }
  })
  .transform((settings) => ({
    ...settings,
    REQUIRE_2FA: settings.REQUIRE_2FA ?? settings.SITE_URL?.startsWith('https:') ?? false,
  }))

function canBeDecoded(url: string): boolean {
  try {
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}

export type Env = z.infer<typeof complete>

/**
 * Parses the environment. Throws an Error whose message lists all invalid
 * variables and their problems.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value?.trim() !== ''),
  )
  const result = complete.safeParse(nonEmpty)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`A setting in the environment is not valid. ${faults.join('; ')}.`)
}

export const env = parseEnv(process.env)

/** The base URL of links, mails and canonical tags, without a trailing slash. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`
