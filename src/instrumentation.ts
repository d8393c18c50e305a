/** Runs once when Next starts: resumes the job queue of the former process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startWork } = await import('./lib/cms/payload.ts')
  await startWork()
}
