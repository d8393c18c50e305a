/**
 * Runs once when the server starts. Next hands a route only the headers of a request; here the
 * address of the connection is added to them, as every proxy before it does. Then the queue is
 * taken up where the former process left it.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { addConnectionAddress } = await import('./lib/connection-address.ts')
  addConnectionAddress()
  const { startJobs } = await import('./lib/payload.ts')
  await startJobs()
}
