import type { Instrumentation } from 'next'

/** Runs once when Next starts, and starts the job queues. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startBackgroundWork } = await import('./lib/cms/payload.ts')
  await startBackgroundWork()
}

/** Logs errors in rendering and route handlers. The log entry contains the request id. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logFailure } = await import('./lib/log/log-failure.ts')
  await logFailure(`${request.method} ${context.routePath} failed`, error)
}
