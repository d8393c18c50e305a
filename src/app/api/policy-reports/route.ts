import { RateLimiterMemory } from 'rate-limiter-flexible'
import { respondAndDiscardBody } from '../../../lib/http/discard-body.ts'
import { plainRejection, readText, reject } from '../../../lib/http/outcome.ts'
import { formatReports } from '../../../lib/http/policy-reports.ts'
import { rateLimitKey } from '../../../lib/http/rate-limit-key.ts'
import { logWarning } from '../../../lib/log/log-failure.ts'

const maxBytes = 32 * 1024

/** Limits per client and in total, because every visitor's browser reports the same violation. */
const limiters = [
  { limiter: new RateLimiterMemory({ points: 5, duration: 60 }), keyOf: rateLimitKey },
  { limiter: new RateLimiterMemory({ points: 30, duration: 60 }), keyOf: () => 'all' },
]

/** Logs the browsers' reports of content security policy violations. */
export async function POST(request: Request): Promise<Response> {
  return respondAndDiscardBody(await handle(request))
}

async function handle(request: Request): Promise<Response> {
  const body = await readText(request.headers, maxBytes)
  if (body === undefined) return plainRejection(reject(413, 'Too long.'))
  const lines = formatReports(body)
  if (!lines) return plainRejection(reject(400, 'No report.'))
  for (const line of lines) {
    if (!(await mayLog(request.headers))) {
      return plainRejection({ ...reject(429, 'Too many reports.'), retryAfter: 60 })
    }
    await logWarning(`Content policy: ${line}`)
  }
  return new Response(null, { status: 204 })
}

async function mayLog(headers: Headers): Promise<boolean> {
  for (const { keyOf, limiter } of limiters) {
    const isAllowed = await limiter.consume(keyOf(headers)).then(
      () => true,
      () => false,
    )
    if (!isAllowed) return false
  }
  return true
}
