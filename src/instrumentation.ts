/** Runs once when Next starts: takes up the job queue where the former process left it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startWork } = await import('./lib/cms/payload.ts')
  await startWork()
}
