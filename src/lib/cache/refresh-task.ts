import type { TaskConfig } from 'payload'
import { env } from '../../env.ts'
import { sign } from './signature.ts'

/** The endpoint at which the site's own jobs purge pages. */
const refreshPath = '/api/refresh-pages'

/** Milliseconds to wait for the site's response. */
const timeout = 10_000

/**
 * Purges pages after a job has published: Next does that only in a request of its own, so the
 * job sends one to the site.
 */
export const refreshTask: TaskConfig<'refresh-pages'> = {
  slug: 'refresh-pages',
  label: 'Seiten auffrischen',
  inputSchema: [{ name: 'tags', type: 'json', required: true }],
  retries: { attempts: 11, backoff: { type: 'exponential', delay: 1000 } },
  handler: async ({ input }) => {
    const body = JSON.stringify(input.tags)
    const answer = await fetch(`http://localhost:${env.PORT}${refreshPath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...sign(body) },
      body,
      signal: AbortSignal.timeout(timeout),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
    return { output: {} }
  },
}
