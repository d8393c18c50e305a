import type { Instrumentation } from 'next'

/** Runs once when Next starts: resumes the job queue of the former process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startBackgroundWork } = await import('./lib/cms/payload.ts')
  await startBackgroundWork()
}

/** Logs what failed while Next rendered or called a route, with the request's id. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logFailure } = await import('./lib/log/log-failure.ts')
  await logFailure(`${request.method} ${context.routePath} failed`, error)
}
